import type {
  DemoBooking,
  DemoSlots,
  EventJoin,
  LinkRequest,
  MyDemo,
  MyRegistration,
  NewsletterLink,
  RegistrationEcho,
  SubscriptionReceipt,
} from './bookings.ts';
import type {
  BlogLanding,
  HelpArticle,
  HelpCategory,
  HelpCategorySummary,
  HelpSearchResult,
  HelpSubcategory,
  Integration,
  IntegrationsPage,
  LegalDocument,
  ListPage,
  PlanCatalog,
  Post,
  PostSummary,
  WebinarEvent,
  WebinarVideo,
  WrittenPage,
} from './entities.ts';
import type { TextName, Texts } from './texts/texts.ts';

/** The tags of RTK Query: what an answer contains. */
export const TAG_TYPES = [
  'Texts',
  'Integration',
  'Plan',
  'Post',
  'BlogLanding',
  'LegalDocument',
  'NewsletterLink',
  'HelpCategory',
  'HelpArticle',
  'Event',
  'Video',
  'MyRegistration',
  'DemoSlots',
  'MyDemo',
] as const;

/** Error of a call; `status` is 0 without an answer. */
export interface ApiError {
  message: string;
  status: number;
  fields?: Record<string, string>;
  /** Nearest free hours: ISO instants, soonest first. */
  alternatives?: string[];
}

/** The payload of the answer to each call of `CALLS`. */
export interface Payloads {
  texts: Texts[TextName];
  firstIntegrations: Integration[];
  integrationsPage: IntegrationsPage;
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
  helpOverview: HelpCategorySummary[];
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
  joinEvent: EventJoin;
  myRegistration: MyRegistration;
  emailMyLink: LinkRequest;
  cancelRegistration: MyRegistration;
  video: WebinarVideo;
}
