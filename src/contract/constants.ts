/** Items on one page of integrations, all posts, all events and all videos. */
export const PAGE_SIZE = 6;
/** Items shown by previews: latest, guides, related, recent, events and videos. */
export const PREVIEW_COUNT = 3;
export const TRENDING_PREVIEW_COUNT = 2;
export const INTEGRATION_PREVIEW_COUNT = 6;
/** Placeholder cards of a loading list. */
export const SKELETON_COUNT = 3;

export const WORDS_PER_MINUTE = 200;
/** `updated_at` is shown by its first characters, `2024-11-12`. */
export const DATE_CHARACTERS = 10;
/** Characters of the tag-stripped snippet on help cards. */
export const SNIPPET_CHARACTERS = 100;

/** Pixels kept free above a heading that a table of contents scrolls to. */
export const POST_HEADING_OFFSET = 100;
export const ARTICLE_HEADING_OFFSET = 95;
/** Headings of these levels appear in a table of contents. */
export const TOC_MAX_LEVEL = 3;

/** Pixels scrolled before the scroll-to-top button appears. */
export const SCROLL_TOP_THRESHOLD = 300;
export const DESKTOP_BREAKPOINT = 1024;

/** Milliseconds between the help search losing focus and its dropdown closing. */
export const HELP_BLUR_DELAY_MS = 10;
/** Milliseconds a country search waits for the next key. */
export const COUNTRY_SEARCH_DEBOUNCE_MS = 250;

export const TOAST_MS = 4000;
export const TOAST_SUCCESS_MS = 2000;

/** Seconds a read is kept before it is discarded. */
export const READ_CACHE_SECONDS = 300;
/** Tries after the first one that fails. */
export const READ_RETRIES = 3;

/** Demo times offered: every hour, 24-hour numbers. */
export const FIRST_DEMO_HOUR = 9;
export const LAST_DEMO_HOUR = 18;
/** Years ahead that a demo may be asked for. The spec names no last day; beyond a lifetime it is a slip of the keyboard. */
export const DEMO_YEARS_AHEAD = 100;

export const EXPERIENCE_OPTIONS = [
  { value: 'just get started', label: 'Just getting started' },
  { value: '1-3 deals a month', label: '1-3 deals a month' },
  { value: '4+ deals a month', label: '4+ deals a month' },
] as const;

export const BUDGET_OPTIONS = ['0-$500', '$501-$2,500', '$2,500+'] as const;

/** What the server calls itself where it asks others. */
export const USER_AGENT = 'Website/1.0';

/** Milliseconds a call to the content API may take before it counts as timed out. */
export const UPSTREAM_TIMEOUT_MS = 10_000;

/** Zone of the wall clock that the content API writes event dates in. */
export const EVENT_TIME_ZONE = 'America/New_York';

/** Where `npm run dev` tells open pages which documents were saved. */
export const DOCUMENT_CHANGES_PATH = '/_dev/events';

/**
 * The ids by which the site's own markup is found. Content shares the document with them, so no heading of content
 * gets one of them; they are no words that a heading is likely to consist of. Ids that nobody has to know are made by
 * React's `useId`.
 */
export const ELEMENT_IDS = {
  /** What React renders into. */
  root: 'root',
  /** The JSON that the browser goes on with. */
  pageData: 'page-data',
  /** The layout's `main`, where focus goes by the skip link and after navigation. */
  main: 'main',
  /** The footer's links: where menus lead when there are no scripts. */
  footerNav: 'footer-nav',
  mobileMenu: 'mobile-menu',
  /** The card of a lead form: a form sent without scripts comes back to it. */
  leadForm: 'lead-form',
  /** The newsletter box: a form sent without scripts comes back to it. */
  newsletter: 'newsletter-box',
} as const;

/** Leading underscores belong to programs: React's `useId` makes such ids, libraries look such names up on `window`. */
export const PROGRAM_PREFIX = /^_+/;

const reservedIds: ReadonlySet<string> = new Set(Object.values(ELEMENT_IDS));

/** Whether an id is the site's own, in whatever case, so that content may not have it. */
export const isReservedId = (id: string): boolean =>
  PROGRAM_PREFIX.test(id) || reservedIds.has(id.toLowerCase());

/** Where the browser posts analytics events, if the site has `ANALYTICS_URL`. */
export const ANALYTICS_PATH = '/api/event';

export const ANALYTICS_EVENTS = [
  'pageview',
  'Demo requested',
  'Webinar registration',
  'Newsletter signup',
  'Help search without result',
  'Article rated',
] as const;

export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];
