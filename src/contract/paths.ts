import type { Id } from './entities.ts';
import { FEATURES_PATH, PAGES, type FeatureSlug } from './navigation.ts';

/** Builds an address; the route table uses its pattern. */
const parameterPath = <Value extends string>(pattern: `${string}/:${string}`) =>
  Object.assign(
    (value: Value): string => pattern.replace(/:\w+/, () => encodeURIComponent(value)),
    { pattern },
  );

/** A token is a credential: such pages are private, never cached, indexed or logged with their address. */
export const holdsToken = (pattern: string): boolean => /:token\b/.test(pattern);

/**
 * All addresses but those below. Pages in menus are declared in `navigation.ts`. A fixed address comes before the patterns that
 * match it, and `page`, which matches most, last: `routePattern.ts` takes the first one that matches.
 */
export const paths = {
  home: '/',
  homeAlias: '/home',
  ...PAGES,
  feature: parameterPath<FeatureSlug>(`${FEATURES_PATH}/:feature`),
  allIntegrations: '/integrations/all-integrations',
  allPosts: '/blog/all-posts',
  blogFeed: '/blog/feed.xml',
  post: parameterPath<Id>('/blog/post/:id'),
  newsletterConfirm: parameterPath('/newsletter/confirm/:token'),
  newsletterUnsubscribe: parameterPath('/newsletter/unsubscribe/:token'),
  allEvents: '/webinars/all-events',
  allVideos: '/webinars/all-videos',
  event: parameterPath('/webinars/event/:slug'),
  video: parameterPath('/webinars/video/:slug'),
  myRegistration: parameterPath('/my-registration/:token'),
  /** Leads a guest to the event. */
  joinEvent: parameterPath('/my-registration/:token/join'),
  myDemo: parameterPath('/my-demo/:token'),
  helpCategory: parameterPath<Id>('/help-center/category/:id'),
  helpArticle: parameterPath('/help-center/:slug'),
  page: parameterPath('/:slug'),
} as const;

/** Addresses of files that no page names in the browser, where they would only take time to load. */
export const filePaths = {
  eventCalendar: '/webinars/calendar.ics',
  /** `{token}.ics`, of a demo or of a registration. */
  calendarEntry: parameterPath('/calendar/:token'),
} as const;
