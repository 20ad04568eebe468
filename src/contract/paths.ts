import type { Id } from './entities';

/** Every address of the site (spec §2). Features meet here instead of importing one another. */
export const paths = {
  home: '/',
  homeAlias: '/home',
  feature: (slug: FeatureSlug) => `/features/${slug}`,
  integrations: '/integrations',
  allIntegrations: '/integrations/all-integrations',
  about: '/about-us',
  pricing: '/pricing',
  blog: '/blog',
  allPosts: '/blog/all-posts',
  post: (idOrSlug: Id) => `/blog/post/${encodeURIComponent(idOrSlug)}`,
  whatsNew: '/blog/post/whats-new',
  webinars: '/webinars',
  allEvents: '/webinars/all-events',
  allVideos: '/webinars/all-videos',
  event: (slug: string) => `/webinars/event/${encodeURIComponent(slug)}`,
  video: (slug: string) => `/webinars/video/${encodeURIComponent(slug)}`,
  privacyPolicy: '/privacy-policy',
  termsOfServices: '/terms-of-services',
  requestDemo: '/request-demo',
  helpCenter: '/help-center',
  helpCategory: (id: Id) => `/help-center/category/${encodeURIComponent(id)}`,
  helpArticle: (slug: string) => `/help-center/${encodeURIComponent(slug)}`,
} as const;

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
