import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { resolveDay } from './contentDates.ts';
import type { ContentLegalDocument, ContentLibrary } from './contentLibrary.ts';
import { createContentReader } from './contentReader.ts';
import type { ContentReader } from './contentReader.ts';
import { legalSchema } from './documentSchemas.ts';
import { loadAuthors } from './loadAuthors.ts';
import { loadIntegrations, loadPlans } from './loadCatalog.ts';
import { loadHelp } from './loadHelp.ts';
import { loadPosts } from './loadPosts.ts';
import { loadEvents, loadVideos } from './loadWebinars.ts';
import { markdownBody } from './markdown.ts';
import type { ReadingMemory } from './readingMemory.ts';

export interface LoadOptions {
  /** The moment from which relative dates such as `-12d` are counted. */
  now?: Date;
  /** Zone of the events' wall clock. */
  eventTimeZone?: string;
  /** Knows what was read at an earlier start. */
  memory?: ReadingMemory;
}

/**
 * Reads a content folder and checks every document. Words are counted when they are asked for, and Markdown is rendered
 * when a document is: rendering takes ten times as long as all the rest.
 * @throws ContentError that lists every problem of every document
 */
export const loadContent = async (
  folder: string,
  { now = new Date(), eventTimeZone = EVENT_TIME_ZONE, memory }: LoadOptions = {},
): Promise<ContentLibrary> => {
  const reader = createContentReader(folder, memory);
  const authors = await loadAuthors(reader);
  const reading = loadHelp(reader, authors, now);
  const [posts, help, privacyPolicy, termsOfService, events, videos, integrations, plans] =
    await Promise.all([
      loadPosts(reader, authors, now),
      reading,
      loadLegalDocument(reader, 'legal/privacy-policy.md', now),
      loadLegalDocument(reader, 'legal/terms-of-service.md', now),
      loadEvents(reader, now, eventTimeZone),
      loadVideos(reader, now),
      loadIntegrations(reader, reading),
      loadPlans(reader),
    ]);
  reader.throwProblems();

  return {
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
  };
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
