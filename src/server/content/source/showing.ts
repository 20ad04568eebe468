import { documentFile, documentPlace, pageAddress } from '../../../contract/documents.ts';
import type { Hidden } from '../../../contract/entities.ts';
import { pathOfProblem, type ContentProblem } from '../load/contentReader.ts';
import type { ContentLibrary } from '../load/assembleLibrary.ts';
import { documentAt, whyHidden } from '../load/publicLibrary.ts';

/** What visitors get of a document or a picture. */
export type Showing =
  | {
      /** What is stored, or the deletion. */
      what: 'upToDate';
      /** Why it has no page. */
      hidden?: Hidden['why'];
    }
  /** `previous`: an earlier version. `nothing`: the site has never taken it, or has left it out. */
  | { what: 'previous' | 'nothing'; reasons: readonly ContentProblem[] };

/** The documents without which the site does not take another. */
const neededBy = (path: string): string[] => {
  const place = documentPlace(path);
  const needed = [documentFile('site')];
  if (place?.kind === 'posts' || place?.kind === 'articles') needed.push(documentFile('authors'));
  if (place?.category !== undefined)
    needed.push(documentFile('helpCategories', { slug: place.category }));
  return needed;
};

/** The problems that explain why the site does not show a document: its own, else those of what it needs. */
const reasonsFor = (path: string, problems: readonly ContentProblem[]) => {
  const own = problems.filter((problem) => pathOfProblem(problem) === path);
  if (own.length > 0) return own;
  const needed = neededBy(path);
  // A problem of the whole storage names no file below it.
  return problems.filter(
    (problem) => needed.includes(pathOfProblem(problem)) || !problem.file.includes('/'),
  );
};

interface Served {
  library: ContentLibrary;
  problems: readonly ContentProblem[];
}

/** The name of a picture has a part of its hash, so it has one version. */
const servedHash = ({ hashes, pictures }: ContentLibrary, path: string, hash?: string) =>
  pictures.has(`/${path}`) ? hash : hashes.get(path);

/** @param hash the SHA-256 of the stored text; undefined for a document that is deleted */
export const showingOf = (
  { library, problems }: Served,
  path: string,
  hash: string | undefined,
): Showing => {
  const served = servedHash(library, path, hash);
  const reasons = reasonsFor(path, problems);
  if (served !== hash) return { what: served === undefined ? 'nothing' : 'previous', reasons };
  const address = pageAddress(path);
  const document = address === undefined ? undefined : documentAt(library, address);
  const hidden = document && whyHidden(document, Date.now());
  return { what: 'upToDate', ...(hidden && { hidden }) };
};
