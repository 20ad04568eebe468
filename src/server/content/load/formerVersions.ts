import type { ContentStorage } from '../storage/contentStorage.ts';
import { toDocument, type ReadableStorage, type StoredDocument } from './documentFiles.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** The last one may have a problem, too. */
const MAX_TRIED = 10;

type History = Pick<ContentStorage, 'history' | 'readVersion'>;
export type FormerVersions = ReadonlyMap<string, readonly StoredDocument[]>;

const readVersions = async (
  { history, readVersion }: History,
  path: string,
  values: PlaceholderValues | undefined,
): Promise<StoredDocument[]> => {
  const documents: StoredDocument[] = [];
  for (const { id } of (await history(path)).slice(0, MAX_TRIED)) {
    const bytes = await readVersion(path, id);
    // What was there before a deletion is another document.
    if (!bytes) break;
    const document = await toDocument({ path, bytes, values });
    if (document.flaws.length === 0) documents.push(document);
  }
  return documents;
};

/** Finds the former versions of documents with problems in the history of the storage. */
export const findFormerVersions = async (
  { history, readVersion }: ReadableStorage,
  paths: readonly string[],
  valuesFor: (path: string) => PlaceholderValues | undefined,
): Promise<FormerVersions> => {
  const found = new Map<string, readonly StoredDocument[]>();
  if (!history || !readVersion) return found;
  for (const path of paths) {
    try {
      found.set(path, await readVersions({ history, readVersion }, path, valuesFor(path)));
    } catch {
      // Without the database the document is left out.
    }
  }
  return found;
};
