import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { documentFile } from '../../../contract/documents.ts';
import { createPictureReader } from '../media/pictures.ts';
import {
  compareProblems,
  ContentError,
  ContentReader,
  type ContentProblem,
} from './contentReader.ts';
import { DocumentFiles, type ReadableStore, type StoredDocument } from './documentFiles.ts';
import type { Changes } from '../storage/contentStore.ts';
import { folderReader } from './folderReader.ts';
import { assembleLibrary, type ContentLibrary } from './loadContent.ts';
import type { LoadContext } from './loadContext.ts';
import { loadSite, placeholdersOf } from './loadSite.ts';
import { ownPlaceholders } from './loadTexts.ts';

export interface LoadOptions {
  /** Texts in place of those of the store, which keep being used for visitors. */
  overlay?: Changes;
  now?: Date;
}

export type ContentLoader = ReturnType<typeof createContentLoader>;

export interface LoadedContent {
  library: ContentLibrary;
  context: LoadContext;
  /** Of all documents, in the order of their files and lines. */
  problems: readonly ContentProblem[];
}

const isOfSiteFile = ({ file }: ContentProblem): boolean =>
  file.endsWith(`/${documentFile('site')}`);

/**
 * The files of a store.
 * @throws ContentError when they can't be listed
 */
export const listFiles = async (
  store: ReadableStore,
  overlay: Changes | undefined,
  before: DocumentFiles | undefined,
): Promise<DocumentFiles> => {
  try {
    return await DocumentFiles.list(store, overlay, before);
  } catch (error) {
    const { code, message: reason } = error as NodeJS.ErrnoException;
    const message = code
      ? `The folder can't be read (${code}). Restore it, or correct its permissions.`
      : reason;
    throw new ContentError([{ file: store.name, line: 1, message }]);
  }
};

/** Reads the documents of a store. Each is parsed once, as long as it does not change. */
export const createContentLoader = (store: ReadableStore) => {
  const readPictures = createPictureReader();
  let lastFiles: DocumentFiles | undefined;
  let lastUsed: ReadonlyMap<string, StoredDocument> = new Map();
  let last: LoadedContent | undefined;

  return {
    /**
     * All documents, drafts included. One with a problem is there in its last version without problems, or left out with
     * those that need it.
     * @throws ContentError when the documents can't be listed, or site.yaml has no version that can be used
     */
    async load({ overlay, now = new Date() }: LoadOptions = {}): Promise<LoadedContent> {
      const files = await listFiles(store, overlay, lastFiles);
      await files.parse(documentFile('site'), {});
      const reader = new ContentReader(files, lastUsed);
      const site = loadSite(reader);
      const values = site && placeholdersOf(site);
      await files.parseRest((path) => values && { ...values, ...ownPlaceholders(path) });
      const pictures = await readPictures(files, (path, message) => reader.report(path, message));
      const zone = site?.time_zone ?? EVENT_TIME_ZONE;
      const lastTexts = last?.library.texts;
      const { library, context } = await assembleLibrary(reader, zone, pictures, now, lastTexts);
      // Other documents have problems because of it.
      if (!site) throw new ContentError(reader.problems.filter(isOfSiteFile));
      const problems = reader.problems.toSorted(compareProblems);
      const loaded = { library: { ...library, site }, problems, context };
      if (!overlay) {
        lastFiles = files;
        lastUsed = reader.used;
        last = loaded;
      }
      return loaded;
    },
    /** The last load of the stored documents. */
    last: (): LoadedContent | undefined => last,
  };
};

/** @throws ContentError for any problem */
export const loadContent = async (
  folder: string,
  options?: LoadOptions,
): Promise<ContentLibrary> => {
  const { library, problems } = await createContentLoader(folderReader(folder)).load(options);
  if (problems.length > 0) throw new ContentError(problems);
  return library;
};
