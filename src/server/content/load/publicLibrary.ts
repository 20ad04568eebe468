import { createHmac, timingSafeEqual } from 'node:crypto';
import { DOCUMENTS } from '../../../contract/documents.ts';
import type { Hidden } from '../../../contract/entities.ts';
import type { ContentLibrary } from './assembleLibrary.ts';
import type { Scheduled } from './loadContext.ts';

export const whyHidden = ({ visibility }: Scheduled, now: number): Hidden['why'] | undefined => {
  if (visibility?.hidden) return visibility.hidden;
  return visibility && now < visibility.from ? 'scheduled' : undefined;
};

const SCHEDULED_KINDS = ['posts', 'articles', 'events', 'videos', 'pages'] as const;

export const documentAt = (library: ContentLibrary, path: string): Scheduled | undefined => {
  for (const kind of SCHEDULED_KINDS) {
    const { addressOf } = DOCUMENTS[kind];
    const document = library[kind].find(
      // The second test takes longer, for thousands of documents.
      ({ slug }) => path.endsWith(slug) && addressOf(slug) === path,
    );
    if (document) return document;
  }
};

/** The next moment at which a scheduled document becomes public; Infinity without one. */
export const nextPublication = (library: ContentLibrary, now: number): number => {
  let next = Infinity;
  for (const kind of SCHEDULED_KINDS)
    for (const { visibility } of library[kind])
      if (visibility && !visibility.hidden && visibility.from > now)
        next = Math.min(next, visibility.from);
  return next;
};

/** @param preview a document to show although it is hidden */
export const publicLibrary = (
  library: ContentLibrary,
  now: number,
  preview?: Scheduled,
): ContentLibrary => {
  const isPublic = (document: Scheduled) => document === preview || !whyHidden(document, now);
  // Caches are keyed by list, so an unchanged list must stay the same object.
  const publicOf = <Document extends Scheduled>(documents: Document[]) =>
    documents.every(isPublic) ? documents : documents.filter(isPublic);
  const articles = publicOf(library.articles);
  const slugs = new Set(articles.map(({ slug }) => slug));
  return {
    ...library,
    posts: publicOf(library.posts),
    articles,
    events: publicOf(library.events),
    videos: publicOf(library.videos),
    pages: publicOf(library.pages),
    integrations: library.integrations.map((integration) => {
      const { article, ...rest } = integration;
      return article === undefined || slugs.has(article) ? integration : rest;
    }),
  };
};

export const PREVIEW_PARAMETER = 'preview';

const sign = (secret: string, path: string, expires: string): Buffer =>
  createHmac('sha256', secret).update(`preview ${expires} ${path}`).digest();

export const previewToken = (secret: string, path: string, expires: number): string => {
  const seconds = String(Math.floor(expires / 1000));
  return `${seconds}.${sign(secret, path, seconds).toString('base64url')}`;
};

export const PREVIEW_DAYS = 7;

export const previewLink = (secret: string, address: string): string => {
  const expires = Date.now() + PREVIEW_DAYS * 86_400_000;
  return `${address}?${PREVIEW_PARAMETER}=${previewToken(secret, address, expires)}`;
};

export const isPreviewToken = (secret: string, path: string, token: string, now: number) => {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (seconds === undefined || signature === undefined || Number(seconds) * 1000 <= now)
    return false;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(secret, path, seconds);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
