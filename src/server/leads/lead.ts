import type { DemoBooking, Id } from '../../contract/entities.ts';

/** What a submission tells the outside world; written into the outbox whole, so that it can be sent without reading more. */
export type Lead = DemoLead | RegistrationLead | NewsletterLead;

interface Person {
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

export interface RegistrationLead extends Person {
  lead: 'registration';
  id: string;
  company: string;
  reason_for_attending: string;
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

export interface NewsletterLead {
  lead: 'newsletter';
  id: string;
  email: string;
  created_at: string;
}
