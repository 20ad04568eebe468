import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { documentFile } from '../../../contract/documents.ts';
import { checkContent } from '../cli/checkContent.ts';
import type { Overlay } from '../load/contentFiles.ts';
import { ContentError, type ContentProblem } from '../load/contentReader.ts';
import { readLibrary, type ContentLibrary } from '../load/loadContent.ts';
import { createPictureReader } from '../media/pictures.ts';
import { pathOfProblem } from './showing.ts';

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

const isOfSite = (problem: ContentProblem): boolean =>
  pathOfProblem(problem) === documentFile('site');

/** Reads the documents of a folder. Pictures are decoded once for all its uses. */
export const createDocumentReader = ({ folder, publicFolder }: DocumentReaderOptions) => {
  const readPictures = createPictureReader();
  const loading = (overlay?: Overlay) => ({ readPictures, ...(overlay && { overlay }) });
  const read = (overlay?: Overlay) => readLibrary(folder, loading(overlay));

  return {
    /** All documents, drafts included. Those with problems are missing. */
    read,

    check: (overlay?: Overlay) =>
      checkContent({ content: folder, public: publicFolder }, loading(overlay)),

    /** @throws ContentError when the site file can't be used or the folder can't be read */
    async readUsable(): Promise<UsableContent> {
      await access(folder).catch(({ code }: NodeJS.ErrnoException) => {
        const message = `The folder can't be read (${code}). Restore it, or correct its permissions.`;
        throw new ContentError([{ file: basename(folder), line: 1, message }]);
      });
      const { library, problems } = await read();
      // The loader leaves it out, and other documents may have problems because of it.
      const { site } = library as Partial<ContentLibrary>;
      if (!site) throw new ContentError(problems.filter(isOfSite));
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
