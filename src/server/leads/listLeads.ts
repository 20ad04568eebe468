import type { Kysely } from 'kysely';
import type { FormName } from '../../contract/calls.ts';
import { readLeadSource, touchText } from '../../contract/leadSource.ts';
import { DATED_KINDS } from './schema.ts';
import type { LeadsDatabase, OriginColumns } from './schema.ts';

/** One lead as people read it; what a kind of lead has no field for is empty. */
export interface LeadLine {
  created_at: string;
  kind: 'demo' | 'registration' | 'newsletter';
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  company: string;
  event: string;
  reason_for_attending: string;
  real_estate_experience: string;
  monthly_budget: string;
  preferred_datetime: string;
  /** What brought the visitor here first and last: `utm_source=harbor&landing=%2Fpricing`; empty if nothing is known. */
  first_touch: string;
  last_touch: string;
  /** Empty for a lead that was accepted. */
  quarantine_reason: string;
  /** What became of its mails and webhooks: `2 pending, 1 dead`, or `delivered` when all of it is long ago. */
  deliveries: string;
}

const BLANK: Omit<LeadLine, 'kind'> = {
  created_at: '',
  id: '',
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  company: '',
  event: '',
  reason_for_attending: '',
  real_estate_experience: '',
  monthly_budget: '',
  preferred_datetime: '',
  first_touch: '',
  last_touch: '',
  quarantine_reason: '',
  deliveries: '',
};

/** What each call of a form brings. */
const KINDS: Record<FormName, LeadLine['kind']> = {
  requestDemo: 'demo',
  register: 'registration',
  subscribe: 'newsletter',
};

/** What a line has of a row: its fields, and nothing else that happens to be in the row. */
const lineOf = (kind: LeadLine['kind'], row: object): LeadLine => {
  const fields = Object.entries(row).filter(
    ([name, value]) => typeof value === 'string' && Object.hasOwn(BLANK, name),
  );
  return { ...BLANK, kind, ...Object.fromEntries(fields) };
};

const touchesOf = ({ source }: OriginColumns): Pick<LeadLine, 'first_touch' | 'last_touch'> => {
  const known = source === null ? null : readLeadSource(JSON.parse(source));
  return {
    first_touch: known ? touchText(known.first) : '',
    last_touch: known ? touchText(known.last) : '',
  };
};

/** Every lead that came in at `since` or after it, the oldest first. */
export const listLeads = async (
  db: Kysely<LeadsDatabase>,
  since: Date = new Date(0),
): Promise<LeadLine[]> => {
  const from = since.toISOString();
  const [demos, registrations, subscriptions, forwarded, deliveries] = await Promise.all([
    db.selectFrom('demo_requests').selectAll().where('created_at', '>=', from).execute(),
    db.selectFrom('event_registrations').selectAll().where('created_at', '>=', from).execute(),
    db.selectFrom('newsletter_subscriptions').selectAll().where('created_at', '>=', from).execute(),
    db.selectFrom('forwarded_leads').selectAll().where('created_at', '>=', from).execute(),
    deliveriesSince(db, from),
  ]);
  const rest = (row: { id: string } & OriginColumns) => ({
    ...touchesOf(row),
    quarantine_reason: row.quarantine_reason ?? '',
    // Only what was delivered is ever deleted from the outbox; what is in quarantine never had a row there.
    deliveries: deliveries.get(row.id) ?? (row.quarantine_reason ? '' : 'delivered'),
  });
  const lines: LeadLine[] = [
    ...demos.map((row) => ({ ...lineOf('demo', row), ...rest(row) })),
    ...registrations.map((row) => ({
      ...lineOf('registration', row),
      event: row.event_slug,
      ...rest(row),
    })),
    ...subscriptions.map((row) => ({ ...lineOf('newsletter', row), ...rest(row) })),
    ...forwarded.map(({ id, created_at, email, call, params, body, ...row }) => ({
      ...lineOf(KINDS[call], JSON.parse(body) as object),
      ...{ id, created_at, email },
      event: (JSON.parse(params) as { id?: string }).id ?? '',
      ...rest({ id, ...row }),
    })),
  ];
  return lines.sort((a, b) => a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1));
};

const deliveriesSince = async (
  db: Kysely<LeadsDatabase>,
  from: string,
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['submission_id', 'status', fn.countAll().as('count')])
    .where('created_at', '>=', from)
    // What has its own day, which has not come, waits for nobody.
    .where((is) =>
      is.not(
        is.and([
          is('kind', 'in', DATED_KINDS),
          is('status', '=', 'pending'),
          is('attempts', '=', 0),
        ]),
      ),
    )
    .groupBy(['submission_id', 'status'])
    .orderBy('status')
    .execute();
  const words = new Map<string, string[]>();
  for (const { submission_id: id, status, count } of rows) {
    words.set(id, [...(words.get(id) ?? []), `${count} ${status}`]);
  }
  return new Map([...words].map(([id, parts]) => [id, parts.join(', ')]));
};

/** Wakes deliveries that were given up: they are due now, with all their tries before them. Returns how many. */
export const retryDeadLetters = async (db: Kysely<LeadsDatabase>, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString() })
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
