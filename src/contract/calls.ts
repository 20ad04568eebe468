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
} from './entities.ts';

/**
 * One of the calls of spec §7, or a part of the answer to one. The browser makes them at its own origin; the gateway
 * decides who answers.
 */
export interface CallDescription {
  method: 'GET' | 'POST';
  /** Below the group's base, with `:name` parameters, those of its query included. */
  path: `/${string}`;
  /** The group of spec §7: it decides the base, and whether the payload sits in `data.data` (site) or `data` (api). */
  group: 'site' | 'api';
  /** What the envelope holds: a type, and nothing when the program runs. */
  payload: unknown;
  /** Answers one thing, which may not exist. */
  single?: true;
  /**
   * The call of which this one answers a part, so that a page weighs what it shows however long a list has become. Only
   * this site knows such calls: whoever has the content is asked for the whole. It is told from the whole by the first
   * parameter of its query.
   */
  partOf?: string;
  /** Only this site knows it: no content API is ever asked. */
  own?: true;
}

/** Says of which type a payload is. */
const type = <Payload>() => undefined as Payload;

/**
 * The twenty calls of the specification, the parts of their answers, and what this site alone knows (`own`), the most specific path first where two could
 * match.
 *
 * To add one, write it down here and give it an endpoint in its feature's `...Api.ts` (`api/callEndpoint.ts`). Addresses,
 * matching, retries and types follow from this table; the gateway's normalizer, the embedded API's answer and the fakes
 * of the tests are records by its names, so the compiler asks for each.
 */
export const CALLS = {
  /** As many as the overview shows. */
  firstIntegrations: {
    method: 'GET',
    path: '/integrations?first=:count',
    group: 'site',
    payload: type<Integration[]>(),
    partOf: 'integrations',
  },
  /** One page of those that hold every word of `q`; `page` counts from 1, as in addresses. */
  integrationsPage: {
    method: 'GET',
    path: '/integrations?page=:page&q=:q',
    group: 'site',
    payload: type<ListPage<Integration>>(),
    partOf: 'integrations',
  },
  integrations: {
    method: 'GET',
    path: '/integrations',
    group: 'site',
    payload: type<Integration[]>(),
  },
  plans: { method: 'GET', path: '/plans', group: 'site', payload: type<PlanCatalog>() },
  blogLanding: {
    method: 'GET',
    path: '/landing/blogs',
    group: 'site',
    payload: type<BlogLanding>(),
  },
  recentPosts: {
    method: 'GET',
    path: '/landing/blogs/recent/added',
    group: 'site',
    payload: type<PostSummary[]>(),
  },
  /** One page of those with a tag or in a category, of all for an empty `tag`. */
  postsPage: {
    method: 'GET',
    path: '/landing/blogs/active?page=:page&tag=:tag',
    group: 'site',
    payload: type<ListPage<PostSummary>>(),
    partOf: 'activePosts',
  },
  activePosts: {
    method: 'GET',
    path: '/landing/blogs/active',
    group: 'site',
    payload: type<PostSummary[]>(),
  },
  relatedPosts: {
    method: 'GET',
    path: '/landing/blogs/:id/related',
    group: 'site',
    payload: type<PostSummary[]>(),
  },
  /** `id` may be a slug. */
  post: {
    method: 'GET',
    path: '/landing/blogs/:id',
    group: 'site',
    payload: type<Post>(),
    single: true,
  },
  privacyPolicy: {
    method: 'GET',
    path: '/legal-documents/privacy-policy',
    group: 'site',
    payload: type<LegalDocument>(),
  },
  termsOfService: {
    method: 'GET',
    path: '/legal-documents/terms-of-service',
    group: 'site',
    payload: type<LegalDocument>(),
  },
  subscribe: {
    method: 'POST',
    path: '/newsletter/subscribe',
    group: 'site',
    payload: type<SubscriptionReceipt | null>(),
  },
  /** What the `confirm` or `unsubscribe` link of a newsletter's mail finds; asking changes nothing. */
  newsletterLink: {
    method: 'GET',
    path: '/newsletter/links/:token?link=:link',
    group: 'site',
    payload: type<NewsletterLink>(),
    single: true,
    own: true,
  },
  /** Does what such a link is for; with `{ new_mail: "yes" }` asks for a newer link instead. */
  followNewsletterLink: {
    method: 'POST',
    path: '/newsletter/follow/:token?link=:link',
    group: 'site',
    payload: type<NewsletterLink>(),
    own: true,
  },
  requestDemo: {
    method: 'POST',
    path: '/request-demo',
    group: 'api',
    payload: type<DemoBooking>(),
  },
  /** When demos may begin that are asked for now. */
  demoSlots: {
    method: 'GET',
    path: '/request-demo/slots',
    group: 'api',
    payload: type<DemoSlots>(),
    own: true,
  },
  /** The demo that a link opens; 410 once it has begun. */
  myDemo: {
    method: 'GET',
    path: '/request-demo/mine/:token',
    group: 'api',
    payload: type<MyDemo>(),
    own: true,
  },
  /** `{ preferred_datetime, sequence }` */
  moveDemo: {
    method: 'POST',
    path: '/request-demo/mine/:token/move',
    group: 'api',
    payload: type<MyDemo>(),
    own: true,
  },
  /** `{ sequence }` */
  cancelDemo: {
    method: 'POST',
    path: '/request-demo/mine/:token/cancel',
    group: 'api',
    payload: type<MyDemo>(),
    own: true,
  },
  helpSearch: {
    method: 'GET',
    path: '/help-center/search?q=:q',
    group: 'api',
    payload: type<HelpSearchResult[]>(),
  },
  /** Every category with its first topic alone. */
  helpOverview: {
    method: 'GET',
    path: '/help-center?topics=1',
    group: 'api',
    payload: type<HelpCategory[]>(),
    partOf: 'helpCenter',
  },
  helpCenter: {
    method: 'GET',
    path: '/help-center',
    group: 'api',
    payload: type<HelpCategory[]>(),
  },
  /** The subcategory of a topic, with the topics around that one: none when it is not in the category. */
  topicsBeside: {
    method: 'GET',
    path: '/help-center/category/:id?beside=:slug',
    group: 'api',
    payload: type<HelpSubcategory[]>(),
    partOf: 'helpCategory',
  },
  helpCategory: {
    method: 'GET',
    path: '/help-center/category/:id',
    group: 'api',
    payload: type<HelpCategory>(),
    single: true,
  },
  helpTopic: {
    method: 'GET',
    path: '/help-center/topic/:slug',
    group: 'api',
    payload: type<HelpArticle>(),
    single: true,
  },
  eventsPage: {
    method: 'GET',
    path: '/webinars/events?page=:page',
    group: 'api',
    payload: type<ListPage<WebinarEvent>>(),
    partOf: 'events',
  },
  events: {
    method: 'GET',
    path: '/webinars/events',
    group: 'api',
    payload: type<WebinarEvent[]>(),
  },
  videosPage: {
    method: 'GET',
    path: '/webinars/videos?page=:page',
    group: 'api',
    payload: type<ListPage<WebinarVideo>>(),
    partOf: 'videos',
  },
  videos: {
    method: 'GET',
    path: '/webinars/videos',
    group: 'api',
    payload: type<WebinarVideo[]>(),
  },
  event: {
    method: 'GET',
    path: '/webinars/events/:slug',
    group: 'api',
    payload: type<WebinarEvent>(),
    single: true,
  },
  register: {
    method: 'POST',
    path: '/webinars/events/:id/register',
    group: 'api',
    payload: type<RegistrationEcho>(),
  },
  /** The registration that a link opens; 410 once its event has begun. */
  myRegistration: {
    method: 'GET',
    path: '/webinars/registrations/:token',
    group: 'api',
    payload: type<MyRegistration>(),
    own: true,
  },
  cancelRegistration: {
    method: 'POST',
    path: '/webinars/registrations/:token/cancel',
    group: 'api',
    payload: type<MyRegistration>(),
    own: true,
  },
  video: {
    method: 'GET',
    path: '/webinars/videos/:slug',
    group: 'api',
    payload: type<WebinarVideo>(),
    single: true,
  },
} as const satisfies Record<string, CallDescription>;

