import { paths } from '../../../contract/paths.ts';
import type { EventTimes, LeadDetails, LeadFields, StoredLead } from '../database/leadRows.ts';
import {
  bookingOf,
  guestLinks,
  type Booking,
  type GuestLinks,
  type LinkSettings,
} from './leadLinks.ts';
import type { PeopleChangeRow } from '../database/schema.ts';

/**
 * The payload of an outbox row. It is complete, so that a delivery reads no other table. `type` says what it tells. Dates are
 * ISO instants in UTC.
 */
export type OutboxPayload =
  | DemoPayload
  | RegistrationPayload
  | NewsletterPayload
  | NewsletterConfirmation
  | NewsletterEnd
  | GuestMessage
  | PayloadWithoutLead;

interface CommonFields extends Pick<StoredLead, 'id' | 'created_at' | 'source'> {
  receipt: string;
}

export interface DemoPayload extends CommonFields, LeadFields<'demo'>, Booking {
  type: 'demo' | 'demo-moved' | 'demo-canceled';
  time_zone: string | undefined;
  /** Number of changes, including this one. */
  sequence?: number;
  previous_datetime?: string;
  changed_at?: string;
  /** From then on an email to the visitor is not sent. */
  not_after?: string;
}

export interface RegistrationPayload extends CommonFields, LeadFields<'registration'>, GuestLinks {
  type: 'registration';
  time_zone: string | undefined;
  is_canceled: boolean;
  event: Omit<LeadDetails['registration']['event'], 'join_hash'> & { url: string };
  /** The version of the guest's calendar entry. */
  entry: LeadDetails['registration']['entry'];
  /** From then on an email to the guest is not sent. */
  not_after?: string;
  /** What the guest knew before a change of the event. */
  before?: Pick<EventTimes, 'starts_at' | 'ends_at'>;
  address_change?: 'added' | 'changed' | 'removed' | undefined;
  /** What an editor says about a change of the event. */
  line?: string;
  /** A canceled registration whose guest has another one for the same event. */
  has_another?: boolean;
}

/** What the people of the desk write to the guests of an event. */
export interface GuestMessage {
  type: 'guest-message';
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  subject: string;
  /** Paragraphs are separated by empty lines. */
  text: string;
  event: { title: string; url: string };
  /** The guest's private page, on which the seat can be given back. */
  link: string;
}

export interface NewsletterPayload extends CommonFields, LeadFields<'newsletter'> {
  type: 'newsletter';
}

interface NewsletterEnd {
  type: 'newsletter-end';
  id: string;
  email: string;
  unsubscribed_at: string;
}

export interface NewsletterConfirmation {
  type: 'newsletter-confirmation';
  id: string;
  email: string;
  confirm_url: string;
  unsubscribe_url: string;
}

/** Of an email that is about no single lead. */
export type PayloadWithoutLead = QuarantineDigest | NoticeDigest | PeopleChange | ReviewMail;

/** What a person of the desk is told of a document that someone is asked to read. */
export interface ReviewMail {
  type: 'review';
  id: string;
  what: 'asked' | 'approved' | 'returned';
  to: string;
  actor: string;
  title: string;
  /** '' without one. */
  note: string;
  url: string;
}

/** What an owner of the desk is told. */
export interface PeopleChange extends PeopleChangeRow {
  type: 'people-change';
  to: string;
}

/** The notices of an hour in which there were too many. */
export interface NoticeDigest {
  type: 'notice-digest';
  id: string;
  /** Includes those that are not named. */
  count: number;
  notices: {
    type: DemoPayload['type'] | RegistrationPayload['type'];
    receipt: string;
    name: string;
    email: string;
    phone: string;
    is_canceled: boolean;
    /** The event's title; a demo has none. */
    event?: string;
    starts_at: string;
  }[];
}

export interface QuarantineDigest {
  type: 'quarantine-digest';
  id: string;
  /** `12 × demo (honeypot)`, the largest count first. */
  counts: string[];
}

const commonFields = ({ id, created_at, source }: StoredLead): CommonFields => ({
  id,
  created_at,
  source,
  receipt: id,
});

export const demoPayload = (demo: StoredLead<'demo'>, settings: LinkSettings): DemoPayload => ({
  type: 'demo',
  ...commonFields(demo),
  ...demo.data,
  time_zone: demo.details.time_zone,
  ...bookingOf(demo, settings),
});

export const registrationPayload = (
  registration: StoredLead<'registration'>,
  settings: LinkSettings,
): RegistrationPayload => {
  const { data, details, status } = registration;
  const { join_hash: _, ...event } = details.event;
  return {
    type: 'registration',
    ...commonFields(registration),
    ...data,
    time_zone: details.time_zone,
    is_canceled: status === 'canceled',
    ...guestLinks(registration, settings),
    event: { ...event, url: settings.siteUrl + paths.event(event.slug) },
    entry: details.entry,
  };
};

export const newsletterPayload = (subscription: StoredLead<'newsletter'>): NewsletterPayload => ({
  type: 'newsletter',
  ...commonFields(subscription),
  ...subscription.data,
});
