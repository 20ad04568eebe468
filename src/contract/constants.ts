/** Items on one page of integrations, all posts, all events and all videos. */
export const PAGE_SIZE = 6;
/** Items shown by previews: latest, guides, related, recent, events and videos. */
export const PREVIEW_COUNT = 3;
export const TRENDING_PREVIEW_COUNT = 2;
export const INTEGRATION_PREVIEW_COUNT = 6;
export const SKELETON_COUNT = 3;

export const WORDS_PER_MINUTE = 200;
/** Characters of the tag-stripped snippet on help cards. */
export const SNIPPET_CHARACTERS = 100;

/** Pixels kept free above a heading that a table of contents scrolls to. */
export const POST_HEADING_OFFSET = 100;
export const ARTICLE_HEADING_OFFSET = 95;
export const TOC_MAX_LEVEL = 3;

export const SCROLL_TOP_THRESHOLD = 300;
export const DESKTOP_BREAKPOINT = 1024;

export const HELP_BLUR_DELAY_MS = 10;
export const COUNTRY_SEARCH_DEBOUNCE_MS = 250;

export const TOAST_MS = 4000;
export const TOAST_SUCCESS_MS = 2000;

/** Seconds that an unused query stays cached. */
export const READ_CACHE_SECONDS = 300;
/** Retries after the first attempt. */
export const READ_RETRIES = 3;

/** Width and height of a video's picture. */
export const VIDEO_RATIO = /^[1-9]\d{0,3}:[1-9]\d{0,3}$/;

/** Demos start every hour, 24-hour clock. */
export const FIRST_DEMO_HOUR = 9;
export const LAST_DEMO_HOUR = 18;
/** A later year is a typing error. */
export const DEMO_YEARS_AHEAD = 100;

export const EXPERIENCE_OPTIONS = [
  { value: 'just get started', label: 'Just getting started' },
  { value: '1-3 deals a month', label: '1-3 deals a month' },
  { value: '4+ deals a month', label: '4+ deals a month' },
] as const;

export const BUDGET_OPTIONS = ['0-$500', '$501-$2,500', '$2,500+'] as const;

/** Where the build's files are. */
export const ASSETS_PREFIX = '/assets/';

export const USER_AGENT = 'Website/1.0';

export const UPSTREAM_TIMEOUT_MS = 10_000;

/** Of a site whose `site.yaml` names none. */
export const EVENT_TIME_ZONE = 'America/New_York';
export const DEFAULT_RECEIPT_PREFIX = 'H';

/** The development server's WebSocket, and its message after documents were saved. */
export const DEV_SOCKET_PATH = '/_dev/socket';
export const DOCUMENTS_CHANGED = 'documents-changed';

/** A guest's link leads to the event from so many milliseconds before its start. */
export const JOIN_AHEAD_MS = 15 * 60_000;

/** Ids of the site's own markup. Content must not use them, so no heading of content gets one. */
export const ELEMENT_IDS = {
  root: 'root',
  pageData: 'page-data',
  /** Target of the skip link and of focus after navigation. */
  main: 'main',
  /** Target of the menu buttons without scripts. */
  footerNav: 'footer-nav',
  mobileMenu: 'mobile-menu',
  /** Target after a form is submitted without scripts. */
  leadForm: 'lead-form',
  newsletter: 'newsletter-box',
  myLink: 'my-link',
  /** The drawing of the dashboard on the home page. */
  dashboard: 'bell-panel',
} as const;

/** React's `useId` and libraries use such ids. */
export const PROGRAM_PREFIX = /^_+/;

const reservedIds: ReadonlySet<string> = new Set(Object.values(ELEMENT_IDS));

/** Case-insensitive. */
export const isReservedId = (id: string): boolean =>
  PROGRAM_PREFIX.test(id) || reservedIds.has(id.toLowerCase());

/** Receives analytics events if `ANALYTICS_URL` is set. */
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

/** Key of the visitor's source in the tab's storage. */
export const SOURCE_KEY = 'source';

/** Attribute of the filled button at the top of a page: `inView` or `passed`. */
export const HERO_ACTION = 'data-hero-action';
