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
