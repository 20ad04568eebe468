import { documentFile } from '../../../contract/documents.ts';
import { checkChanges, checkData } from '../cli/checkContent.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import type { ContentLibrary } from '../load/loadContent.ts';
import type { Changes, ContentStore } from '../storage/contentStore.ts';

export interface UsableContent {
  library: ContentLibrary;
  problems: readonly ContentProblem[];
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;

interface DocumentReaderOptions {
  store: ContentStore;
  /** The site's static files, which documents may refer to. */
  publicFolder: string;
}

/** Reads the documents of a store. */
export const createDocumentReader = ({ store, publicFolder }: DocumentReaderOptions) => {
  const loader = createContentLoader(store);

  return {
    /** All documents, drafts included. Those with problems are missing, or are older versions. */
    read: (changes?: Changes) => loader.load({ overlay: changes }),
    check: (changes: Changes) => checkChanges(loader, publicFolder, changes),
    checkData: (changes: Changes) => checkData(loader, changes),

    /** @throws ContentError when the site file can't be used or the store can't be read */
    async readUsable(): Promise<UsableContent> {
      const { library, problems } = await loader.load();
      return { library, problems };
    },

    /** Undefined for a missing site file. */
    readSiteText: async (): Promise<string | undefined> => {
      const bytes = await store.readLatest(documentFile('site'));
      return bytes && Buffer.from(bytes).toString();
    },
  };
};
