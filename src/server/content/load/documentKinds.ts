import type { z } from 'zod';
import {
  DOCUMENTS,
  type DocumentInfo,
  type DocumentKindName,
  type FileParameters,
} from '../../../contract/documents.ts';
import { integrationsSchema, plansSchema } from './loadCatalog.ts';
import { legalSchema, pageSchema } from './loadContent.ts';
import { authorsSchema, type LoadContext } from './loadContext.ts';
import { articleSchema, categorySchema } from './loadHelp.ts';
import { postSchema } from './loadPosts.ts';
import { redirectsSchema } from './loadRedirects.ts';
import { officeSchema, siteSchema } from './loadSite.ts';
import { eventSchema, videoSchema } from './loadWebinars.ts';

export interface DocumentKind extends DocumentInfo {
  schema: (context: LoadContext, parameters: FileParameters) => z.ZodType;
}

export const DOCUMENT_KINDS: Readonly<Record<DocumentKindName, DocumentKind>> = {
  posts: { ...DOCUMENTS.posts, schema: postSchema },
  articles: { ...DOCUMENTS.articles, schema: articleSchema },
  helpCategories: { ...DOCUMENTS.helpCategories, schema: () => categorySchema },
  events: { ...DOCUMENTS.events, schema: eventSchema },
  videos: { ...DOCUMENTS.videos, schema: videoSchema },
  pages: { ...DOCUMENTS.pages, schema: () => pageSchema },
  legal: { ...DOCUMENTS.legal, schema: legalSchema },
  plans: { ...DOCUMENTS.plans, schema: () => plansSchema },
  integrations: { ...DOCUMENTS.integrations, schema: integrationsSchema },
  authors: { ...DOCUMENTS.authors, schema: authorsSchema },
  site: { ...DOCUMENTS.site, schema: () => siteSchema },
  office: { ...DOCUMENTS.office, schema: () => officeSchema },
  redirects: { ...DOCUMENTS.redirects, schema: () => redirectsSchema },
};
