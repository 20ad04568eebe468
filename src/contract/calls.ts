import type {
  ApiError,
  BlogLanding,
  DemoBooking,
  DemoSlots,
  HelpArticle,
  HelpCategory,
  HelpSearchResult,
  HelpSubcategory,
  Integration,
  LegalDocument,
  ListPage,
  MyDemo,
  MyRegistration,
  NewsletterLink,
  PlanCatalog,
  Post,
  PostSummary,
  RegistrationEcho,
  SubscriptionReceipt,
  WebinarEvent,
  WebinarVideo,
  WrittenPage,
} from './entities.ts';

/** A call that the browser makes at the site's own origin; the gateway forwards or answers it. */
export interface CallDescription {
  method: 'GET' | 'POST';
  /** Below the group's base, with `:name` parameters, those of its query included. */
  path: `/${string}`;
  /** Decides the base of a content API, and the envelope: `data.data` (site) or `data` (api). */
  group: 'site' | 'api';
  /** Answers one thing, which may not exist. */
  single?: true;
  /**
   * The call for the complete list of which this one answers a part, so that a page stays small when a list grows. A
   * content API is asked for the complete list. At the shared path a part is recognized by its first query parameter.
   */
  partOf?: string;
  /** Answered by this site even when another content API is configured. */
  own?: true;
  /** Answered by the embedded content API alone. */
  embedded?: true;
}

/**
 * The calls of the content API, parts of its lists, and the site's own calls.
 *
 * To add one, declare it here, its payload in `Payloads`, and its endpoint in the feature's `...Api.ts`. Addresses,
 * routes, retries and types are derived. The gateway's schemas, the answers of the embedded API and the tests' fakes are
 * records by call name, so the compiler reports a missing one.
 */
export const CALLS = {
  /** The first `count`. */
  firstIntegrations: {
    method: 'GET',
    path: '/integrations?first=:count',
    group: 'site',
    partOf: 'integrations',
  },
  /** One page of the integrations that match every word of `q`; `page` starts at 1. */
  integrationsPage: {
    method: 'GET',
    path: '/integrations?page=:page&q=:q',
    group: 'site',
    partOf: 'integrations',
  },
  integrations: { method: 'GET', path: '/integrations', group: 'site' },
  plans: { method: 'GET', path: '/plans', group: 'site' },
  blogLanding: { method: 'GET', path: '/landing/blogs', group: 'site' },
  recentPosts: { method: 'GET', path: '/landing/blogs/recent/added', group: 'site' },
  /** One page of the posts with a tag or category; of all posts for an empty `tag`. */
  postsPage: {
    method: 'GET',
    path: '/landing/blogs/active?page=:page&tag=:tag',
    group: 'site',
    partOf: 'activePosts',
  },
  activePosts: { method: 'GET', path: '/landing/blogs/active', group: 'site' },
  relatedPosts: { method: 'GET', path: '/landing/blogs/:id/related', group: 'site' },
  /** `id` may be a slug. */
  post: { method: 'GET', path: '/landing/blogs/:id', group: 'site', single: true },
  privacyPolicy: { method: 'GET', path: '/legal-documents/privacy-policy', group: 'site' },
  termsOfService: { method: 'GET', path: '/legal-documents/terms-of-service', group: 'site' },
  page: { method: 'GET', path: '/pages/:slug', group: 'site', single: true, embedded: true },
  subscribe: { method: 'POST', path: '/newsletter/subscribe', group: 'site' },
  /** The subscription of a `confirm` or `unsubscribe` link; reading it changes nothing. */
  newsletterLink: {
    method: 'GET',
    path: '/newsletter/links/:token?link=:link',
    group: 'site',
    single: true,
    own: true,
  },
  /** Confirms or unsubscribes. */
  followNewsletterLink: {
    method: 'POST',
    path: '/newsletter/follow/:token?link=:link',
    group: 'site',
    own: true,
  },
  requestDemo: { method: 'POST', path: '/request-demo', group: 'api' },
  /** Available times of a demo. */
  demoSlots: { method: 'GET', path: '/request-demo/slots', group: 'api', own: true },
  /** The demo of a private link; 410 after its start. */
  myDemo: { method: 'GET', path: '/request-demo/mine/:token', group: 'api', own: true },
  /** `{ preferred_datetime, sequence, time_zone? }` */
  moveDemo: { method: 'POST', path: '/request-demo/mine/:token/move', group: 'api', own: true },
  /** `{ sequence }` */
  cancelDemo: { method: 'POST', path: '/request-demo/mine/:token/cancel', group: 'api', own: true },
  helpSearch: { method: 'GET', path: '/help-center/search?q=:q', group: 'api' },
  /** Every category with only its first topic. */
  helpOverview: {
    method: 'GET',
    path: '/help-center?topics=1',
    group: 'api',
    partOf: 'helpCenter',
  },
  helpCenter: { method: 'GET', path: '/help-center', group: 'api' },
  /** The subcategory of a topic with the neighboring topics; empty if the category does not contain it. */
  topicsBeside: {
    method: 'GET',
    path: '/help-center/category/:id?beside=:slug',
    group: 'api',
    partOf: 'helpCategory',
  },
  helpCategory: { method: 'GET', path: '/help-center/category/:id', group: 'api', single: true },
  helpTopic: { method: 'GET', path: '/help-center/topic/:slug', group: 'api', single: true },
  eventsPage: {
    method: 'GET',
    path: '/webinars/events?page=:page',
    group: 'api',
    partOf: 'events',
  },
  events: { method: 'GET', path: '/webinars/events', group: 'api' },
  videosPage: {
    method: 'GET',
    path: '/webinars/videos?page=:page',
    group: 'api',
    partOf: 'videos',
  },
  videos: { method: 'GET', path: '/webinars/videos', group: 'api' },
  event: { method: 'GET', path: '/webinars/events/:slug', group: 'api', single: true },
  register: { method: 'POST', path: '/webinars/events/:id/register', group: 'api' },
  /** The registration of a private link; 410 after the start of its event. */
  myRegistration: {
    method: 'GET',
    path: '/webinars/registrations/:token',
    group: 'api',
    own: true,
  },
  cancelRegistration: {
    method: 'POST',
    path: '/webinars/registrations/:token/cancel',
    group: 'api',
    own: true,
  },
  video: { method: 'GET', path: '/webinars/videos/:slug', group: 'api', single: true },
} as const satisfies Record<string, CallDescription>;

