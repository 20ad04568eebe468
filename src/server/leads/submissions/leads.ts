import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import { DEFAULT_RECEIPT_PREFIX } from '../../../contract/constants.ts';
import { LEAD_FORMS, LEAD_KINDS } from '../../../contract/forms.ts';
import type { FormFields, LeadKind, NewsletterOffer } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { Metrics } from '../../observe/metrics.ts';
import { isPostgres } from '../database/database.ts';
import type {
  LeadDetails,
  LeadEvent,
  LeadFields,
  LeadRow,
  LeadStatus,
  QuarantineReason,
  StoredLead,
} from '../database/leadRows.ts';
import type { LeadsDb } from '../database/schema.ts';
import type { LinkSettings } from '../deliveries/lead.ts';
import type { EventSource } from './registrationEvent.ts';
import { searchText } from './searchText.ts';

export interface LeadObserver {
  log?: { warn(details: object, message: string): void } | undefined;
  metrics: Metrics;
}

export interface LeadContext extends LinkSettings {
  db: LeadsDb;
  now: Date;
  /** Without it demos can be booked at any hour of the form. */
  office?: OfficeHours | undefined;
  /** The events of the embedded content. */
  events?: EventSource | undefined;
  /** The words that subscribers agree to. */
  newsletter?: NewsletterOffer | undefined;
  receiptPrefix?: string | undefined;
  hasLimits?: boolean | undefined;
  /** Logs and counts only what was committed. */
  afterCommit?: ((effect: (observer: LeadObserver) => void) => void) | undefined;
}

export const success = <Payload>(message: string, payload: Payload): ApiAnswer<Payload> => {
  return { status: 200, message, payload };
};

export interface Origin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
  timeZone?: string | undefined;
  /** The visitor's network, `192.0.2.0/24`. */
  network?: string | null;
  networkHash?: string | undefined;
  /** Whether a page's script sent the form, after a plausible time. */
  isFromPage?: boolean;
}

const RECEIPT_KINDS: Record<LeadKind, string> = { demo: 'D', registration: 'R', newsletter: 'N' };
/** Without characters that are confused when they are read out: I, L, O, U, 0, 1. */
const RECEIPT_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const RECEIPT_LENGTH = 6;

/** A number to read out on the phone, `HR-7K3M9Q`. It is no secret and opens nothing. */
const randomReceipt = (kind: LeadKind, prefix = DEFAULT_RECEIPT_PREFIX): string => {
  const character = () => RECEIPT_ALPHABET.charAt(randomInt(RECEIPT_ALPHABET.length));
  return `${prefix}${RECEIPT_KINDS[kind]}-${Array.from({ length: RECEIPT_LENGTH }, character).join('')}`;
};

export const randomToken = (): string => randomBytes(16).toString('base64url');

const normalizeFields = (form: FormFields, fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields as Record<string, string>).map(([name, value]) => {
      if (form[name]?.rule === 'email') return [name, value.toLowerCase()];
      if (form[name]?.rule === 'moment') return [name, new Date(value).toISOString()];
      return [name, value];
    }),
  );

export interface NewLead<Kind extends LeadKind> {
  kind: Kind;
  fields: LeadFields<Kind>;
  details: LeadDetails[Kind];
  status: LeadStatus;
  slot?: string;
  endsAt?: string;
  origin: Origin;
}

/** Null for a newsletter address that is subscribed already. */
export const insertLead = async <Kind extends LeadKind>(
  ctx: LeadContext,
  lead: NewLead<Kind>,
): Promise<StoredLead<Kind> | null> => {
  const { db, now } = ctx;
  const { kind, status, slot = null, endsAt = null } = lead;
  const { quarantine = null, source = null } = lead.origin;
  const at = now.toISOString();
  const data = normalizeFields(LEAD_FORMS[kind], lead.fields);
  const history: LeadEvent[] = quarantine ? [{ at, what: 'quarantined', reason: quarantine }] : [];
  const id = randomReceipt(kind, ctx.receiptPrefix);
  const row: LeadRow = {
    id,
    kind,
    email: data.email!,
    status,
    quarantine_reason: quarantine,
    reported_at: null,
    slot,
    ends_at: endsAt,
    created_at: at,
    updated_at: at,
    data: JSON.stringify(data),
    search: searchText(id, data),
    details: JSON.stringify(lead.details),
    history: JSON.stringify(history),
    source: source && JSON.stringify(source),
    change_token: randomToken(),
    calendar_token: randomToken(),
    meeting_token: randomToken(),
    confirm_token: randomToken(),
    unsubscribe_token: randomToken(),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) {
    reportStored(ctx, row);
    return parseLead<Kind>(row);
  }
  if (kind === 'newsletter' && (await findSubscription(db, row.email))) return null;
  // The receipt exists already.
  return insertLead(ctx, lead);
};

