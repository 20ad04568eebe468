import type { CallPayload, WholeName } from '../../../contract/calls.ts';
import { normalizeIntegrations, normalizePlans } from './normalizeCatalog.ts';
import {
  normalizeBooking,
  normalizeRegistration,
  normalizeSubscription,
} from './normalizeForms.ts';
import {
  normalizeArticle,
  normalizeHelpCategories,
  normalizeHelpCategory,
  normalizeSearchResults,
} from './normalizeHelp.ts';
import {
  normalizeAllPosts,
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

const NORMALIZERS: { [Name in WholeName]: (payload: unknown) => CallPayload<Name> } = {
  integrations: normalizeIntegrations,
  plans: normalizePlans,
  blogLanding: normalizeLanding,
  recentPosts: normalizeSummaries,
  activePosts: normalizeAllPosts,
  relatedPosts: normalizeSummaries,
  post: normalizePost,
  privacyPolicy: normalizeLegalDocument,
  termsOfService: normalizeLegalDocument,
  subscribe: normalizeSubscription,
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
export const normalize = <Name extends WholeName>(
  name: Name,
  payload: unknown,
): CallPayload<Name> => NORMALIZERS[name](payload);
