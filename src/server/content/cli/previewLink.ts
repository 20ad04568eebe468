import { basename, extname, relative, resolve } from 'node:path';
import { paths } from '../../../contract/paths.ts';
import { ContentError } from '../load/contentProblems.ts';
import { loadContent } from '../load/loadContent.ts';
import { PREVIEW_PARAMETER, previewToken } from '../load/previewLinks.ts';
import { documentAt } from '../load/publicLibrary.ts';

/** Days that a link is good for: long enough for whoever has to agree, and hardly for the whole world to find it. */
const PREVIEW_DAYS = 7;
const DAY_MS = 86_400_000;

const ADDRESSES: Readonly<Record<string, (slug: string) => string>> = {
  posts: paths.post,
  help: paths.helpArticle,
  events: paths.event,
  videos: paths.video,
};

/** What signs links, and where the site is that they lead to. */
export interface PreviewSite {
  secret: string | undefined;
  siteUrl: string;
}

/**
 * A link by which a document can be seen on the site before or after its time.
 * @param file the document's, from here or from the content folder
 * @returns what to tell the author
 * @throws ContentError when there is no such document, or nothing to sign with
 */
export const previewLink = async (
  folder: string,
  file: string,
  { secret, siteUrl }: PreviewSite,
): Promise<string> => {
  const root = resolve(folder);
  const name = basename(root);
  const refuse = (message: string): never => {
    throw new ContentError([{ file: name, line: 1, message }]);
  };
  if (secret === undefined) {
    return refuse('Set PREVIEW_SECRET to what the site has: 16 characters or more.');
  }
  const library = await loadContent(folder);
  const addresses = [resolve(file), resolve(root, file), resolve(root, '..', file)].map((path) => {
    const within = relative(root, path);
    return ADDRESSES[within.split('/')[0] ?? '']?.(basename(within, extname(within)));
  });
  const path = addresses.find((address) => address !== undefined && documentAt(library, address));
  if (path === undefined) {
    return refuse(`"${file}" is no post, article, event or video of this folder.`);
  }
  const expires = Date.now() + PREVIEW_DAYS * DAY_MS;
  const link = `${siteUrl}${path}?${PREVIEW_PARAMETER}=${previewToken(secret, path, expires)}`;
  return `${link}\nGood until ${new Date(expires).toISOString().slice(0, 16).replace('T', ' ')} UTC, for everybody who has it.`;
};
