import { paths } from '../../../contract/paths.ts';
import type { ContentLibrary } from './contentLibrary.ts';
import { whyHidden } from './visibility.ts';
import type { Scheduled } from './visibility.ts';

/** The kinds of documents that can be scheduled, with their addresses. */
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
    const { from } = document.visibility;
    if (from > now && from < next) next = from;
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

/** The catalog, without ways to articles that nobody sees. */
const leadingTo = (
  articles: readonly { slug: string }[],
  integrations: ContentLibrary['integrations'],
): ContentLibrary['integrations'] => {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const isSeen = ({ article }: { article?: string }) => article === undefined || slugs.has(article);
  if (integrations.every(isSeen)) return integrations;
  return integrations.map((integration) => {
    const { article: _hidden, ...rest } = integration;
    return isSeen(integration) ? integration : rest;
  });
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
  const articles = thoseIn(whole.articles, isIn, before?.articles);
  return {
    ...whole,
    posts: thoseIn(whole.posts, isIn, before?.posts),
    articles,
    integrations: leadingTo(articles, whole.integrations),
    events: thoseIn(whole.events, isIn, before?.events),
    videos: thoseIn(whole.videos, isIn, before?.videos),
  };
};
