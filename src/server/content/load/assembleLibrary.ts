import { hash } from 'node:crypto';
import { z } from 'zod';
import { documentFile, documentFolder, isReserved } from '../../../contract/documents.ts';
import type { Integration, PlanCatalog } from '../../../contract/entities.ts';
import { PAGES } from '../../../contract/navigation.ts';
import { paths } from '../../../contract/paths.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import type { Pictures } from '../media/pictures.ts';
import type { ContentReader } from './contentReader.ts';
import { description, documentObject, scheduled, text } from './documentFields.ts';
import {
  addDocument,
  dayField,
  loadAuthors,
  recallSchema,
  type LibraryDocument,
  type LoadContext,
} from './loadContext.ts';
import { loadIntegrations, loadPlans } from './loadPlansAndApps.ts';
import { loadHelp, type ContentArticle, type ContentHelpCategory } from './loadHelp.ts';
import { loadPosts, type ContentPost } from './loadPosts.ts';
import { loadRedirects, SiteAddresses } from './loadRedirects.ts';
import { type SiteFile } from './loadSite.ts';
import { loadOffice } from './loadOffice.ts';
import { loadTexts, type LoadedTexts, type TextsToLoad } from './loadTexts.ts';
import type { MarkdownBody } from './markdownBody.ts';
import type { Redirects } from './redirects.ts';
import { dayOf } from './writtenDates.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import { loadEvents, loadVideos, type ContentEvent, type ContentVideo } from './loadWebinars.ts';

/** The documents of a site, validated and with resolved dates. Slugs are unique per kind. */
export interface ContentLibrary {
  site: SiteFile;
  /** Undefined without office hours. */
  office: OfficeHours | undefined;
  /** The newest first. */
  posts: ContentPost[];
  helpCategories: ContentHelpCategory[];
  /** In the order of their categories and subcategories. */
  articles: ContentArticle[];
  privacyPolicy: ContentLegalDocument | undefined;
  termsOfService: ContentLegalDocument | undefined;
  /** In the order of their starts. */
  events: ContentEvent[];
  eventTimeZone: string;
  videos: ContentVideo[];
  texts: LoadedTexts;
  /** Pages by writers. */
  pages: ContentPage[];
  integrations: Integration[];
  plans: PlanCatalog;
  redirects: Redirects;
  pictures: Pictures;
  /** The SHA-256 of the text of each document in use, by its path. */
  hashes: ReadonlyMap<string, string>;
  /** A hash of all documents and pictures in use. */
  version: string;
}

interface LibrarySources extends TextsToLoad {
  reader: ContentReader;
  zone: string;
  now: Date;
}

/** Validates all documents but site.yaml. Those with problems are missing, or are older versions. */
export const assembleLibrary = async (
  sources: LibrarySources,
): Promise<{ library: Omit<ContentLibrary, 'site'>; context: LoadContext }> => {
  const { reader, zone, pictures, now } = sources;
  const addresses = new SiteAddresses();
  const authors = loadAuthors(reader, pictures);
  const { texts, voices } = await loadTexts(reader, sources);
  const today = dayOf(now, zone);
  const context = {
    reader,
    addresses,
    authors,
    choices: new Map(),
    pictures,
    now,
    zone,
    today,
    voices,
  };
  // Of thousands of documents, each step takes several milliseconds. Articles and videos come before what refers to them,
  // because the fields of integrations and events take their choices from the context.
  const pause = createTimeSlices();
  const posts = await loadPosts(context);
  await pause();
  const { categories: helpCategories, articles } = await loadHelp(context);
  const articleChoices = articles.map(({ slug, title }) => ({ value: slug, label: title }));
  context.choices.set('article', articleChoices);
  await pause();
  const videos = await loadVideos(context);
  context.choices.set(
    'recording',
    videos.map(({ slug, title }) => ({ value: slug, label: title })),
  );
  const documents = {
    office: loadOffice(reader, zone),
    posts,
    helpCategories,
    articles,
    privacyPolicy: loadLegalDocument(context, 'privacy-policy'),
    termsOfService: loadLegalDocument(context, 'terms-of-service'),
    events: await loadEvents(context),
    eventTimeZone: zone,
    videos,
    texts,
    pages: await loadPages(context),
    integrations: loadIntegrations(context),
    plans: loadPlans(reader),
  };
  await pause();
  // After every `addDocument`, which adds the addresses of its document.
  const redirects = recallRedirects(reader, loadRedirects(reader, addresses));
  await pause();
  const hashes = hashesOf(reader);
  await pause();
  const version = libraryVersion(hashes, pictures);
  return { library: { ...documents, redirects, pictures, hashes, version }, context };
};

/** The same object while no redirect has changed: rendered texts are kept for it. */
const recallRedirects = ({ memory }: ContentReader, redirects: Redirects): Redirects =>
  memory.recall('redirects', [JSON.stringify([...redirects])], () => redirects);

export const legalSchema = (context: LoadContext) =>
  documentObject({ title: text, updated: dayField(context) });

export interface ContentLegalDocument {
  title: string;
  updated: string;
  body: MarkdownBody;
}

/** Undefined when the document has problems. */
const loadLegalDocument = (
  context: LoadContext,
  slug: string,
): ContentLegalDocument | undefined => {
  const document = context.reader.read(documentFile('legal', { slug }), legalSchema(context));
  return document && { ...document.data, body: document.body };
};

export const pageSchema = () =>
  documentObject({
    title: text,
    description,
    place: z.enum(['navigation', 'footer', 'none']).default('none'),
    parent: z.enum(PAGES).optional(),
    ...scheduled,
  });

type PageData = z.infer<ReturnType<typeof pageSchema>>;

export interface ContentPage extends PageData, LibraryDocument {}

const loadPages = async (context: LoadContext): Promise<ContentPage[]> => {
  const folder = documentFolder('pages');
  const schema = recallSchema(context, folder, pageSchema);
  const documents = await context.reader.readFolder(folder, schema);
  return documents
    .filter(({ slug, report }) => {
      if (isReserved(slug)) report([], `/${slug} is an address of the site. Choose another name.`);
      return !isReserved(slug);
    })
    .map((document) => addDocument(context, paths.page, document, () => ({})));
};

const VERSION_CHARACTERS = 12;

const hashesOf = (reader: ContentReader): ReadonlyMap<string, string> =>
  new Map(Array.from(reader.used, ([path, { hash }]) => [path, hash]));

const libraryVersion = (hashes: ReadonlyMap<string, string>, pictures: Pictures): string => {
  const pictureVersions = [...pictures].map(([path, { version }]) => [path, version]);
  const files = JSON.stringify([...hashes, ...pictureVersions]);
  return hash('sha256', files).slice(0, VERSION_CHARACTERS);
};
