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

/** What cards show of posts, events and videos. */
interface CardEntity {
  id: Id;
  slug: string;
  title: string;
  cover_photo: string;
  cover_alt: string;
  /** ISO timestamp. */
  updated_at: string;
}

export interface PostSummary extends CardEntity {
  description: string;
  category: string;
  created_at: string;
  author: Author | null;
  tags: string[];
  /** Words / 200, rounded up, at least 1; 0 if unknown. */
  reading_minutes: number;
}

/** A draft, a document taken off the site, or one scheduled for a later moment. */
export interface Hidden {
  why: 'draft' | 'unpublished' | 'scheduled';
  /** When a scheduled one appears, as a wall clock in the events' zone: `2026-12-03 11:00`. Empty for the others. */
  moment: string;
}

/** Draws the finding of a post from a table in its text. */
export interface PostChart {
  title: string;
  text: string;
  /** The columns with the counted part and its whole. */
  part: string;
  whole: string;
  /** Row before which a line is drawn, from 1, and its label. */
  mark?: number;
  mark_label?: string;
}

export interface Post extends PostSummary {
  chart?: PostChart;
  hidden?: Hidden;
  content: SafeHtml;
  headings: Heading[];
  faqs: Faq[];
}

/** The requested page, or the nearest that exists. */
export interface ListPage<Item> {
  items: Item[];
  /** Items in the complete list. */
  total: number;
  /** Starts at 1. */
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
  /** Slug of the help article about it. */
  article?: string;
  /** What it is, in a word or two: `Calendar`. */
  kind?: string;
  /** A line that it writes in the sync log: `Call with Elena Marsh logged, 6m 42s`. */
  log?: string;
  /** The apps that it is listed with: `Showings`. */
  group?: string;
}

export interface IntegrationGroup {
  name: string;
  /** Of the integrations that a search finds. */
  count: number;
}

export interface IntegrationsPage extends ListPage<Integration> {
  /** How many integrations a search finds in all groups. */
  found: number;
  /** Every group, in the order of the integrations. */
  groups: IntegrationGroup[];
}

/** Types other than `boolean` show their value. */
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
  /** The rows that it is listed with: `Calls and texts`. */
  group?: string;
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

/** A page that writers of the site add. */
export interface WrittenPage extends LegalDocument {
  description: string;
  /** The path of the page above it; '' if none. */
  parent: string;
  hidden?: Hidden;
}

export interface HelpTopic {
  id: Id;
  title: string;
  slug: string;
  /** A few words below the title: `Name, country, time zone`. */
  subtitle?: string;
  /** ISO timestamp; missing in some lists. */
  updated_at?: string;
}

export interface HelpSubcategory {
  id: Id;
  name: string;
  topics: HelpTopic[];
}

interface HelpCard {
  id: Id;
  /** Of a category, set if it is itself an article. */
  slug: string;
  /** An API sends either `title` or `name`. The other one is empty. */
  title: string;
  name: string;
  description: string;
  /** Plain text, tags stripped. */
  content: string;
}

export interface HelpCategory extends HelpCard {
  subcategories: HelpSubcategory[];
}

/** With its first topic alone. */
export interface HelpCategorySummary extends HelpCategory {
  /** Of all its topics. */
  topic_count: number;
}

export interface HelpSearchResult extends HelpCard {
  category: { id: Id; name: string } | null;
  subcategory: { name: string } | null;
}

export interface HelpArticle extends Omit<WrittenPage, 'parent'> {
  author: Author | null;
  category_id: Id;
  category_name: string;
}

export interface WebinarSummary extends CardEntity {
  hidden?: Hidden;
  presented_by: string;
  presenter_role: string;
  /** One or two sentences of plain text. */
  summary: string;
  description: SafeHtml;
  /** Wall clock in the event's zone: `2026-12-03 11:00`. */
  date: string;
  duration: string;
  host_image: string;
}

export interface WebinarEvent extends WebinarSummary {
  is_canceled?: true;
  /** Slug of a video. */
  recording?: string;
  /** No more seats than this are free; missing if unlimited. */
  places_left?: number;
}

export interface WebinarVideo extends WebinarSummary {
  video_url: string;
  /** `youtube`; any other value is a file. */
  type: string;
  captions_url: string;
  poster_url: string;
  /** Width and height of its picture, `16:9` if missing. */
  ratio?: string;
  /** A cut of it for narrow screens, 4:5. */
  phone_video_url?: string;
  phone_poster_url?: string;
}
