import type { ApiError, Payloads } from './payloads.ts';

/** A call that the browser makes at the site's own origin; the gateway forwards or answers it. */
export interface CallDescription {
  method: 'GET' | 'POST';
  /** Below the group's base, with `:name` parameters, those of its query included. */
  path: `/${string}`;
  /** Decides the base of a content API, and the envelope: `data.data` (site) or `data` (api). */
  group: 'site' | 'api';
  /** Answers one thing, which may not exist. */
  single?: true;
  partOf?: WholeName;
}

/*
 * To add a call, declare it here, its payload in payloads.ts, and its endpoint in the feature's `...Api.ts`. The gateway's
 * schemas, the answers of the embedded API and the tests' fakes are records by call name, so the compiler reports a
 * missing one. `server/routes/apiRoutes.ts` serves every call of this table.
 */

export const CONTENT_CALLS = {
  integrations: { method: 'GET', path: '/integrations', group: 'site' },
  plans: { method: 'GET', path: '/plans', group: 'site' },
  blogLanding: { method: 'GET', path: '/landing/blogs', group: 'site' },
  recentPosts: { method: 'GET', path: '/landing/blogs/recent/added', group: 'site' },
  activePosts: { method: 'GET', path: '/landing/blogs/active', group: 'site' },
  relatedPosts: { method: 'GET', path: '/landing/blogs/:id/related', group: 'site' },
  /** `id` may be a slug. */
  post: { method: 'GET', path: '/landing/blogs/:id', group: 'site', single: true },
  privacyPolicy: { method: 'GET', path: '/legal-documents/privacy-policy', group: 'site' },
  termsOfService: { method: 'GET', path: '/legal-documents/terms-of-service', group: 'site' },
  /** Answered by the embedded content API alone. */
  page: { method: 'GET', path: '/pages/:slug', group: 'site', single: true },
  subscribe: { method: 'POST', path: '/newsletter/subscribe', group: 'site' },
  requestDemo: { method: 'POST', path: '/request-demo', group: 'api' },
  helpSearch: { method: 'GET', path: '/help-center/search?q=:q', group: 'api' },
  helpCenter: { method: 'GET', path: '/help-center', group: 'api' },
  helpCategory: { method: 'GET', path: '/help-center/category/:id', group: 'api', single: true },
  helpTopic: { method: 'GET', path: '/help-center/topic/:slug', group: 'api', single: true },
  events: { method: 'GET', path: '/webinars/events', group: 'api' },
  videos: { method: 'GET', path: '/webinars/videos', group: 'api' },
  event: { method: 'GET', path: '/webinars/events/:slug', group: 'api', single: true },
  register: { method: 'POST', path: '/webinars/events/:id/register', group: 'api' },
  video: { method: 'GET', path: '/webinars/videos/:slug', group: 'api', single: true },
} as const satisfies Record<string, CallDescription>;

/** Calls that a content API answers, with whole lists. The calls below answer parts of these. */
export type WholeName = keyof typeof CONTENT_CALLS;

type Path<Name extends WholeName> = (typeof CONTENT_CALLS)[Name]['path'];

const part = <Whole extends WholeName, Query extends string>(whole: Whole, query: Query) => {
  const path = `${CONTENT_CALLS[whole].path}${query}` as `${Path<Whole>}${Query}`;
  return { method: 'GET', path, group: CONTENT_CALLS[whole].group, partOf: whole } as const;
};

/**
 * Calls for a part of a list, so that a page stays small when the list grows. The first query parameter tells the part from
 * the complete list, which is what a content API is asked for.
 */
const PART_CALLS = {
  firstIntegrations: part('integrations', '?first=:count'),
  /** One page of the integrations of a group, or of all for '', that match every word of `q`; `page` starts at 1. */
  integrationsPage: part('integrations', '?page=:page&q=:q&group=:group'),
  /** One page of the posts with a tag or category; of all posts for an empty `tag`. */
  postsPage: part('activePosts', '?page=:page&tag=:tag'),
  /** Every category with only its first topic, and the number of all. */
  helpOverview: part('helpCenter', '?topics=1'),
  /** The subcategory of a topic with the neighboring topics; empty if the category does not contain it. */
  topicsBeside: part('helpCategory', '?beside=:slug'),
  eventsPage: part('events', '?page=:page'),
  videosPage: part('videos', '?page=:page'),
};