export type CallName = keyof typeof CALLS;

export type OwnName = {
  [Name in CallName]: (typeof CALLS)[Name] extends { own: true } ? Name : never;
}[CallName];

/** Calls that read, calls that send, and calls that send a form to the content API. */
export type ReadName = NamesByMethod<'GET'>;
export type SentName = NamesByMethod<'POST'>;
export type FormName = Exclude<SentName, OwnName>;

type NamesByMethod<Method> = {
  [Name in CallName]: (typeof CALLS)[Name]['method'] extends Method ? Name : never;
}[CallName];

/** Calls for a part of a list. */
export type PartName = {
  [Name in CallName]: (typeof CALLS)[Name] extends { partOf: string } ? Name : never;
}[CallName];

export type WholeOf<Name extends PartName> = (typeof CALLS)[Name]['partOf'];

/** Calls that a content API answers. */
export type WholeName = Exclude<CallName, PartName | OwnName>;
export type WholeReadName = Exclude<ReadName, PartName | OwnName>;

interface Payloads {
  firstIntegrations: Integration[];
  integrationsPage: ListPage<Integration>;
  integrations: Integration[];
  plans: PlanCatalog;
  blogLanding: BlogLanding;
  recentPosts: PostSummary[];
  postsPage: ListPage<PostSummary>;
  activePosts: PostSummary[];
  relatedPosts: PostSummary[];
  post: Post;
  privacyPolicy: LegalDocument;
  termsOfService: LegalDocument;
  page: WrittenPage;
  subscribe: SubscriptionReceipt | null;
  newsletterLink: NewsletterLink;
  followNewsletterLink: NewsletterLink;
  requestDemo: DemoBooking;
  demoSlots: DemoSlots;
  myDemo: MyDemo;
  moveDemo: MyDemo;
  cancelDemo: MyDemo;
  helpSearch: HelpSearchResult[];
  helpOverview: HelpCategory[];
  helpCenter: HelpCategory[];
  topicsBeside: HelpSubcategory[];
  helpCategory: HelpCategory;
  helpTopic: HelpArticle;
  eventsPage: ListPage<WebinarEvent>;
  events: WebinarEvent[];
  videosPage: ListPage<WebinarVideo>;
  videos: WebinarVideo[];
  event: WebinarEvent;
  register: RegistrationEcho;
  myRegistration: MyRegistration;
  cancelRegistration: MyRegistration;
  video: WebinarVideo;
}

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
  /** Sent as JSON. */
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
