import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ContentLibrary } from './contentLibrary.ts';
import type { MarkdownBody } from './markdown.ts';

/** Documents that are compared before whoever waits for an answer goes first. */
const AT_ONCE = 50;

const isSameText = (one: MarkdownBody, other: MarkdownBody): boolean =>
  Buffer.compare(one.bytes, other.bytes) === 0;

const keep = async <Document extends { slug: string }>(
  before: readonly Document[],
  after: Document[],
  isSame: (one: Document, other: Document) => boolean,
): Promise<Document[]> => {
  const known = new Map(before.map((document) => [document.slug, document]));
  const kept: Document[] = [];
  for (const document of after) {
    const old = known.get(document.slug);
    kept.push(old && isSame(old, document) ? old : document);
    if (kept.length % AT_ONCE === 0) await setImmediate();
  }
  return kept;
};

/**
 * A library that has been read anew, with the documents of the one before wherever they say the same: what is known of
 * those stays known, and no text is held twice.
 */
export const keepDocuments = async (
  before: ContentLibrary,
  after: ContentLibrary,
): Promise<ContentLibrary> => {
  const isSame = <Document extends { body: MarkdownBody }>(
    { body, ...one }: Document,
    { body: otherBody, ...other }: Document,
  ) => isSameText(body, otherBody) && isDeepStrictEqual(one, other);
  const isSameWebinar = <Document extends { description: MarkdownBody }>(
    { description, ...one }: Document,
    { description: otherDescription, ...other }: Document,
  ) => isSameText(description, otherDescription) && isDeepStrictEqual(one, other);
  return {
    ...after,
    posts: await keep(before.posts, after.posts, isSame),
    articles: await keep(before.articles, after.articles, isSame),
    events: await keep(before.events, after.events, isSameWebinar),
    videos: await keep(before.videos, after.videos, isSameWebinar),
  };
};
