import type { Id } from './entities.ts';

/**
 * The calls of spec §7 as the browser makes them: always at its own origin, below `/api`.
 * The gateway decides which server answers.
 */
export const endpoints = {
  integrations: '/api/integrations',
  plans: '/api/plans',
  blogLanding: '/api/landing/blogs',
  relatedPosts: (id: Id) => `/api/landing/blogs/${encodeURIComponent(id)}/related`,
  recentPosts: '/api/landing/blogs/recent/added',
  post: (id: Id) => `/api/landing/blogs/${encodeURIComponent(id)}`,
  activePosts: '/api/landing/blogs/active',
  privacyPolicy: '/api/legal-documents/privacy-policy',
  termsOfService: '/api/legal-documents/terms-of-service',
  subscribe: '/api/newsletter/subscribe',
  requestDemo: '/api/request-demo',
  helpSearch: (query: string) => `/api/help-center/search?q=${encodeURIComponent(query)}`,
  helpCenter: '/api/help-center',
  helpCategory: (id: Id) => `/api/help-center/category/${encodeURIComponent(id)}`,
  helpTopic: (slug: string) => `/api/help-center/topic/${encodeURIComponent(slug)}`,
  events: '/api/webinars/events',
  videos: '/api/webinars/videos',
  event: (slug: string) => `/api/webinars/events/${encodeURIComponent(slug)}`,
  register: (eventId: Id) => `/api/webinars/events/${encodeURIComponent(eventId)}/register`,
  video: (slug: string) => `/api/webinars/videos/${encodeURIComponent(slug)}`,
} as const;

/** Which of the two groups of spec §7 a call belongs to; it decides the base and the envelope's depth. */
export type EndpointGroup = 'site' | 'api';

export interface CallDescription {
  method: 'GET' | 'POST';
  /** Path below the group's base, with `:name` parameters, without `/api`. */
  path: string;
  group: EndpointGroup;
}

/** The twenty calls, most specific path first where two could match. */
export const CALLS = {
  integrations: { method: 'GET', path: '/integrations', group: 'site' },
  plans: { method: 'GET', path: '/plans', group: 'site' },
  blogLanding: { method: 'GET', path: '/landing/blogs', group: 'site' },
  recentPosts: { method: 'GET', path: '/landing/blogs/recent/added', group: 'site' },
  activePosts: { method: 'GET', path: '/landing/blogs/active', group: 'site' },
  relatedPosts: { method: 'GET', path: '/landing/blogs/:id/related', group: 'site' },
  post: { method: 'GET', path: '/landing/blogs/:id', group: 'site' },
  privacyPolicy: { method: 'GET', path: '/legal-documents/privacy-policy', group: 'site' },
  termsOfService: { method: 'GET', path: '/legal-documents/terms-of-service', group: 'site' },
  subscribe: { method: 'POST', path: '/newsletter/subscribe', group: 'site' },
  requestDemo: { method: 'POST', path: '/request-demo', group: 'api' },
  helpSearch: { method: 'GET', path: '/help-center/search', group: 'api' },
  helpCenter: { method: 'GET', path: '/help-center', group: 'api' },
  helpCategory: { method: 'GET', path: '/help-center/category/:id', group: 'api' },
  helpTopic: { method: 'GET', path: '/help-center/topic/:slug', group: 'api' },
  events: { method: 'GET', path: '/webinars/events', group: 'api' },
  videos: { method: 'GET', path: '/webinars/videos', group: 'api' },
  event: { method: 'GET', path: '/webinars/events/:slug', group: 'api' },
  register: { method: 'POST', path: '/webinars/events/:id/register', group: 'api' },
  video: { method: 'GET', path: '/webinars/videos/:slug', group: 'api' },
} as const satisfies Record<string, CallDescription>;

export type CallName = keyof typeof CALLS;
