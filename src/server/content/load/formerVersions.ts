import type { ContentStore } from '../storage/contentStore.ts';
import {
  toDocument,
  type DocumentFiles,
  type ReadableStore,
  type StoredDocument,
} from './documentFiles.ts';
import type { PlaceholderValues } from './placeholders.ts';

/** The last one may have a problem, too. */
const MAX_TRIED = 10;

type History = Pick<ContentStore, 'history' | 'readVersion'>;
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

/** Finds the former versions of documents with problems in the history of a store, once for each state of a document. */
export const createFormerVersions = ({ history, readVersion }: ReadableStore) => {
  const known = new Map<string, { stamp: string; documents: readonly StoredDocument[] }>();

  return async (
    files: DocumentFiles,
    paths: Iterable<string>,
    values: PlaceholderValues | undefined,
  ): Promise<FormerVersions> => {
    const found = new Map<string, readonly StoredDocument[]>();
    if (!history || !readVersion) return found;
    for (const path of paths) {
      const stamp = files.stampOf(path);
      const before = known.get(path);
      try {
        const documents =
          before?.stamp === stamp
            ? before.documents
            : await readVersions({ history, readVersion }, path, values);
        known.set(path, { stamp, documents });
        if (documents.length > 0) found.set(path, documents);
      } catch {
        // The database does not answer. The next load tries again.
      }
    }
    return found;
  };
};
