/** What the visitors of forms and the owners of private links receive. */

export interface DemoBooking {
  demo_id: string;
  event_link: string;
  meet_link: string;
  /** Page to reschedule or cancel it, on this site only. */
  change_link?: string;
}

export interface DemoSlots {
  /** ISO instants in UTC, soonest first; null without office hours. */
  free: string[] | null;
}

export interface MyDemo extends Omit<DemoBooking, 'change_link'> {
  /** ISO instant in UTC. */
  starts_at: string;
  /** Version for optimistic locking. */
  sequence: number;
  is_canceled: boolean;
}

interface Registrant {
  first_name: string;
  last_name: string;
  email: string;
}

export interface RegistrationEcho extends Registrant {
  /** `HR-7K3M9Q`, on this site only. */
  receipt?: string;
  /** Page to view or cancel the registration, on this site only. */
  link?: string;
  /** Leads to the event once it begins, on this site only; missing until the event has an address. */
  join_link?: string;
}

export interface SubscriptionReceipt {
  receipt: string;
}

/** The instants are ISO in UTC. */
interface GuestEvent {
  slug: string;
  title: string;
  starts_at: string;
  ends_at: string;
}

export interface MyRegistration extends Registrant {
  event: GuestEvent;
  is_canceled: boolean;
  join_link?: string;
  calendar_link: string;
}

export interface EventJoin {
  event: GuestEvent;
  /** Whether the event has an address to join. */
  has_address: boolean;
  is_canceled: boolean;
  /** Slug of a video. */
  recording?: string;
}

export interface NewsletterLink {
  state: 'pending' | 'confirmed' | 'unsubscribed';
  /** Masked, `r…@example.com`. */
  address: string;
}

/** The address that was typed; it may belong to no guest. */
export interface LinkRequest {
  email: string;
}
