import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { documentFile, documentFolder, isReserved } from '../../../contract/documents.ts';
import { paths } from '../../../contract/paths.ts';
import { createPictureReader, type Pictures, type ReadPictures } from '../media/pictures.ts';
import { ContentFiles, type Overlay } from './contentFiles.ts';
import { compareProblems, ContentError, ContentReader } from './contentReader.ts';
import { description, documentObject, scheduled, text } from './documentFields.ts';
import { addDocument, dayField, loadAuthors, type LoadContext } from './loadContext.ts';
import { loadIntegrations, loadPlans } from './loadCatalog.ts';
import { loadHelp } from './loadHelp.ts';
import { loadPosts } from './loadPosts.ts';
import { loadRedirects, SiteAddresses } from './loadRedirects.ts';
import { loadOffice, loadSite } from './loadSite.ts';
import { loadEvents, loadVideos } from './loadWebinars.ts';

export interface LoadOptions {
  now?: Date;
  readPictures?: ReadPictures;
  overlay?: Overlay;
}

/** The documents of a content folder, validated and with resolved dates. Slugs are unique per kind. */
export type ContentLibrary = Awaited<ReturnType<typeof readLibrary>>['library'];

/** Reads and validates a content folder. Documents with problems are missing from the library. */
export const readLibrary = async (
  folder: string,
  { now = new Date(), readPictures = createPictureReader(), overlay }: LoadOptions = {},
) => {
  const reader = new ContentReader(new ContentFiles(folder, overlay));
  const site = loadSite(reader);
  const zone = site?.time_zone ?? EVENT_TIME_ZONE;
  const addresses = new SiteAddresses();
  const pictures = await readPictures(resolve(folder), (path, message) =>
    reader.report(path, message),
  );
  const authors = loadAuthors(reader, pictures);
  const context = { reader, addresses, authors, choices: new Map(), pictures, now, zone };
  const posts = await loadPosts(context);
  const { categories: helpCategories, articles } = await loadHelp(context);
  const articleChoices = articles.map(({ slug, title }) => ({ value: slug, label: title }));
  context.choices.set('article', articleChoices);
  const videos = await loadVideos(context);
  context.choices.set(
    'recording',
    videos.map(({ slug, title }) => ({ value: slug, label: title })),
  );
  const library = {
    // A missing site file is a problem, so no running site is without one.
    site: site!,
    office: loadOffice(reader, zone),
    posts,
    helpCategories,
    articles,
    privacyPolicy: loadLegalDocument(context, 'privacy-policy'),
    termsOfService: loadLegalDocument(context, 'terms-of-service'),
    events: await loadEvents(context),
    eventTimeZone: zone,
    videos,
    pages: await loadPages(context),
    integrations: loadIntegrations(context),
    plans: loadPlans(reader),
    redirects: loadRedirects(reader, addresses),
    pictures,
    digests: reader.digests as ReadonlyMap<string, string>,
    version: versionOf(reader, pictures),
  };
  return { library, problems: reader.problems.toSorted(compareProblems), context };
};

export const loadContent = async (folder: string, options?: LoadOptions) => {
  const { library, problems } = await readLibrary(folder, options);
  if (problems.length > 0) throw new ContentError(problems);
  return library;
};

export const legalSchema = (context: LoadContext) =>
  documentObject({ title: text, updated: dayField(context) });

const loadLegalDocument = (context: LoadContext, slug: string) => {
  const document = context.reader.read(documentFile('legal', { slug }), legalSchema(context));
  return document && { ...document.data, body: document.body };
};

export const pageSchema = documentObject({
  title: text,
  description,
  place: z.enum(['navigation', 'footer', 'none']).default('none'),
  ...scheduled,
});

export type ContentPage = Awaited<ReturnType<typeof loadPages>>[number];

const loadPages = async (context: LoadContext) => {
  const documents = await context.reader.readFolder(documentFolder('pages'), pageSchema);
  for (const { slug, report } of documents)
    if (isReserved(slug)) report([], `/${slug} is an address of the site. Choose another name.`);
  return documents.map((document) => addDocument(context, paths.page, document));
};

export type ContentLegalDocument = NonNullable<ReturnType<typeof loadLegalDocument>>;

const VERSION_CHARACTERS = 12;

const versionOf = (reader: ContentReader, pictures: Pictures): string => {
  const pictureVersions = [...pictures].map(([path, { version }]) => [path, version]);
  const files = JSON.stringify([...reader.digests, ...pictureVersions]);
  return hash('sha256', files).slice(0, VERSION_CHARACTERS);
};
