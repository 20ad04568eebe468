import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Id } from '../../../contract/entities.ts';
import type { EventRegistration } from '../../../contract/forms.ts';
import { isPostgres } from '../database/database.ts';
import { freeReceipt } from './receipts.ts';
import { freePlaces } from './eventPlaces.ts';
import type { EventPlaces } from './eventPlaces.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type { EventRegistrationRow, LeadsDatabase, OriginColumns } from '../database/schema.ts';

/** The event that somebody registers for. */
export interface RegistrationTarget {
  id: Id;
  slug: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  /** How many may come; as many as do if left out. */
  places?: EventPlaces | undefined;
}

/** What a registration says of its visitor; event and address say which registration it is. */
const SAID = ['first_name', 'last_name', 'phone', 'company', 'reason_for_attending'] as const;

/** 128 bits: nobody finds a registration's page by trying. */
const LINK_TOKEN_BYTES = 16;
const randomLinkToken = (): string => randomBytes(LINK_TOKEN_BYTES).toString('base64url');

export interface StoredRegistration {
  row: EventRegistrationRow;
  /** `made` the first time, and again after it was canceled; `repeated` when it says already what was sent. */
  outcome: 'made' | 'revised' | 'repeated';
}

export interface RegistrationTerms {
  origin?: OriginColumns;
  /** Of a registration that was set aside: whoever sent it has that link. */
  linkToken?: string | null;
  /** Lets it wait also where there is no waiting list: somebody has decided so. */
  mayAlwaysWait?: boolean;
}

/**
 * Stores a validated registration, in the transaction that has locked the event's places. There is one for an event and
 * an address: sent again with something else in it, it says the newest, and what it said before is kept as a revision.
 * It keeps its place, or its turn; a new one takes a place, or waits for one.
 * @returns the registration as it is now; `full` when there is neither a place nor a waiting list
 */
export const storeRegistration = async (
  db: Kysely<LeadsDatabase>,
  event: RegistrationTarget,
  registration: EventRegistration,
  now: Date,
  { origin = NO_ORIGIN, linkToken, mayAlwaysWait = false }: RegistrationTerms = {},
): Promise<StoredRegistration | 'full'> => {
  const email = registration.email.toLowerCase();
  const before = origin.quarantine_reason ? undefined : await findOpen(db, event.id, email);
  const isOpen = before !== undefined && before.standing !== 'canceled' && !hasEnded(before, now);
  const mayWait = mayAlwaysWait || (event.places?.hasWaitingList ?? false);
  const isFree = isOpen || (await freePlaces(db, event.id, event.places, now)) > 0;
  if (!isFree && !mayWait) return 'full';
  const row: EventRegistrationRow = {
    id: randomUUID(),
    event_id: event.id,
    event_slug: event.slug,
    first_name: registration.first_name,
    last_name: registration.last_name,
    phone: registration.phone,
    email,
    company: registration.company,
    reason_for_attending: registration.reason_for_attending,
    created_at: now.toISOString(),
    ...origin,
    receipt: await freeReceipt(db, 'event_registrations'),
    revision: 1,
    updated_at: null,
    event_title: event.title,
    event_starts_at: event.startsAt.toISOString(),
    event_ends_at: event.endsAt.toISOString(),
    standing: isFree ? 'confirmed' : 'waiting',
    standing_since: now.toISOString(),
    link_token: linkToken ?? randomLinkToken(),
    calendar_sequence: 0,
  };
  if (before) return isOpen ? revise(db, before, row) : makeAnew(db, before, row);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('event_registrations')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['event_id', 'email']).where('quarantine_reason', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { row, outcome: 'made' };
  // A process of the release before has stored it meanwhile, which knows no places.
  const terms = { origin, linkToken: row.link_token, mayAlwaysWait };
  return storeRegistration(db, event, registration, now, terms);
};

/** Whether its event has begun, as far as its guest was told. */
export const hasBegun = ({ event_starts_at: start }: EventRegistrationRow, now: Date): boolean =>
  start !== null && start <= now.toISOString();

const hasEnded = ({ event_ends_at: end }: EventRegistrationRow, now: Date): boolean =>
  end !== null && end <= now.toISOString();

