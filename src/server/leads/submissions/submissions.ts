import type { Kysely } from 'kysely';
import type { DemoBooking, NewsletterLink } from '../../../contract/entities.ts';
import type { DemoRequest, EventRegistration } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import { countToday, HOLDS_PER_NETWORK, mailboxOf } from './dailyCounts.ts';
import { storeDemoRequest } from './demoRequests.ts';
import { takeSeat } from './demoSlots.ts';
import {
  askToConfirm,
  bookingOf,
  enqueueForCancellation,
  enqueueForDemo,
  enqueueForRegistration,
  enqueueForSubscription,
  enqueueForUnsubscription,
  noteQuarantine,
  registrationLink,
} from './enqueueDeliveries.ts';
import type { EnqueueSettings } from './enqueueDeliveries.ts';
import { lockSeats, seatedMailboxes } from './eventSeats.ts';
import {
  confirmationMail,
  confirmSubscription,
  endSubscription,
  findReader,
  findSubscription,
  storeSubscription,
} from './newsletter.ts';
import { cancelRegistration, storeRegistration } from './registrations.ts';
import type { RegistrationTarget } from './registrations.ts';
import type {
  LeadsDatabase,
  NewsletterSubscriptionRow,
  OriginColumns,
  QuarantineReason,
} from '../database/schema.ts';

/** What is kept of a submission beside what the visitor wrote. */
export interface Origin {
  quarantine?: QuarantineReason | null;
  source?: LeadSource | null;
  /** Where it was sent from, as far as it is kept. */
  network?: string | null;
  /** Hash of the network that hours and seats are counted for. */
  holder?: string | undefined;
}

/** What visitors send, validated. A submission in quarantine is stored and answered like any other, and causes nothing. */
export interface Submissions {
  /** Resolves with the receipt, as `register` does: the same one for who was there already. */
  subscribe(email: string, origin?: Origin): Promise<string>;
  requestDemo(request: DemoRequest, origin?: Origin): Promise<DemoBooking>;
  register(
    event: RegistrationTarget,
    registration: EventRegistration,
    origin?: Origin,
  ): Promise<TakenRegistration | 'full'>;
  /** Cancels a registration, once. */
  cancelRegistration(id: string): Promise<void>;
  /** What a link of a mail says of its address now; null for a token of nobody. */
  readNewsletterLink(link: NewsletterLinkName, token: string): Promise<NewsletterLink | null>;
  /** Makes a reader of whoever was asked by mail, once; a link that holds no longer changes nothing. */
  confirmNewsletter(token: string, network: string | null): Promise<NewsletterLink | null>;
  /** Writes to an address again that has not been confirmed; null for a token of nobody, and when today saw enough. */
  renewNewsletterLink(token: string): Promise<NewsletterLink | null | 'too many'>;
  /** Ends a subscription, once. */
  unsubscribe(token: string): Promise<NewsletterLink | null>;
}

/** What a visitor is told of a registration beside what they wrote. */
export interface TakenRegistration {
  /** Address of its page. */
  link: string;
  receipt: string;
}

/** The two links that mails of the newsletter have. */
export type NewsletterLinkName = 'confirm' | 'unsubscribe';

export interface SubmissionSettings extends EnqueueSettings {
  /** When demos are given; at any time that the form offers, if left out. */
  office?: OfficeHours | undefined;
  /** Whether newsletter addresses count only when they were confirmed by mail. */
  doubleOptIn?: boolean | undefined;
  /** Whether a network holds only so many demo hours and seats a day. */
  limitsNetworks?: boolean | undefined;
}

/** An origin as its columns hold it. */
const originColumns = ({ quarantine = null, source = null }: Origin): OriginColumns => ({
  quarantine_reason: quarantine,
  source: source && JSON.stringify(source),
});

