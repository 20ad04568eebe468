import { z } from 'zod';
import type { CallPayload, WholeName } from '../../../contract/calls.ts';
import { isExternal, safeFieldUrl } from '../../../lib/safeUrl.ts';
import { integrations, planCatalog } from './catalog.ts';
import { allPostSummaries, blogLanding, post, postSummaries } from './blog.ts';
import { helpArticle, helpCategories, helpCategory, searchResults } from './helpCenter.ts';
import { legalDocument, writtenPage } from './pages.ts';
import { event, events, video, videos } from './webinars.ts';
import { entityNamed, ownField } from './expected.ts';
import { id, line, MAX_ID, objectOf } from './values.ts';

const externalUrl = z
  .string()
  .overwrite((text) => (isExternal(safeFieldUrl(text)) ? safeFieldUrl(text) : ''));

const link = externalUrl.catch('');
const optionalLink = externalUrl.min(1).optional().catch(undefined);

/** Letters of the company and of the form, a hyphen, digits and letters. */
const receipt = z
  .string()
  .max(MAX_ID)
  .regex(/^[A-Z]+-[\dA-Z]+$/)
  .optional()
  .catch(undefined);

/** Schemas of the answers to the specification's calls. Lists and forms accept anything; single things must be things. */
export const PAYLOAD_SCHEMAS: { [Name in WholeName]: z.ZodType<CallPayload<Name>> } = {
  integrations,
  plans: planCatalog,
  blogLanding,
  recentPosts: postSummaries,
  activePosts: allPostSummaries,
  relatedPosts: postSummaries,
  post,
  privacyPolicy: legalDocument,
  termsOfService: legalDocument,
  page: writtenPage,
  helpSearch: searchResults,
  helpCenter: helpCategories,
  helpCategory,
  helpTopic: helpArticle,
  events,
  videos,
  event,
  video,
  subscribe: objectOf({ receipt: ownField(receipt) }).transform((source) =>
    source.receipt === undefined ? null : { receipt: source.receipt },
  ),
  requestDemo: entityNamed(
    'Demo',
    objectOf({
      demo_id: id.describe('Shown with a button that copies it.'),
      event_link: link.describe('Adds the demo to a calendar; http or https.'),
      meet_link: link.describe('Leads to the meeting; http or https.'),
      change_link: ownField(optionalLink),
    }),
  ),
  register: entityNamed(
    'Registration',
    objectOf({
      first_name: line,
      last_name: line,
      email: line,
      receipt: ownField(receipt),
      link: ownField(optionalLink),
      join_link: ownField(optionalLink),
    }),
  ),
};
