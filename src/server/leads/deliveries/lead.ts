import type { DemoBooking, Id } from '../../../contract/entities.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';

/** What a submission tells the outside world; written into the outbox whole, so that it can be sent without reading more. */
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
  /** Where the visitor came from; null when nothing is known of it. */
  source: LeadSource | null;
  /** The number of the lead that its visitor knows. */
  receipt: string;
}

interface Person extends Sourced {
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
}

export interface DemoLead extends Person, DemoBooking {
  lead: 'demo';
  id: string;
  real_estate_experience: string;
  monthly_budget: string;
  /** ISO instant, in UTC. */
  preferred_datetime: string;
  created_at: string;
}

/** What a visitor is reminded of before their demo. */
export interface DemoReminder extends Omit<DemoLead, 'lead'> {
  lead: 'demo-reminder';
  /** ISO instant from which on it would come too late. */
  not_after: string;
}

/** A demo that its visitor has moved or canceled by its link. */
export interface DemoChange extends Omit<DemoLead, 'lead'> {
  lead: 'demo-moved' | 'demo-canceled';
  /** How often it was changed, this time included. */
  sequence: number;
  /** When it was to be before, and when that was changed: ISO instants. */
  previous_datetime: string;
  changed_at: string;
}

export interface RegistrationLead extends Person {
  lead: 'registration';
  id: string;
  company: string;
  reason_for_attending: string;
  is_canceled: boolean;
  /** Address of the registration's page. */
  link: string;
  /** Of a reminder: ISO instant from which on it would come too late. */
  not_after?: string;
  event: LeadEvent;
  created_at: string;
}

export interface LeadEvent {
  id: Id;
  slug: string;
  title: string;
  /** Address of the event's page. */
  url: string;
  /** ISO instants. */
  starts_at: string;
  ends_at: string;
}

export interface NewsletterLead extends Sourced {
  lead: 'newsletter';
  id: string;
  email: string;
  created_at: string;
}

/** A reader does not want the newsletter any more. */
export interface NewsletterEnd {
  lead: 'newsletter-end';
  id: string;
  email: string;
  unsubscribed_at: string;
}

/** What somebody is written who is to say once more that they want the newsletter. */
export interface NewsletterConfirmation {
  lead: 'newsletter-confirmation';
  id: string;
  email: string;
  /** The links hold tokens: they are for the mail alone. */
  confirm_url: string;
  unsubscribe_url: string;
}

/** What sales hears once a day while there is something in quarantine. It names nobody. */
export interface QuarantineDigest {
  lead: 'quarantine-digest';
  id: string;
  /** How much there is of what, the most first: `12 demos (honeypot)`. */
  counts: string[];
}
