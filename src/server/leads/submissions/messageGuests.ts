import { paths } from '../../../contract/paths.ts';
import type { StoredLead } from '../database/leadRows.ts';
import type { GuestMessage } from '../deliveries/outboxPayload.ts';
import { guestLinks } from '../deliveries/leadLinks.ts';
import { addDeliveries, type NewDelivery } from '../deliveries/outboxRows.ts';
import type { LeadContext } from './leadContext.ts';
import { mailboxHash } from './limits.ts';
import type { RegistrationEvent } from './registrationEvent.ts';

export interface GuestText {
  subject: string;
  text: string;
}

type Registration = StoredLead<'registration'>;
type MessageEvent = Pick<RegistrationEvent, 'slug' | 'title'>;

const messageTo = (
  registration: Registration,
  { slug, title }: MessageEvent,
  { subject, text }: GuestText,
  ctx: LeadContext,
): GuestMessage => ({
  type: 'guest-message',
  id: registration.id,
  email: registration.email,
  first_name: registration.data.first_name,
  last_name: registration.data.last_name,
  subject,
  text,
  event: { title, url: ctx.siteUrl + paths.event(slug) },
  link: guestLinks(registration, ctx).link,
});

/** Rows of one statement: databases limit its parameters. */
const CHUNK = 500;

export interface IdentifiedText extends GuestText {
  /** The same for a form that is sent twice, whose guests get one email. */
  messageId: string;
}

/** Sends a text to guests, one registration of each mailbox, through the outbox: all of them or none. */
export const messageGuests = (
  ctx: LeadContext,
  registrations: readonly Registration[],
  event: MessageEvent,
  { messageId, ...text }: IdentifiedText,
): Promise<void> =>
  ctx.db.transaction().execute(async (db) => {
    const deliveries = registrations.map((registration): NewDelivery => ({
      id: `guest-message-${messageId}-${mailboxHash(registration.email)}`,
      kind: 'guest-message',
      leadId: registration.id,
      payload: messageTo(registration, event, text, ctx),
    }));
    for (let start = 0; start < deliveries.length; start += CHUNK)
      await addDeliveries(db, deliveries.slice(start, start + CHUNK), ctx.now);
  });

/** Sends the text to the person who wrote it. */
export const testGuestMessage = (
  ctx: LeadContext,
  address: string,
  { slug, title }: MessageEvent,
  { subject, text }: GuestText,
): Promise<void> => {
  const url = ctx.siteUrl + paths.event(slug);
  const [first_name = address] = address.split('@');
  const payload: GuestMessage = {
    type: 'guest-message',
    id: '',
    email: address,
    first_name,
    last_name: '',
    subject,
    text,
    event: { title, url },
    link: url,
  };
  return addDeliveries(ctx.db, [{ kind: 'guest-message', leadId: null, payload }], ctx.now);
};
