import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentFile } from '../../../contract/documents.ts';
import { checkChanges, checkData } from '../cli/checkContent.ts';
import { createContentLoader } from '../load/contentLoader.ts';
import { ContentError, type ContentProblem } from '../load/contentReader.ts';
import { folderReader } from '../load/folderReader.ts';
import type { ContentLibrary } from '../load/loadContent.ts';
import type { Changes } from '../storage/contentStore.ts';

export interface UsableContent {
  library: ContentLibrary;
  problems: readonly ContentProblem[];
}

export type DocumentReader = ReturnType<typeof createDocumentReader>;

interface DocumentReaderOptions {
  folder: string;
  /** The site's static files, which documents may refer to. */
  publicFolder: string;
}

/** Reads the documents of a folder. */
export const createDocumentReader = ({ folder, publicFolder }: DocumentReaderOptions) => {
  const loader = createContentLoader(folderReader(folder));

  return {
    /** All documents, drafts included. Those with problems are missing, or are older versions. */
    read: (changes?: Changes) => loader.load({ overlay: changes }),
    check: (changes: Changes) => checkChanges(loader, publicFolder, changes),
    checkData: (changes: Changes) => checkData(loader, changes),

    /** @throws ContentError when the site file can't be used or the folder can't be read */
    async readUsable(): Promise<UsableContent> {
      await access(folder).catch(({ code }: NodeJS.ErrnoException) => {
        const message = `The folder can't be read (${code}). Restore it, or correct its permissions.`;
        throw new ContentError([{ file: basename(folder), line: 1, message }]);
      });
      const { library, problems } = await loader.load();
      return { library, problems };
    },

    /** Undefined for a missing site file. */
    readSiteText: async (): Promise<string | undefined> => {
      await access(folder);
      return readFile(join(folder, documentFile('site')), 'utf8').catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return undefined;
          throw error;
        },
      );
    },
  };
};
