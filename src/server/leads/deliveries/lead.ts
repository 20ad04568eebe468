import type { DemoBooking, Id } from '../../../contract/entities.ts';
import type {
  DemoRequest,
  EventRegistration,
  NewsletterSubscription,
} from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';

/** The payload of an outbox row. It is complete, so that a delivery reads no other table. Dates are ISO instants in UTC. */
export type Lead =
  | DemoLead
  | DemoReminder
  | DemoChange
  | RegistrationLead
  | NewsletterLead
  | NewsletterConfirmation
  | NewsletterEnd
  | QuarantineDigest;

interface Sourced {
  /** Null when the visitor's origin is unknown. */
  source: LeadSource | null;
  /** The number that the visitor was given. */
  receipt: string;
}

export interface DemoLead extends Sourced, DemoRequest, DemoBooking {
  lead: 'demo';
  id: string;
  created_at: string;
}

export interface DemoReminder extends Omit<DemoLead, 'lead'> {
  lead: 'demo-reminder';
  /** From then on the reminder is not sent. */
  not_after: string;
}

export interface DemoChange extends Omit<DemoLead, 'lead'> {
  lead: 'demo-moved' | 'demo-canceled';
  /** Number of changes, including this one. */
  sequence: number;
  previous_datetime: string;
  changed_at: string;
}

export interface RegistrationLead extends Sourced, EventRegistration {
  lead: 'registration';
  id: string;
  is_canceled: boolean;
  /** Private page of the registration. */
  link: string;
  /** Only in a reminder: from then on it is not sent. */
  not_after?: string;
  event: LeadEvent;
  created_at: string;
}

export interface LeadEvent {
  id: Id;
  slug: string;
  title: string;
  url: string;
  starts_at: string;
  ends_at: string;
}

export interface NewsletterLead extends Sourced, NewsletterSubscription {
  lead: 'newsletter';
  id: string;
  created_at: string;
}

export interface NewsletterEnd {
  lead: 'newsletter-end';
  id: string;
  email: string;
  unsubscribed_at: string;
}

export interface NewsletterConfirmation {
  lead: 'newsletter-confirmation';
  id: string;
  email: string;
  /** Both links contain secret tokens. */
  confirm_url: string;
  unsubscribe_url: string;
}

/** Contains nothing personal. */
export interface QuarantineDigest {
  lead: 'quarantine-digest';
  id: string;
  /** `12 × demo (honeypot)`, the largest count first. */
  counts: string[];
}
