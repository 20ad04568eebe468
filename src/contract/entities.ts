/**
 * The entities of the site as the gateway hands them out: clean, complete, safe.
 * A text that the content API lacks is '' and a missing object is null, so no view has to guess.
 */

/** Identifiers arrive as numbers or text; the gateway turns both into text. */
export type Id = string;

/** HTML that the gateway has sanitized. Shown by `shared/rich-text/RichText` alone. */
export type SafeHtml = string;

export interface Author {
  name: string;
  bio: string;
  profile_photo: string;
}

export interface Heading {
  id: string;
  text: string;
  /** 1 to 6, as written in the document; a level-1 heading is shown as `h2`. */
  level: number;
}

export interface Faq {
  id: Id;
  question: string;
  /** Plain text or sanitized HTML. */
  answer: SafeHtml;
}

export interface PostSummary {
  id: Id;
  slug: string;
  title: string;
  description: string;
  category: string;
  cover_photo: string;
  cover_alt: string;
  /** ISO timestamps. */
  created_at: string;
  updated_at: string;
  author: Author | null;
  tags: string[];
  /** Words / 200, rounded up, at least 1; 0 when the list does not tell. */
  reading_minutes: number;
}

/** Why visitors do not see a document, and when it is published. */
export interface Hidden {
  why: 'draft' | 'scheduled';
  /** Wall clock in the events' zone, `2026-12-03 11:00`; '' for a draft. */
  moment: string;
}

export interface Post extends PostSummary {
  hidden?: Hidden;
  content: SafeHtml;
  headings: Heading[];
  faqs: Faq[];
}

/** One page of a list: the one that was asked for, or the nearest that exists. */
export interface ListPage<Item> {
  items: Item[];
  /** Items of the whole list. */
  total: number;
  /** Counts from 1, as in addresses. */
  page: number;
}

export interface BlogHero {
  title: string;
  description: string;
  post: PostSummary | null;
}

export interface BlogLanding {
  hero: BlogHero | null;
  latest: PostSummary[];
  guides: PostSummary[];
  trending: PostSummary[];
}

export interface Integration {
  id: Id;
  name: string;
  description: string;
  logo_url: string;
  /** Slug of the help article that tells how to use it; more than the spec asks of a content API. */
  article?: string;
}

/** What a plan says about one feature. Types other than `boolean` are shown by their value. */
export interface PlanValue {
  type: string;
  name: string;
  value: boolean | string | number | null;
}

export interface Plan {
  name: string;
  title: string;
  description: string;
  isPopular: boolean;
  /** Dollars per month when paid monthly, and dollars for a year when paid annually. */
  monthlyPrice: number | null;
  annualPrice: number | null;
  features: Record<string, PlanValue>;
  additionalUsageCharges: Record<string, PlanValue>;
}

export interface PlanRow {
  key: string;
  name: string;
}

export interface PlanCatalog {
  plans: Plan[];
  features: PlanRow[];
  additionalUsageCharges: PlanRow[];
}

export interface LegalDocument {
  title: string;
  content: SafeHtml;
  headings: Heading[];
  updated_at: string;
}

export interface HelpTopic {
  id: Id;
  title: string;
  slug: string;
  /** ISO timestamp; left out when the list does not tell. */
  updated_at?: string;
}

export interface HelpSubcategory {
  id: Id;
  name: string;
  topics: HelpTopic[];
}

export interface HelpCategory {
  id: Id;
  name: string;
  title: string;
  description: string;
  /** Plain text, tags stripped. */
  content: string;
  /** Set when the category is itself an article. */
  slug: string;
  subcategories: HelpSubcategory[];
}

export interface HelpSearchResult {
  id: Id;
  slug: string;
  title: string;
  name: string;
  description: string;
  /** Plain text, tags stripped. */
  content: string;
  category: { id: Id; name: string } | null;
  subcategory: { name: string } | null;
}

export interface HelpArticle {
  hidden?: Hidden;
  title: string;
  description: string;
  content: SafeHtml;
  headings: Heading[];
  author: Author | null;
  updated_at: string;
  category_id: Id;
  category_name: string;
}

export interface WebinarSummary {
  hidden?: Hidden;
  id: Id;
  slug: string;
  title: string;
  cover_photo: string;
  cover_alt: string;
  updated_at: string;
  presented_by: string;
  presenter_role: string;
  /** Plain text, a sentence or two. */
  summary: string;
  description: SafeHtml;
  /** Wall-clock date and time in the event's zone, separated by a space: `2026-12-03 11:00`. */
  date: string;
  duration: string;
  host_image: string;
}

export interface WebinarEvent extends WebinarSummary {
  /** It was to take place, and does not. */
  is_canceled?: true;
  /** Free seats; left out when they are unlimited. */
  places_left?: number;
}

export interface WebinarVideo extends WebinarSummary {
  video_url: string;
  /** `youtube`, or anything else for a file. */
  type: string;
  captions_url: string;
  poster_url: string;
}

export interface DemoBooking {
  demo_id: string;
  event_link: string;
  meet_link: string;
  /** Where it is moved or canceled; only this site knows such a page. */
  change_link?: string;
}

/** Hours at which demos may begin; nothing is told of any other. */
export interface DemoSlots {
  /** ISO instants in UTC, soonest first; null without office hours, when every hour of the form is offered. */
  free: string[] | null;
}

/** A demo as the page shows it that its link opens. */
export interface MyDemo {
  demo_id: string;
  /** ISO instant in UTC. */
  starts_at: string;
  meet_link: string;
  event_link: string;
  /** How often it was changed: who changes it says which of its states they have seen. */
  sequence: number;
  is_canceled: boolean;
}

export interface RegistrationEcho {
  first_name: string;
  last_name: string;
  email: string;
  /** What the visitor can read out on the phone, `HR-7K3M9Q`; another content API gives none. */
  receipt?: string;
  /** Address of the page that shows the registration and calls it off; more than the spec asks of an API. */
  link?: string;
}

/** What a subscription is found by; another content API gives nothing. */
export interface SubscriptionReceipt {
  receipt: string;
}

/** A registration as the page shows it that its link opens. */
export interface MyRegistration {
  event: {
    slug: string;
    title: string;
    /** ISO instant in UTC. */
    starts_at: string;
  };
  first_name: string;
  last_name: string;
  email: string;
  is_canceled: boolean;
}

/** What the link of a newsletter's mail finds. */
export interface NewsletterLink {
  /** `expired`: not confirmed, and the link that would is too old. */
  state: 'pending' | 'expired' | 'confirmed' | 'unsubscribed';
  /** Whose subscription it is, `r…@example.com`. */
  address: string;
}

/** Every error of a call: the body that the gateway answers, and what the store keeps; status 0 when it was not reached. */
export interface ApiError {
  message: string;
  status: number;
  /** Message by field name, for answers to a form. */
  fields?: Record<string, string>;
  /** Free hours that are nearest to the one that is not: ISO instants, soonest first. */
  alternatives?: string[];
}