/** Logs and counts a lead after the commit. The visitor of a quarantined one gets the usual answer. */
const reportStored = (
  { afterCommit }: LeadContext,
  { id: receipt, kind, quarantine_reason: reason }: LeadRow,
) =>
  afterCommit?.(({ log, metrics }) => {
    const forms = Object.keys(LEAD_KINDS) as (keyof typeof LEAD_KINDS)[];
    const form = forms.find((name) => LEAD_KINDS[name] === kind)!;
    if (reason === null) return metrics.formStored(form);
    log?.warn(
      { event: 'security', kind: 'quarantine', form: kind, reason, receipt },
      'form quarantined; run `npm run leads -- quarantined`',
    );
    metrics.formQuarantined(form, reason);
    metrics.securityNoted('quarantine');
  });

export const parseLead = <Kind extends LeadKind>(row: LeadRow): StoredLead<Kind> =>
  ({
    ...row,
    data: JSON.parse(row.data) as unknown,
    details: JSON.parse(row.details) as unknown,
    history: JSON.parse(row.history) as unknown,
    source: row.source === null ? null : (JSON.parse(row.source) as unknown),
  }) as StoredLead<Kind>;

/** Locks the row on PostgreSQL until the transaction ends. */
const selectLocked = (db: LeadsDb) => {
  const query = db.selectFrom('leads').selectAll('leads');
  return isPostgres(db) ? query.forUpdate('leads') : query;
};

export const findLead = async <Kind extends LeadKind>(db: LeadsDb, id: string) => {
  const row = await selectLocked(db).where('id', '=', id).executeTakeFirst();
  return row && parseLead<Kind>(row);
};

interface LeadLink<Kind extends LeadKind> {
  kind: Kind;
  link: 'change' | 'calendar' | 'confirm' | 'unsubscribe';
  token: string;
}

export const findLeadByToken = async <Kind extends LeadKind>(
  db: LeadsDb,
  { kind, link, token }: LeadLink<Kind>,
  { isLocked }: { isLocked: boolean },
): Promise<StoredLead<Kind> | undefined> => {
  const query = isLocked ? selectLocked(db) : db.selectFrom('leads').selectAll('leads');
  const row = await query
    .where(`${link}_token`, '=', token)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && parseLead<Kind>(row);
};

export const findSubscription = async (db: LeadsDb, email: string) => {
  const row = await selectLocked(db)
    .where('kind', '=', 'newsletter')
    .where('email', '=', email)
    .where('quarantine_reason', 'is', null)
    .where('status', '!=', 'duplicate')
    .executeTakeFirst();
  return row && parseLead<'newsletter'>(row);
};

/** Other transactions that lock this name wait until this one ends. SQLite runs one write transaction at a time. */
export const lockUntilCommit = async (db: LeadsDb, name: string) => {
  if (!isPostgres(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
};

const LOCK_TRIES = 15;
const LOCK_PAUSE_MS = 20;

/** Locks like `lockUntilCommit`, but gives up soon: a transaction that hangs must not stop all others. */
export const tryLock = async (db: LeadsDb, name: string): Promise<boolean> => {
  if (!isPostgres(db)) return true;
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(db);
    if (rows[0]?.locked) return true;
    await pause(LOCK_PAUSE_MS);
  }
  return false;
};

/** Active leads outside quarantine: each of them holds its slot. */
export const selectHolders = (db: LeadsDb, kind: 'demo' | 'registration') =>
  db
    .selectFrom('leads')
    .where('kind', '=', kind)
    .where('status', '=', 'active')
    .where('quarantine_reason', 'is', null);

export type LeadChanges<Kind extends LeadKind> = Partial<
  Omit<StoredLead<Kind>, 'id' | 'history' | 'source'>
>;

export const updateLead = async <Kind extends LeadKind>(
  { db, now }: LeadContext,
  lead: StoredLead<Kind>,
  { data, details, ...columns }: LeadChanges<Kind>,
  event?: Omit<LeadEvent, 'at'>,
): Promise<StoredLead<Kind>> => {
  const at = now.toISOString();
  const row = await db
    .updateTable('leads')
    .set({
      ...columns,
      ...(data && { data: JSON.stringify(data), search: searchText(lead.id, data) }),
      ...(details && { details: JSON.stringify(details) }),
      history: JSON.stringify(event ? [...lead.history, { at, ...event }] : lead.history),
      updated_at: at,
    })
    .where('id', '=', lead.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseLead<Kind>(row);
};