/** What an address has for an event; nothing that is set aside. */
const findOpen = (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  email: string,
): Promise<EventRegistrationRow | undefined> => {
  const query = db
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email', '=', email)
    .where('quarantine_reason', 'is', null);
  // A process of the release before does not wait for the places.
  return (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
};

/** Lets the registration that is there say what `sent` says; its place and its links stay as they are. */
const revise = async (
  db: Kysely<LeadsDatabase>,
  before: EventRegistrationRow,
  sent: EventRegistrationRow,
): Promise<StoredRegistration> => {
  if (SAID.every((field) => before[field] === sent[field])) {
    return { row: before, outcome: 'repeated' };
  }
  const { standing, standing_since, link_token } = before;
  // The mail that follows tells of the new time, too.
  const isMoved = before.event_starts_at !== sent.event_starts_at;
  const calendar_sequence = before.calendar_sequence + (isMoved ? 1 : 0);
  const kept = { standing, standing_since, link_token, calendar_sequence };
  return { row: await replace(db, before, { ...sent, ...kept }), outcome: 'revised' };
};

/** A registration that counted no more counts again, under another link: the one of before may be anybody's. */
const makeAnew = async (
  db: Kysely<LeadsDatabase>,
  before: EventRegistrationRow,
  sent: EventRegistrationRow,
): Promise<StoredRegistration> => {
  const calendar_sequence = before.calendar_sequence + 1;
  return { row: await replace(db, before, { ...sent, calendar_sequence }), outcome: 'made' };
};

/** Keeps what a registration says as a revision, and has it say something else. */
const replace = async (
  db: Kysely<LeadsDatabase>,
  before: EventRegistrationRow,
  sent: EventRegistrationRow,
): Promise<EventRegistrationRow> => {
  const { id, revision, first_name, last_name, phone, company, reason_for_attending } = before;
  await db
    .insertInto('registration_revisions')
    .values({
      id: randomUUID(),
      registration_id: id,
      revision,
      first_name,
      last_name,
      phone,
      company,
      reason_for_attending,
      created_at: before.updated_at ?? before.created_at,
    })
    .execute();
  const after = {
    ...sent,
    id,
    created_at: before.created_at,
    receipt: before.receipt,
    // What brought them here first.
    source: before.source ?? sent.source,
    revision: revision + 1,
    updated_at: sent.created_at,
  };
  await db.updateTable('event_registrations').set(after).where('id', '=', id).execute();
  return after;
};

/** The registration whose page a link's token opens; null when there is none. */
export const findRegistrationByLink = async (
  db: Kysely<LeadsDatabase>,
  token: string,
): Promise<EventRegistrationRow | null> => {
  const row = await db
    .selectFrom('event_registrations')
    .selectAll()
    .where('link_token', '=', token)
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Calls a registration off, in the transaction that has locked the event's places.
 * @returns it as it is now; null when that was done before
 */
export const cancelRegistration = async (
  db: Kysely<LeadsDatabase>,
  id: string,
  now: Date,
): Promise<EventRegistrationRow | null> => {
  const row = await db
    .updateTable('event_registrations')
    .set((is) => ({
      standing: 'canceled',
      standing_since: now.toISOString(),
      calendar_sequence: is('calendar_sequence', '+', 1),
    }))
    .where('id', '=', id)
    .where('standing', '!=', 'canceled')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Gives the places that are free to those who have waited longest, in the transaction that has locked them.
 * @returns who has a place now and had none
 */
export const seatWaiting = async (
  db: Kysely<LeadsDatabase>,
  eventId: Id,
  places: EventPlaces | undefined,
  now: Date,
): Promise<EventRegistrationRow[]> => {
  const waiting = await db
    .selectFrom('event_registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where('standing', '=', 'waiting')
    .where('quarantine_reason', 'is', null)
    // What has begun nobody is called to.
    .where('event_starts_at', '>', now.toISOString())
    .orderBy('standing_since')
    .orderBy('id')
    .execute();
  if (waiting.length === 0) return [];
  const free = await freePlaces(db, eventId, places, now);
  const seated: EventRegistrationRow[] = [];
  for (const { id } of waiting.slice(0, free)) {
    const row = await db
      .updateTable('event_registrations')
      .set({ standing: 'confirmed', standing_since: now.toISOString() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    seated.push(row);
  }
  return seated;
};

/** The event of a registration, as it was told of it last; null for one that is older than these columns. */
export const eventOf = (row: EventRegistrationRow): RegistrationTarget | null => {
  const { event_title: title, event_starts_at: start, event_ends_at: end } = row;
  if (title === null || start === null || end === null) return null;
  const { event_id: id, event_slug: slug } = row;
  return { id, slug, title, startsAt: new Date(start), endsAt: new Date(end) };
};
