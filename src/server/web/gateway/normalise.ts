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
} from '../../../contract/entities';
import type { CallName } from '../../../contract/endpoints';
import { normaliseIntegrations, normalisePlans } from './normaliseCatalog';
import { normaliseBooking, normaliseRegistration } from './normaliseForms';
import {
  normaliseArticle,
  normaliseHelpCategories,
  normaliseHelpCategory,
  normaliseSearchResults,
} from './normaliseHelp';
import {
  normaliseLanding,
  normaliseLegalDocument,
  normalisePost,
  normaliseSummaries,
} from './normalisePosts';
import {
  normaliseEvent,
  normaliseEvents,
  normaliseVideo,
  normaliseVideos,
} from './normaliseWebinars';

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

const NORMALISERS: { [Name in CallName]: (payload: unknown) => CallPayloads[Name] } = {
  integrations: normaliseIntegrations,
  plans: normalisePlans,
  blogLanding: normaliseLanding,
  recentPosts: normaliseSummaries,
  activePosts: normaliseSummaries,
  relatedPosts: normaliseSummaries,
  post: normalisePost,
  privacyPolicy: normaliseLegalDocument,
  termsOfService: normaliseLegalDocument,
  subscribe: () => null,
  requestDemo: normaliseBooking,
  helpSearch: normaliseSearchResults,
  helpCenter: normaliseHelpCategories,
  helpCategory: normaliseHelpCategory,
  helpTopic: normaliseArticle,
  events: normaliseEvents,
  videos: normaliseVideos,
  event: normaliseEvent,
  register: normaliseRegistration,
  video: normaliseVideo,
};

/**
 * Makes of a payload, whatever it holds, exactly what `contract/entities` promises of this call.
 * Never throws for the sake of the payload: what is missing becomes '', null, [] or false.
 */
export const normalise = <Name extends CallName>(
  name: Name,
  payload: unknown,
): CallPayloads[Name] => NORMALISERS[name](payload);