export type CallName = keyof typeof CALLS;

/** Calls that this site alone answers. */
export type OwnName = {
  [Name in CallName]: (typeof CALLS)[Name] extends { own: true } ? Name : never;
}[CallName];

/** Calls that read, calls that send something, and of those the ones that send a form. */
export type ReadName = NamesByMethod<'GET'>;
export type SentName = NamesByMethod<'POST'>;
export type FormName = Exclude<SentName, OwnName>;

type NamesByMethod<Method> = {
  [Name in CallName]: (typeof CALLS)[Name]['method'] extends Method ? Name : never;
}[CallName];

/** Calls that answer a part of another's answer. */
export type PartName = {
  [Name in CallName]: (typeof CALLS)[Name] extends { partOf: string } ? Name : never;
}[CallName];

/** The call that a part is part of. */
export type WholeOf<Name extends PartName> = (typeof CALLS)[Name]['partOf'];

/** Calls of the specification: what a content API is asked for. */
export type WholeName = Exclude<CallName, PartName | OwnName>;
export type WholeReadName = Exclude<ReadName, PartName | OwnName>;

export type CallPayload<Name extends CallName> = (typeof CALLS)[Name]['payload'];

/** Values of a call's parameters, as they are: not encoded. */
export type CallParams<Name extends CallName> = Readonly<
  Record<ParamName<(typeof CALLS)[Name]['path']>, string>
>;

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? FirstWord<Rest> | ParamName<Rest>
  : never;

type FirstWord<Text extends string> = Text extends `${infer Word}${'/' | '?' | '&'}${string}`
  ? FirstWord<Word>
  : Text;

/** Where this site answers calls. */
export const API_PREFIX = '/api';

/** Fills a pattern's parameters in, encoded. */
export const fillPath = (pattern: string, params: Readonly<Record<string, string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Address of a call at the site's own origin: `/api/help-center/search?q=round%20robin`. */
export const callPath = <Name extends CallName>(
  name: Name,
  ...[params]: keyof CallParams<Name> extends never ? [] : [CallParams<Name>]
): string => API_PREFIX + fillPath(CALLS[name].path, params ?? {});

/** A call on its way: by its name, with values as they are. Only what goes over HTTP gets an address. */
export type ApiRequest<Name extends CallName = CallName> = {
  [Each in Name]: { name: Each; params: CallParams<Each> } & (Each extends SentName
    ? FormContent
    : { body?: undefined; idempotencyKey?: undefined });
}[Name];

interface FormContent {
  /** Sent as JSON. */
  body: object;
  /** The same for every try to send the same form, so that it counts once. */
  idempotencyKey?: string | undefined;
}

/** A call that was answered. `message` is what the server says to people, '' when it says nothing. */
export interface ApiSuccess<Payload = unknown> {
  status: number;
  message: string;
  payload: Payload;
}

/** What a call comes to, out of its envelope. */
export type ApiAnswer<Payload = unknown> = ApiSuccess<Payload> | ApiError;
