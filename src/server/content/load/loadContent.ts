import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { pictureAddress, smallPictureAddress, type Pictures } from '../media/pictures.ts';
import { createPictureReader, type ReadPictures } from '../media/readPictures.ts';
import { resolveDay } from './contentDates.ts';
import type { ContentLegalDocument, ContentLibrary } from './contentLibrary.ts';
import {
  compareProblems,
  ContentError,
  ContentReader,
  type ContentProblem,
} from './contentReader.ts';
import { day, documentObject, text } from './documentFields.ts';
import { loadAuthors, type LoadContext } from './loadContext.ts';
import { loadIntegrations, loadPlans } from './loadCatalog.ts';
import { loadHelp } from './loadHelp.ts';
import { loadPosts } from './loadPosts.ts';
import { loadRedirects, SiteAddresses } from './loadRedirects.ts';
import { loadOffice, loadSite } from './loadSite.ts';
import { loadEvents, loadVideos } from './loadWebinars.ts';
import { markdownBody } from './markdown.ts';

export interface LoadOptions {
  now?: Date;
  /** Remembers the pictures of earlier reads. */
  readPictures?: ReadPictures;
}

/** Reads and validates a content folder. Documents with problems are missing from the library. */
export const readLibrary = async (
  folder: string,
  { now = new Date(), readPictures = createPictureReader() }: LoadOptions = {},
): Promise<{ library: ContentLibrary; problems: ContentProblem[] }> => {
  const reader = new ContentReader(folder);
  const site = loadSite(reader);
  const zone = site?.time_zone ?? EVENT_TIME_ZONE;
  const addresses = new SiteAddresses();
  const context = { reader, addresses, authors: loadAuthors(reader), now, zone };
  const posts = await loadPosts(context);
  const { categories: helpCategories, articles } = await loadHelp(context);
  const events = await loadEvents(context);
  const videos = await loadVideos(context);
  const pictures = await readPictures(resolve(folder), (path, message) =>
    reader.report(path, message),
  );
  const library: ContentLibrary = {
    // A missing site file is a problem, so no running site is without one.
    site: site!,
    office: loadOffice(reader, zone),
    posts,
    helpCategories,
    articles,
    privacyPolicy: loadLegalDocument(context, 'legal/privacy-policy.md'),
    termsOfService: loadLegalDocument(context, 'legal/terms-of-service.md'),
    events,
    eventTimeZone: zone,
    videos,
    integrations: loadIntegrations(reader, reader.slugsIn('help')),
    plans: loadPlans(reader),
    redirects: loadRedirects(reader, addresses),
    pictures,
    version: versionOf(reader, pictures),
  };
  addPictureAddresses(library);
  return { library, problems: reader.problems.toSorted(compareProblems) };
};

/** @throws ContentError with the problems of all documents */
export const loadContent = async (
  folder: string,
  options?: LoadOptions,
): Promise<ContentLibrary> => {
  const { library, problems } = await readLibrary(folder, options);
  if (problems.length > 0) throw new ContentError(problems);
  return library;
};

const legalSchema = documentObject({ title: text, updated: day });

const loadLegalDocument = ({ reader, now }: LoadContext, path: string): ContentLegalDocument => {
  const document = reader.read(path, legalSchema);
  if (!document) return { title: '', updatedAt: '', body: markdownBody('') };
  const { data, body } = document;
  return { title: data.title, updatedAt: resolveDay(data.updated, now), body };
};

const VERSION_CHARACTERS = 12;

const versionOf = (reader: ContentReader, pictures: Pictures): string => {
  const pictureVersions = [...pictures].map(([path, { version }]) => [path, version]);
  const files = JSON.stringify([...reader.digests(), ...pictureVersions]);
  return hash('sha256', files).slice(0, VERSION_CHARACTERS);
};

/** The largest sizes at which pages show these pictures, in device pixels. */
const PHOTO_WIDTH = 320;
const LOGO_WIDTH = 160;
const POSTER_WIDTH = 1440;

const addPictureAddresses = (library: ContentLibrary): void => {
  const { pictures, posts, articles, events, videos, integrations } = library;
  if (pictures.size === 0) return;
  const small = (path: string, width: number) => smallPictureAddress(pictures, path, width);
  for (const document of [...posts, ...events, ...videos])
    document.cover = pictureAddress(pictures, document.cover);
  for (const document of [...events, ...videos])
    document.hostImage = pictureAddress(pictures, document.hostImage);
  for (const video of videos) video.posterUrl = small(video.posterUrl, POSTER_WIDTH);
  for (const integration of integrations)
    integration.logo_url = small(integration.logo_url, LOGO_WIDTH);
  for (const author of new Set([...posts, ...articles].map((document) => document.author)))
    author.photo = small(author.photo, PHOTO_WIDTH);
};
