import type { z } from 'zod';
import {
  DOCUMENTS,
  type DocumentKindName,
  type FileParameters,
} from '../../../contract/documents.ts';
import { integrationsSchema, plansSchema } from './loadPlansAndApps.ts';
import { legalSchema, pageSchema } from './assembleLibrary.ts';
import { authorsSchema, type LoadContext } from './loadContext.ts';
import { articleSchema, categorySchema } from './loadHelp.ts';
import { postSchema } from './loadPosts.ts';
import { redirectsSchema } from './loadRedirects.ts';
import { siteSchema } from './loadSite.ts';
import { officeSchema } from './loadOffice.ts';
import { textsSchema } from './loadTexts.ts';
import { eventSchema, videoSchema } from './loadWebinars.ts';

const SCHEMAS: Readonly<
  Record<DocumentKindName, (context: LoadContext, parameters: FileParameters) => z.ZodType>
> = {
  posts: postSchema,
  articles: articleSchema,
  helpCategories: () => categorySchema,
  events: eventSchema,
  videos: videoSchema,
  pages: pageSchema,
  legal: legalSchema,
  texts: textsSchema,
  plans: () => plansSchema,
  integrations: integrationsSchema,
  authors: authorsSchema,
  site: () => siteSchema,
  office: () => officeSchema,
  redirects: () => redirectsSchema,
};

/** Writers create and delete documents of these kinds. Those of the others have places of their own in the site. */
const CREATED_BY_WRITERS: ReadonlySet<DocumentKindName> = new Set([
  'posts',
  'articles',
  'helpCategories',
  'events',
  'videos',
  'pages',
]);

export const DOCUMENT_KINDS = Object.entries(DOCUMENTS).map(([key, kind]) => {
  const name = key as DocumentKindName;
  return { ...kind, name, createdByWriters: CREATED_BY_WRITERS.has(name), schema: SCHEMAS[name] };
});

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
