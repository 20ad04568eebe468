import type { Id } from './entities.ts';
import { FEATURES, FEATURES_PATH, PAGES } from './navigation.ts';

export type FeatureSlug = keyof typeof FEATURES;

/** The feature pages in the order the site lists them. */
export const FEATURE_SLUGS = Object.keys(FEATURES) as FeatureSlug[];

/** Builds an address from a pattern with one parameter. The route table uses the pattern itself. */
const parameterPath = <Value extends string>(pattern: `${string}/:${string}`) =>
  Object.assign(
    (value: Value): string => pattern.replace(/:\w+$/, () => encodeURIComponent(value)),
    { pattern },
  );

/**
 * Whether a pattern has a `:token`. Its value is as good as a key: whoever has it may do what the page or call allows.
 * Such pages are private: rendered for each request, kept, listed and indexed by nobody, and told of to no other site;
 * no log says the token.
 */
export const holdsToken = (pattern: string): boolean => /:token\b/.test(pattern);

const pagePaths = Object.fromEntries(
  Object.entries(PAGES).map(([name, { path }]) => [name, path]),
) as { readonly [Name in keyof typeof PAGES]: (typeof PAGES)[Name]['path'] };

/** Every address of the site. Pages that a menu names declare theirs in `navigation.ts`. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  ...pagePaths,
  feature: parameterPath<FeatureSlug>(`${FEATURES_PATH}/:feature`),
  allIntegrations: '/integrations/all-integrations',
  allPosts: '/blog/all-posts',
  blogFeed: '/blog/feed.xml',
  post: parameterPath<Id>('/blog/post/:id'),
  newsletterConfirm: parameterPath('/newsletter/confirm/:token'),
  newsletterUnsubscribe: parameterPath('/newsletter/unsubscribe/:token'),
  eventCalendar: '/webinars/calendar.ics',
  allEvents: '/webinars/all-events',
  allVideos: '/webinars/all-videos',
  event: parameterPath('/webinars/event/:slug'),
  video: parameterPath('/webinars/video/:slug'),
  /** By the link's token, which opens one registration. */
  myRegistration: parameterPath('/my-registration/:token'),
  /** `{token}.ics`. */
  demoCalendar: parameterPath('/calendar/:token'),
  /** Where a demo is moved or canceled. */
  myDemo: parameterPath('/my-demo/:token'),
  helpCategory: parameterPath<Id>('/help-center/category/:id'),
  helpArticle: parameterPath('/help-center/:slug'),
} as const;
