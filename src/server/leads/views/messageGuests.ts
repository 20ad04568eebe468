import { paths } from '../../../contract/paths.ts';
import { type GuestMessage } from '../deliveries/outboxPayload.ts';
import { guestLinks } from '../deliveries/leadLinks.ts';
import { addDeliveries, type NewDelivery } from '../deliveries/outboxRows.ts';
import type { LeadContext } from '../submissions/leadContext.ts';
import { mailboxHash } from '../submissions/limits.ts';
import type { RegistrationEvent } from '../submissions/registrationEvent.ts';
import type { Guest } from './guests.ts';

export interface GuestText {
  subject: string;
  text: string;
}

type MessageEvent = Pick<RegistrationEvent, 'slug' | 'title'>;

const messageTo = (
  { lead }: Guest,
  { slug, title }: MessageEvent,
  { subject, text }: GuestText,
  ctx: LeadContext,
): GuestMessage => ({
  type: 'guest-message',
  id: lead.id,
  email: lead.email,
  first_name: lead.data.first_name,
  last_name: lead.data.last_name,
  subject,
  text,
  event: { title, url: ctx.siteUrl + paths.event(slug) },
  link: guestLinks(lead, ctx).link,
});

/** Rows of one statement: databases limit its parameters. */
const CHUNK = 500;

export interface IdentifiedText extends GuestText {
  /** The same for a form that is sent twice, whose guests get one email. */
  messageId: string;
}

/** Sends a text to guests, one of each mailbox, through the outbox: all of them or none. */
export const messageGuests = (
  ctx: LeadContext,
  guests: readonly Guest[],
  event: MessageEvent,
  { messageId, ...text }: IdentifiedText,
): Promise<void> =>
  ctx.db.transaction().execute(async (db) => {
    const deliveries = guests.map((guest): NewDelivery => ({
      id: `guest-message-${messageId}-${mailboxHash(guest.lead.email)}`,
      kind: 'guest-message',
      leadId: guest.lead.id,
      lead: messageTo(guest, event, text, ctx),
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
  const lead: GuestMessage = {
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
  return addDeliveries(ctx.db, [{ kind: 'guest-message', leadId: null, lead }], ctx.now);
};