export type PartName = keyof typeof PART_CALLS;
export type WholeOf<Name extends PartName> = (typeof PART_CALLS)[Name]['partOf'];

/** Calls that this site answers even when another content API is configured. */
export const OWN_CALLS = {
  /** The words of a page, by the name of their document. */
  texts: { method: 'GET', path: '/texts/:name', group: 'site' },
  /** The subscription of a `confirm` or `unsubscribe` link; reading it changes nothing. */
  newsletterLink: { method: 'GET', path: '/newsletter/links/:token?link=:link', group: 'site' },
  /** Confirms or unsubscribes. */
  followNewsletterLink: {
    method: 'POST',
    path: '/newsletter/follow/:token?link=:link',
    group: 'site',
  },
  demoSlots: { method: 'GET', path: '/request-demo/slots', group: 'api' },
  /** The demo of a private link; 410 after its start. */
  myDemo: { method: 'GET', path: '/request-demo/mine/:token', group: 'api' },
  /** `{ preferred_datetime, sequence, time_zone? }` */
  moveDemo: { method: 'POST', path: '/request-demo/mine/:token/move', group: 'api' },
  /** `{ sequence }` */
  cancelDemo: { method: 'POST', path: '/request-demo/mine/:token/cancel', group: 'api' },
  /** The event of a guest's link to join it. Reading it records nothing. */
  joinEvent: { method: 'GET', path: '/webinars/registrations/:token/join', group: 'api' },
  /** The registration of a private link; 410 after the end of its event. */
  myRegistration: { method: 'GET', path: '/webinars/registrations/:token', group: 'api' },
  /** Emails the links of a guest again, `{ email }`. Every address gets the same answer. */
  emailMyLink: { method: 'POST', path: '/webinars/events/:id/link', group: 'api' },
  cancelRegistration: {
    method: 'POST',
    path: '/webinars/registrations/:token/cancel',
    group: 'api',
  },
} as const satisfies Record<string, CallDescription>;

export type OwnName = keyof typeof OWN_CALLS;

/** Parts come before their lists, whose paths they share. */
export const CALLS = { ...PART_CALLS, ...CONTENT_CALLS, ...OWN_CALLS };

export type CallName = keyof typeof CALLS;

type NamesByMethod<Method> = {
  [Name in CallName]: (typeof CALLS)[Name]['method'] extends Method ? Name : never;
}[CallName];

/** Calls that read, calls that send, and calls that send a form to the content API. */
export type ReadName = NamesByMethod<'GET'>;
export type SentName = NamesByMethod<'POST'>;
export type FormName = SentName & WholeName;
export type WholeReadName = ReadName & WholeName;

export type CallPayload<Name extends CallName> = Payloads[Name];

/** Values of a call's parameters, not encoded. */
export type CallParams<Name extends CallName> = Readonly<
  Record<ParamName<(typeof CALLS)[Name]['path']>, string>
>;

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? FirstWord<Rest> | ParamName<Rest>
  : never;

type FirstWord<Text extends string> = Text extends `${infer Word}${'/' | '?' | '&'}${string}`
  ? FirstWord<Word>
  : Text;

export const API_PREFIX = '/api';

/** Fills in a pattern's parameters, encoded. */
export const fillPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Address of a call at the site's own origin: `/api/help-center/search?q=round%20robin`. */
export const callPath = <Name extends CallName>(
  name: Name,
  ...[params]: keyof CallParams<Name> extends never ? [] : [CallParams<Name>]
): string => API_PREFIX + fillPath(CALLS[name].path, params ?? {});

/** A call by name. Only a request over HTTP needs its address. */
export type ApiRequest<Name extends CallName = CallName> = {
  [Each in Name]: { name: Each; params: CallParams<Each> } & (Each extends SentName
    ? FormContent
    : { body?: undefined; idempotencyKey?: undefined });
}[Name];

interface FormContent {
  body: object;
  /** The same for each attempt to send the same form, so that it is stored once. */
  idempotencyKey?: string | undefined;
}

/** `message` is for visitors; '' if there is none. */
export interface ApiSuccess<Payload = unknown> {
  status: number;
  message: string;
  payload: Payload;
}

/** The answer to a call, without its envelope. */
export type ApiAnswer<Payload = unknown> = ApiSuccess<Payload> | ApiError;
