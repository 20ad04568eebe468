import type { ApiAnswer } from '../../../contract/calls.ts';
import { JOIN_AHEAD_MS } from '../../../contract/constants.ts';
import type { EventJoin } from '../../../contract/bookings.ts';
import { paths } from '../../../contract/paths.ts';
import { parseLead, type StoredLead } from '../database/leadRows.ts';
import { lockLead } from './selectLeads.ts';
import { success } from './answers.ts';
import { updateLead } from './updateLead.ts';
import type { LeadContext } from './leadContext.ts';
import { timesOf, UNKNOWN } from './registration.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

type Registration = StoredLead<'registration'>;

/** The token is that of the link to join; the one of the private page opens it, too. */
const findGuest = async ({ db }: LeadContext, token: string): Promise<Registration | undefined> => {
  const row = await db
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'registration')
    .where((is) => is.or([is('meeting_token', '=', token), is('change_token', '=', token)]))
    .executeTakeFirst();
  return row && parseLead<'registration'>(row);
};

/**
 * A guest's event as it is now. Its times are the guest's once these are over: the same event may be held again later.
 */
const eventOf = ({ events, now }: LeadContext, guest: Registration) => {
  const found = events?.find(guest.slot!);
  const event = found && 'id' in found ? found : undefined;
  const isOver = guest.ends_at! <= now.toISOString();
  const times = event && !isOver ? timesOf(event) : guest.details.event;
  return { event, starts_at: times.starts_at, ends_at: times.ends_at };
};

const isWithdrawn = ({ status }: Registration, event: RegistrationEvent | undefined): boolean =>
  status === 'canceled' && !event?.isCanceled;

export const readJoin = async (ctx: LeadContext, token: string): Promise<ApiAnswer<EventJoin>> => {
  const guest = await findGuest(ctx, token);
  if (!guest) return UNKNOWN;
  const { event, starts_at, ends_at } = eventOf(ctx, guest);
  if (isWithdrawn(guest, event)) return UNKNOWN;
  const { slug, title } = event ?? guest.details.event;
  return success('', {
    event: { slug, title, starts_at, ends_at },
    has_address: event?.join !== undefined,
    is_canceled: event?.isCanceled ?? false,
    ...(event?.recording !== undefined && { recording: event.recording }),
  });
};

interface JoinTarget {
  location: string;
  /** The receipt of the guest who joins. */
  guest?: string;
}

/** Where a guest's link leads now; undefined while the link opens its own page, which says when to come back. */
export const findJoinTarget = async (
  ctx: LeadContext,
  token: string,
): Promise<JoinTarget | undefined> => {
  const guest = await findGuest(ctx, token);
  if (!guest) return undefined;
  const { event, starts_at, ends_at } = eventOf(ctx, guest);
  if (isWithdrawn(guest, event) || event?.isCanceled) return undefined;
  const now = ctx.now.getTime();
  if (Date.parse(ends_at) <= now) return { location: afterwards(event) };
  const isOpen = Date.parse(starts_at) - JOIN_AHEAD_MS <= now;
  return isOpen && event?.join !== undefined
    ? { location: event.join, guest: guest.id }
    : undefined;
};

const afterwards = (event: RegistrationEvent | undefined): string => {
  if (!event) return paths.webinars;
  return event.recording === undefined ? paths.event(event.slug) : paths.video(event.recording);
};

/** Once. */
export const recordJoin = async (ctx: LeadContext, id: string): Promise<void> => {
  const guest = await lockLead<'registration'>(ctx.db, id);
  if (!guest || guest.details.joined_at !== undefined) return;
  const details = { ...guest.details, joined_at: ctx.now.toISOString() };
  await updateLead(ctx, guest, { details }, { what: 'joined' });
};
