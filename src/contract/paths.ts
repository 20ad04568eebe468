import type { Id } from './entities.ts';

/** The eight feature pages in the order the site lists them. */
export const FEATURE_SLUGS = [
  'dashboard',
  'lead-management-system',
  'realtime-statistics',
  'campaigns-and-opportunities',
  'user-management',
  'activity-tracking',
  'action-assignment',
  'realtime-communication',
] as const;

export type FeatureSlug = (typeof FEATURE_SLUGS)[number];

/** Fills the one parameter of a pattern in; the pattern itself stays at hand for the route table. */
const parameterPath = <Value extends string>(pattern: `${string}/:${string}`) =>
  Object.assign(
    (value: Value): string => pattern.replace(/:\w+$/, () => encodeURIComponent(value)),
    { pattern },
  );

/**
 * Whether a pattern has a `:token`. Its value is as good as a key: whoever has it may do what the page or call allows.
 * Such pages are private: rendered for each request, kept, listed and indexed by nobody, and told of to no other site;
 * no log says the token (decision 87).
 */
export const holdsToken = (pattern: string): boolean => /:token\b/.test(pattern);

/** Every address of the site (spec §2). Features meet here instead of importing one another. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  feature: parameterPath<FeatureSlug>('/features/:feature'),
  integrations: '/integrations',
  allIntegrations: '/integrations/all-integrations',
  about: '/about-us',
  pricing: '/pricing',
  blog: '/blog',
  allPosts: '/blog/all-posts',
  blogFeed: '/blog/feed.xml',
  post: parameterPath<Id>('/blog/post/:id'),
  whatsNew: '/blog/post/whats-new',
  newsletterConfirm: parameterPath('/newsletter/confirm/:token'),
  newsletterUnsubscribe: parameterPath('/newsletter/unsubscribe/:token'),
  webinars: '/webinars',
  eventCalendar: '/webinars/calendar.ics',
  allEvents: '/webinars/all-events',
  allVideos: '/webinars/all-videos',
  event: parameterPath('/webinars/event/:slug'),
  video: parameterPath('/webinars/video/:slug'),
  /** By the link's token, which opens one registration. */
  myRegistration: parameterPath('/my-registration/:token'),
  privacyPolicy: '/privacy-policy',
  termsOfServices: '/terms-of-services',
  requestDemo: '/request-demo',
  /** `{token}.ics`. */
  demoCalendar: parameterPath('/calendar/:token'),
  /** Where a demo is moved or canceled. */
  myDemo: parameterPath('/my-demo/:token'),
  helpCenter: '/help-center',
  helpCategory: parameterPath<Id>('/help-center/category/:id'),
  helpArticle: parameterPath('/help-center/:slug'),
} as const;
