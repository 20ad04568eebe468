import { documentFile, documentPlace, pageAddress } from '../../../contract/documents.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import type { StoredDocument } from '../load/documentFiles.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';
import type { CheckedDocument } from './documentFacts.ts';

const REDIRECTS = documentFile('redirects');

const valuesOf = (document: StoredDocument | undefined): Record<string, unknown> =>
  Object(document?.value) as Record<string, unknown>;

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The addresses at which a document can be reached, now and formerly: whole ones, or only their last parts. */
const addressesOf = (path: string, document: StoredDocument | undefined): string[] => {
  if (path === REDIRECTS) {
    const rows = Array.isArray(document?.value) ? document.value : [];
    return textsOf(rows.map((row) => Object(row) as { from?: unknown }).map(({ from }) => from));
  }
  if (path.startsWith('media/')) return [`/${path}`];
  const address = pageAddress(path);
  const slug = documentPlace(path)?.slug ?? '';
  if (address === undefined) return [];
  const names = [address.split('/').at(-1)!, slug, ...textsOf(valuesOf(document).aliases)];
  return names.map((name) => `/${name}`);
};

const lastPart = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.slice(path.lastIndexOf('/'));
};

/** Which documents may have links or files that lead to changed ones. */
export const referringTo = async (
  changes: Changes,
  ...versions: readonly LoadedContent[]
): Promise<(document: CheckedDocument) => boolean> => {
  const ends = new Set<string>();
  for (const path of changes.keys())
    for (const { context } of versions)
      for (const address of addressesOf(path, context.reader.files.get(path)))
        ends.add(lastPart(address));
  // An address without a slug gives `/`, which is in every link.
  ends.delete('/');
  const terms = [...ends];
  const hasPictures = terms.some((term) => term.includes('.'));
  const refers = ({ body, value }: StoredDocument, path: string): boolean => {
    if (body.mentions(terms)) return true;
    const hasLinks = path === REDIRECTS || documentPlace(path)?.kind === 'texts';
    // The data of every document may name a picture.
    if (!hasLinks && !hasPictures) return false;
    const data = JSON.stringify(value ?? '');
    return terms.some((term) => data.includes(term));
  };
  const found = new Set<StoredDocument>();
  const tested = new Set<StoredDocument>();
  const pause = createTimeSlices();
  for (const { context } of versions) {
    const { files } = context.reader;
    for (const path of files.all()) {
      const document = files.get(path);
      if (!document || tested.has(document)) continue;
      tested.add(document);
      if (refers(document, path)) found.add(document);
      await pause();
    }
  }
  return ({ stored }) => found.has(stored);
};
