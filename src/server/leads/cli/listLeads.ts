import type { Kysely } from 'kysely';
import { readLeadSource, touchText } from '../../../contract/leadSource.ts';
import { DATED_KINDS } from '../database/schema.ts';
import { paths } from '../../../contract/paths.ts';
import type {
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
  SubscriptionStatus,
} from '../database/schema.ts';

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
  /** The number that the visitor knows. */
  receipt: string;
  /** What brought the visitor here first and last: `utm_source=harbor&landing=%2Fpricing`; empty if nothing is known. */
  first_touch: string;
  last_touch: string;
  /** Whether an address may be written the newsletter: `pending`, `confirmed` or `unsubscribed`. */
  newsletter_status: string;
  /** Where its reader ends the newsletter; every issue has to name it. */
  unsubscribe_url: string;
  /** What was agreed to, when, and from which networks. */
  consent: string;
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
  receipt: '',
  first_touch: '',
  last_touch: '',
  newsletter_status: '',
  unsubscribe_url: '',
  consent: '',
  quarantine_reason: '',
  deliveries: '',
};

/** What a line has of a row: its fields, and nothing else that happens to be in the row. */
const lineOf = (kind: LeadLine['kind'], row: object): LeadLine => {
  const fields = Object.entries(row).filter(
    ([name, value]) => typeof value === 'string' && Object.hasOwn(BLANK, name),
  );
  return { ...BLANK, kind, ...Object.fromEntries(fields) };
};

/** What brought a lead here, as lines say it. */
export const touchesOf = ({
  source,
}: Pick<OriginColumns, 'source'>): Pick<LeadLine, 'first_touch' | 'last_touch'> => {
  const known = source === null ? null : readLeadSource(JSON.parse(source));
  return {
    first_touch: known ? touchText(known.first) : '',
    last_touch: known ? touchText(known.last) : '',
  };
};

/** What is in quarantine never had a row in the outbox; an address beyond a day's mails waits without one. */
const hasCausedNothing = (row: OriginColumns & { status?: SubscriptionStatus }): boolean =>
  row.quarantine_reason !== null || row.status === 'pending';

/** The proof of a subscriber's consent. */
const consentOf = (row: NewsletterSubscriptionRow): string => {
  const { consent_text: words, requested_at, request_network, confirmed_at, confirm_network } = row;
  const steps = [
    ['asked', requested_at, request_network],
    ['confirmed', confirmed_at, confirm_network],
    ['unsubscribed', row.unsubscribed_at, null],
  ] as const;
  const told = steps.flatMap(([what, at, network]) =>
    at === null ? [] : `${what} ${at}${network === null ? '' : ` from ${network}`}`,
  );
  return `${told.join(', ')}: ${words}`;
};

/**
 * Every lead that came in at `since` or after it, the oldest first.
 * @param siteUrl public origin, for the links of lines
 */
export const listLeads = async (
  db: Kysely<LeadsDatabase>,
  since: Date = new Date(0),
  siteUrl = '',
): Promise<LeadLine[]> => {
  const from = since.toISOString();
  const [demos, registrations, subscriptions, deliveries] = await Promise.all([
    db.selectFrom('demo_requests').selectAll().where('created_at', '>=', from).execute(),
    db.selectFrom('event_registrations').selectAll().where('created_at', '>=', from).execute(),
    db.selectFrom('newsletter_subscriptions').selectAll().where('created_at', '>=', from).execute(),
    deliveriesSince(db, from),
  ]);
  const rest = (
    row: { id: string; email: string; status?: SubscriptionStatus } & OriginColumns,
  ) => ({
    ...touchesOf(row),
    quarantine_reason: row.quarantine_reason ?? '',
    // Only what was delivered is ever deleted from the outbox.
    deliveries: deliveries.get(row.id) ?? (hasCausedNothing(row) ? '' : 'delivered'),
  });
  const lines: LeadLine[] = [
    ...demos.map((row) => ({ ...lineOf('demo', row), receipt: row.id, ...rest(row) })),
    ...registrations.map((row) => ({
      ...lineOf('registration', row),
      event: row.event_slug,
      ...rest(row),
    })),
    ...subscriptions.map((row) => ({
      ...lineOf('newsletter', row),
      ...rest(row),
      newsletter_status: row.status,
      unsubscribe_url: siteUrl + paths.newsletterUnsubscribe(row.unsubscribe_token),
      consent: consentOf(row),
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

/**
 * Makes dead deliveries pending again, due now and with all their attempts left.
 * @returns how many
 */
export const retryDeadLetters = async (db: Kysely<LeadsDatabase>, now: Date): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'pending', attempts: 0, next_attempt_at: now.toISOString() })
    .where('status', '=', 'dead')
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