/** Stores submissions together with what they cause; `db` is the transaction that holds both. */
export const submissionsIn = (
  db: Kysely<LeadsDatabase>,
  settings: SubmissionSettings,
): Submissions => ({
  async subscribe(email, origin = {}) {
    const { quarantine, network } = origin;
    const { now, doubleOptIn = false } = settings;
    const row = await storeSubscription(db, email, now, {
      network,
      // Nobody has agreed to what a machine sends.
      doubleOptIn: doubleOptIn || Boolean(quarantine),
      origin: originColumns(origin),
    });
    if (quarantine) noteQuarantine('newsletter', quarantine, settings);
    else if (row) {
      settings.count?.((metrics) => metrics.formStored('subscribe'));
      await enqueueForSubscription(db, row, settings);
    }
    return (row ?? (await findReader(db, email))).receipt;
  },

  async requestDemo(request, origin = {}) {
    let { quarantine } = origin;
    if (!quarantine && settings.office && (await isOverLimit(db, 'demo hour', origin, settings)))
      quarantine = 'network-limit';
    const columns = originColumns({ ...origin, quarantine });
    const row = await storeDemoRequest(db, request, settings.now, columns);
    if (quarantine) noteQuarantine('demo', quarantine, settings);
    else {
      await takeSeat(db, row, settings.office?.capacity);
      settings.count?.((metrics) => metrics.formStored('requestDemo'));
      await enqueueForDemo(db, row, settings);
    }
    return bookingOf(row, settings);
  },

  async register(event, registration, origin = {}) {
    const { now } = settings;
    let { quarantine } = origin;
    if (event.capacity !== undefined) {
      await lockSeats(db, event.id);
      const seated = await seatedMailboxes(db, event.id, now);
      // A mailbox that has a seat gets the same answer, so the answer does not reveal who is registered.
      if (seated.size >= event.capacity) return 'full';
      const takesSeat = !quarantine && !seated.has(mailboxOf(registration.email));
      if (takesSeat && (await isOverLimit(db, 'event seat', origin, settings)))
        quarantine = 'network-limit';
    }
    const columns = originColumns({ ...origin, quarantine });
    const row = await storeRegistration(db, event, registration, now, columns);
    if (quarantine) noteQuarantine('registration', quarantine, settings);
    else {
      settings.count?.((metrics) => metrics.formStored('register'));
      await enqueueForRegistration(db, row, settings);
    }
    return { link: registrationLink(row, settings), receipt: row.receipt };
  },

  async cancelRegistration(id) {
    const row = await cancelRegistration(db, id, settings.now);
    if (row?.quarantine_reason === null) await enqueueForCancellation(db, row, settings);
  },

  async readNewsletterLink(link, token) {
    const row = await findSubscription(db, `${link}_token`, token);
    return row && linkOf(db, row, link, settings);
  },

  async confirmNewsletter(token, network) {
    const { now } = settings;
    const row = await findSubscription(db, 'confirm_token', token);
    if (!row) return null;
    const link = await linkOf(db, row, 'confirm', settings);
    if (link.state !== 'pending') return link;
    const confirmed = await confirmSubscription(db, row, now, network);
    await enqueueForSubscription(db, confirmed, settings);
    return { ...link, state: 'confirmed' };
  },

  async renewNewsletterLink(token) {
    const row = await findSubscription(db, 'confirm_token', token);
    if (!row) return null;
    if (row.status === 'pending' && !(await askToConfirm(db, row, settings))) return 'too many';
    return linkOf(db, row, 'confirm', settings);
  },

  async unsubscribe(token) {
    const row = await findSubscription(db, 'unsubscribe_token', token);
    if (!row) return null;
    if (row.status !== 'unsubscribed') {
      const { now } = settings;
      await endSubscription(db, row, now);
      // Of an address that was never confirmed nobody has heard.
      if (row.status === 'confirmed') await enqueueForUnsubscription(db, row, settings);
    }
    return { state: 'unsubscribed', address: maskedAddress(row.email) };
  },
});

/** Counts an hour or a seat, and tells whether its network has taken enough of them today. */
const isOverLimit = async (
  db: Kysely<LeadsDatabase>,
  what: 'demo hour' | 'event seat',
  { holder }: Origin,
  { now, limitsNetworks = false }: SubmissionSettings,
): Promise<boolean> =>
  limitsNetworks &&
  holder !== undefined &&
  (await countToday(db, now, `${what} of network`, holder)) > HOLDS_PER_NETWORK;

const linkOf = async (
  db: Kysely<LeadsDatabase>,
  row: NewsletterSubscriptionRow,
  link: NewsletterLinkName,
  { now }: SubmissionSettings,
): Promise<NewsletterLink> => {
  const isExpired =
    link === 'confirm' &&
    row.status === 'pending' &&
    (await confirmationMail(db, row, now)) === 'expired';
  return { state: isExpired ? 'expired' : row.status, address: maskedAddress(row.email) };
};

/** `r…@example.com`: enough for whose it is, and nothing new for whom it was forwarded to. */
const maskedAddress = (email: string): string => email.replace(/^(.).*@/u, '$1…@');
