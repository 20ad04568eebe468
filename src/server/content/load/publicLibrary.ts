import { paths } from '../../../contract/paths.ts';
import type { ContentLibrary } from './contentLibrary.ts';
import { addressKey } from './redirects.ts';
import type { Redirect } from './redirects.ts';
import { whyHidden } from './visibility.ts';
import type { Scheduled } from './visibility.ts';

/** The kinds of documents that may be seen only from some moment on, or up to one, with their addresses. */
const KINDS = [
  ['posts', paths.post],
  ['articles', paths.helpArticle],
  ['events', paths.event],
  ['videos', paths.video],
] as const;

type ScheduledDocument = Scheduled & { slug: string };

const everyDocument = function* (library: ContentLibrary) {
  for (const [kind, addressOf] of KINDS)
    for (const document of library[kind] as readonly ScheduledDocument[])
      yield { document, addressOf };
};

/** The document whose page is at an address. */
export const documentAt = (library: ContentLibrary, path: string): Scheduled | undefined =>
  everyDocument(library).find(({ document, addressOf }) => addressOf(document.slug) === path)
    ?.document;

/** The first moment after `now` at which visitors see another library; infinite when there is none. */
export const nextChange = (library: ContentLibrary, now: number): number => {
  let next = Infinity;
  for (const { document } of everyDocument(library)) {
    if (!document.visibility || document.visibility.isDraft) continue;
    const { from, until } = document.visibility;
    for (const moment of [from, until]) if (moment > now && moment < next) next = moment;
  }
  return next;
};

/** The same list as before when it holds the same. */
const thoseIn = <Document>(
  documents: Document[],
  isIn: (document: Document) => boolean,
  before: Document[] | undefined,
): Document[] => {
  const seen = documents.every(isIn) ? documents : documents.filter(isIn);
  const isSame =
    before?.length === seen.length && before.every((document, place) => document === seen[place]);
  return isSame ? before : seen;
};

/**
 * What visitors see of a library at a moment. What they don't see any more is gone.
 * @param options.before what they saw until then: lists that have not changed are the same, and so is what is made of them
 * @param options.also shown to whoever has a link to it
 */
export const publicLibrary = (
  whole: ContentLibrary,
  now: number,
  { before, also }: { before?: ContentLibrary | undefined; also?: Scheduled | undefined } = {},
): ContentLibrary => {
  const isIn = (document: Scheduled) => document === also || !whyHidden(document, now);
  const gone = [...everyDocument(whole)]
    .filter(({ document }) => document !== also && whyHidden(document, now) === 'ended')
    .map(({ document, addressOf }): [string, Redirect] => [
      addressKey(addressOf(document.slug)),
      { status: 410 },
    ]);
  return {
    ...whole,
    posts: thoseIn(whole.posts, isIn, before?.posts),
    articles: thoseIn(whole.articles, isIn, before?.articles),
    events: thoseIn(whole.events, isIn, before?.events),
    videos: thoseIn(whole.videos, isIn, before?.videos),
    redirects: gone.length === 0 ? whole.redirects : new Map([...whole.redirects, ...gone]),
  };
};
