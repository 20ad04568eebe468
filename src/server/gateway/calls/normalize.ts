import type {
  BlogLanding,
  DemoBooking,
  HelpArticle,
  HelpCategory,
  HelpSearchResult,
  Integration,
  LegalDocument,
  PlanCatalog,
  Post,
  PostSummary,
  RegistrationEcho,
  WebinarEvent,
  WebinarVideo,
} from '../../../contract/entities.ts';
import type { CallName } from '../../../contract/calls.ts';
import { normalizeIntegrations, normalizePlans } from './normalizeCatalog.ts';
import { normalizeBooking, normalizeRegistration } from './normalizeForms.ts';
import {
  normalizeArticle,
  normalizeHelpCategories,
  normalizeHelpCategory,
  normalizeSearchResults,
} from './normalizeHelp.ts';
import {
  normalizeLanding,
  normalizeLegalDocument,
  normalizePost,
  normalizeSummaries,
} from './normalizePosts.ts';
import {
  normalizeEvent,
  normalizeEvents,
  normalizeVideo,
  normalizeVideos,
} from './normalizeWebinars.ts';

/** What each call answers inside its envelope. */
export interface CallPayloads {
  integrations: Integration[];
  plans: PlanCatalog;
  blogLanding: BlogLanding;
  recentPosts: PostSummary[];
  activePosts: PostSummary[];
  relatedPosts: PostSummary[];
  post: Post;
  privacyPolicy: LegalDocument;
  termsOfService: LegalDocument;
  subscribe: null;
  requestDemo: DemoBooking;
  helpSearch: HelpSearchResult[];
  helpCenter: HelpCategory[];
  helpCategory: HelpCategory;
  helpTopic: HelpArticle;
  events: WebinarEvent[];
  videos: WebinarVideo[];
  event: WebinarEvent;
  register: RegistrationEcho;
  video: WebinarVideo;
}

const NORMALIZERS: { [Name in CallName]: (payload: unknown) => CallPayloads[Name] } = {
  integrations: normalizeIntegrations,
  plans: normalizePlans,
  blogLanding: normalizeLanding,
  recentPosts: normalizeSummaries,
  activePosts: normalizeSummaries,
  relatedPosts: normalizeSummaries,
  post: normalizePost,
  privacyPolicy: normalizeLegalDocument,
  termsOfService: normalizeLegalDocument,
  subscribe: () => null,
  requestDemo: normalizeBooking,
  helpSearch: normalizeSearchResults,
  helpCenter: normalizeHelpCategories,
  helpCategory: normalizeHelpCategory,
  helpTopic: normalizeArticle,
  events: normalizeEvents,
  videos: normalizeVideos,
  event: normalizeEvent,
  register: normalizeRegistration,
  video: normalizeVideo,
};

/**
 * Makes of a payload, whatever it holds, exactly what `contract/entities` promises of this call.
 * Never throws for the sake of the payload: what is missing becomes '', null, [] or false.
 */
export const normalize = <Name extends CallName>(
  name: Name,
  payload: unknown,
): CallPayloads[Name] => NORMALIZERS[name](payload);
