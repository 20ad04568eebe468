import { checkChanges, checkData, warnOfChanges } from '../check/checkContent.ts';
import { createContentLoader, type LoadedContent } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import type { Changes, ContentStorage } from '../storage/contentStorage.ts';

export interface SiteDocuments {
  /** Reads what has changed. Documents with problems are missing, or are older versions. */
  load: () => Promise<LoadedContent>;
  /** All documents as they were loaded last, drafts included, with changes that are not stored. */
  read: (changes?: Changes) => Promise<LoadedContent>;
  /** All problems of changed documents, and those that the changes cause in others. */
  check: (changes: Changes) => Promise<readonly ContentProblem[]>;
  /** Likely mistakes in the changed documents, which keep them from nothing. */
  warn: (changes: Changes) => Promise<readonly ContentProblem[]>;
  /** As `check`, without links and files. */
  checkData: (changes: Changes) => Promise<readonly ContentProblem[]>;
}

interface SiteDocumentsOptions {
  storage: ContentStorage;
  /** The site's static files, which documents may refer to. */
  publicFolder: string;
}

/** The documents in the storage, each read once as long as it does not change. */
export const createSiteDocuments = ({
  storage,
  publicFolder,
}: SiteDocumentsOptions): SiteDocuments => {
  const loader = createContentLoader(storage);
  return {
    load: () => loader.load(),
    read: async (changes) =>
      changes
        ? loader.load({ overlay: changes, isOnLastLoad: true })
        : (loader.last() ?? (await loader.load())),
    check: (changes) => checkChanges(loader, publicFolder, changes),
    warn: (changes) => warnOfChanges(loader, changes),
    checkData: (changes) => checkData(loader, changes),
  };
};
