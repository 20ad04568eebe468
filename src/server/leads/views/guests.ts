import { parseLead, type StoredLead } from '../database/leadRows.ts';
import type { SiteDb } from '../database/schema.ts';
import { selectBookings } from '../submissions/selectLeads.ts';
import { mailboxHash } from '../submissions/limits.ts';
import type { RegistrationEvent } from '../submissions/registrationEvent.ts';
import { searchTerm } from '../submissions/searchText.ts';

/** `here`: has used the link to join. `absent`: has a seat, and has not joined. */
export type GuestState = 'here' | 'absent' | 'held' | 'canceled';

export interface Guest {
  lead: StoredLead<'registration'>;
  state: GuestState;
}

type Session = Pick<RegistrationEvent, 'id' | 'startsAt'>;

/**
 * Registrations whose `ends_at` is later are for this session; earlier ones are for a former date of the same event, which
 * keeps its id when it is held again. `now` comes first while the event is ahead: its date may be moved.
 */
export const sessionCutoff = ({ startsAt }: Session, now: Date): string =>
  new Date(Math.min(now.getTime(), startsAt.getTime())).toISOString();

const stateOf = ({ status, quarantine_reason, details }: Guest['lead']): GuestState => {
  if (quarantine_reason !== null) return 'held';
  if (status === 'canceled') return 'canceled';
  return details.joined_at === undefined ? 'absent' : 'here';
};

/** The registrations for a session, in the order in which they came: `seatedGuests` keeps the first of a mailbox. */
export const listGuests = async (db: SiteDb, session: Session, now: Date): Promise<Guest[]> => {
  const rows = await db
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'registration')
    .where('slot', '=', session.id)
    .where('ends_at', '>', sessionCutoff(session, now))
    .orderBy('created_at')
    .execute();
  return rows
    .map((row) => parseLead<'registration'>(row))
    .map((lead) => ({ lead, state: stateOf(lead) }));
};

export const matchGuests = (guests: readonly Guest[], search: string): Guest[] => {
  const term = searchTerm(search);
  return guests.filter(({ lead }) => lead.search.includes(term));
};

/** One registration of each mailbox that has a seat: the first, or the one that joined. */
export const seatedGuests = (guests: readonly Guest[]): Guest[] => {
  const seats = new Map<string, Guest>();
  for (const guest of guests) {
    if (guest.state !== 'here' && guest.state !== 'absent') continue;
    const mailbox = mailboxHash(guest.lead.email);
    const known = seats.get(mailbox);
    if (!known || (known.state === 'absent' && guest.state === 'here')) seats.set(mailbox, guest);
  }
  return [...seats.values()];
};

/** The number of seats that are taken, by the ids of the events. */
export const countSeats = async (
  db: SiteDb,
  sessions: readonly Session[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  if (sessions.length === 0) return counts;
  const rows = await selectBookings(db, 'registration')
    .select(['slot', 'email', 'ends_at'])
    .where(
      'slot',
      'in',
      sessions.map(({ id }) => id),
    )
    .execute();
  const bySlot = Map.groupBy(rows, ({ slot }) => slot);
  for (const session of sessions) {
    const cutoff = sessionCutoff(session, now);
    const seated = (bySlot.get(session.id) ?? []).filter(({ ends_at }) => ends_at! > cutoff);
    counts.set(session.id, new Set(seated.map(({ email }) => mailboxHash(email))).size);
  }
  return counts;
};
