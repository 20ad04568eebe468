import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { resolveDay } from './contentDates.ts';
import type { ContentLegalDocument, ContentLibrary } from './contentLibrary.ts';
import { createContentReader } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { legalSchema } from './documentSchemas.ts';
import { loadAuthors } from './loadAuthors.ts';
import { loadIntegrations, loadPlans } from './loadCatalog.ts';
import { loadHelp } from './loadHelp.ts';
import { loadOffice } from './loadOffice.ts';
import { loadPosts } from './loadPosts.ts';
import { loadRedirects } from './loadRedirects.ts';
import { loadSite } from './loadSite.ts';
import { loadEvents, loadVideos } from './loadWebinars.ts';
import { pictureAddress, smallPictureAddress, type Pictures } from '../media/pictures.ts';
import { createPictureReader } from '../media/readPictures.ts';
import type { ReadPictures } from '../media/readPictures.ts';
import { markdownBody } from './markdown.ts';
import { createSiteAddresses } from './siteAddresses.ts';

export interface LoadOptions {
  /** The moment from which relative dates such as `-12d` are counted. */
  now?: Date;
  /** Knows what was found out of pictures before. */
  readPictures?: ReadPictures;
}

/**
 * Reads a content folder and checks every document. Words are counted when they are asked for, and Markdown is rendered
 * when a document is: rendering takes ten times as long as all the rest.
 * @throws ContentError that lists every problem of every document
 */
export const loadContent = async (
  folder: string,
  { now = new Date(), readPictures = createPictureReader() }: LoadOptions = {},
): Promise<ContentLibrary> => {
  const reader = createContentReader(folder);
  const addresses = createSiteAddresses();
  const authors = await loadAuthors(reader);
  const site = await loadSite(reader);
  const eventTimeZone = site?.time_zone ?? EVENT_TIME_ZONE;
  const reading = loadHelp(reader, addresses, authors, now, eventTimeZone);
  const [posts, help, privacyPolicy, termsOfService, events, videos, integrations, plans] =
    await Promise.all([
      loadPosts(reader, addresses, authors, now, eventTimeZone),
      reading,
      loadLegalDocument(reader, 'legal/privacy-policy.md', now),
      loadLegalDocument(reader, 'legal/terms-of-service.md', now),
      loadEvents(reader, addresses, now, eventTimeZone),
      loadVideos(reader, addresses, now, eventTimeZone),
      loadIntegrations(reader, reading),
      loadPlans(reader),
    ]);
  const pictures = await readPictures(resolve(folder), (path, message) =>
    reader.note(path, message),
  );
  const office = await loadOffice(reader, eventTimeZone);
  const redirects = await loadRedirects(reader, addresses);
  reader.throwProblems();

  const library = {
    version: versionOf(reader, pictures),
    // What could not be read was a problem.
    site: site!,
    office,
    posts,
    helpCategories: help.categories,
    articles: help.articles,
    privacyPolicy,
    termsOfService,
    events,
    eventTimeZone,
    videos,
    integrations,
    plans,
    redirects,
    pictures,
  };
  if (pictures.size > 0) namePictures(library);
  return library;
};

/** Enough of a hash to tell one folder from another by looking. */
const VERSION_CHARACTERS = 12;

const versionOf = (reader: ContentReader, pictures: Pictures): string => {
  const files = [
    ...reader.digests(),
    ...[...pictures].map(([path, { version }]) => [path, version]),
  ];
  return hash('sha256', JSON.stringify(files)).slice(0, VERSION_CHARACTERS);
};

/** As wide as any face is shown, a logo, and a film before it is played, on screens of two pixels to a point. */
const FACE_WIDTH = 320;
const LOGO_WIDTH = 160;
const POSTER_WIDTH = 1440;

/** Gives the pictures that documents name the addresses by which pages can have them in every size. */
const namePictures = (library: ContentLibrary): void => {
  const { pictures, posts, articles, events, videos, integrations } = library;
  const small = (path: string, width: number) => smallPictureAddress(pictures, path, width);
  for (const document of [...posts, ...events, ...videos])
    document.cover = pictureAddress(pictures, document.cover);
  for (const document of [...events, ...videos])
    document.hostImage = pictureAddress(pictures, document.hostImage);
  for (const video of videos) video.posterUrl = small(video.posterUrl, POSTER_WIDTH);
  for (const integration of integrations)
    integration.logo_url = small(integration.logo_url, LOGO_WIDTH);
  for (const author of new Set([...posts, ...articles].map((document) => document.author)))
    author.photo = small(author.photo, FACE_WIDTH);
};

/** Stands in until the document is mended; a library with problems is never handed out. */
const UNREAD: ContentLegalDocument = { title: '', updatedAt: '', body: markdownBody('') };

const loadLegalDocument = async (
  reader: ContentReader,
  path: string,
  now: Date,
): Promise<ContentLegalDocument> => {
  const document = await reader.readMarkdownFile(path, legalSchema);
  if (!document) return UNREAD;
  const { data, body } = document;
  return {
    title: data.title,
    updatedAt: resolveDay(data.updated, now),
    body,
  };
};
