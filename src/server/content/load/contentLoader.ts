import { LRUCache } from 'lru-cache';
import { EVENT_TIME_ZONE } from '../../../contract/constants.ts';
import { documentFile, documentPlace } from '../../../contract/documents.ts';
import { createPictureReader } from '../media/pictures.ts';
import {
  compareProblems,
  ContentError,
  ContentReader,
  type ContentProblem,
} from './contentReader.ts';
import {
  DocumentFiles,
  type ListOptions,
  type ReadableStorage,
  type StoredDocument,
  type WrittenDocuments,
} from './documentFiles.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { findFormerVersions, type FormerVersions } from './formerVersions.ts';
import { readableFolder } from './readableFolder.ts';
import { assembleLibrary, type ContentLibrary } from './assembleLibrary.ts';
import type { LoadContext } from './loadContext.ts';
import { LoadMemory } from './loadMemory.ts';
import { loadSite, placeholdersOf, type SiteFile } from './loadSite.ts';
import { withOwnPlaceholders } from './loadTexts.ts';
import type { PlaceholderValues } from './placeholders.ts';
import { dayOf } from './writtenDates.ts';

export interface LoadOptions {
  /** Texts in place of those in the storage, which keep being used for visitors. */
  overlay?: Changes;
  /** The texts are laid over the documents of the last load, and not over those that are stored now. */
  isOnLastLoad?: boolean;
  now?: Date;
}

export interface ContentLoader {
  /**
   * All documents, drafts included. One with a problem is there in its last version without problems, or left out with
   * those that need it. Without any change, the last load.
   * @throws ContentError when the documents can't be listed, or site.yaml has no version that can be used
   */
  load: (options?: LoadOptions) => Promise<LoadedContent>;
  /** The last load of the stored documents. */
  last: () => LoadedContent | undefined;
}

export interface LoadedContent {
  library: ContentLibrary;
  context: LoadContext;
  /** Of all documents, in the order of their files and lines. */
  problems: readonly ContentProblem[];
}

const SITE = documentFile('site');

const isOfSiteFile = ({ file }: ContentProblem): boolean => file.endsWith(`/${SITE}`);

/** The documents with problems of which no version is in use. */
const leftOut = (
  { name }: DocumentFiles,
  { problems, context: { reader } }: LoadedContent,
): string[] => {
  const paths = new Set(problems.map(({ file }) => file.slice(name.length + 1)));
  return [...paths].filter((path) => documentPlace(path) && !reader.used.has(path));
};

/** Saves and previews of several editors. */
const WRITTEN_DOCUMENTS = 50;

/**
 * The files in the storage.
 * @throws ContentError when they can't be listed
 */
export const listFiles = async (
  storage: ReadableStorage,
  options: ListOptions,
): Promise<DocumentFiles> => {
  try {
    return await DocumentFiles.list(storage, options);
  } catch (error) {
    const { code, message: reason } = error as NodeJS.ErrnoException;
    const message = code
      ? `The folder can't be read (${code}). Restore it, or correct its permissions.`
      : reason;
    throw new ContentError([{ file: storage.name, line: 1, message }]);
  }
};

/** Reads the documents in the storage. Each is parsed once, as long as it does not change. */
export const createContentLoader = (storage: ReadableStorage): ContentLoader => {
  const pictureReader = createPictureReader();
  const memory = new LoadMemory();
  const written: WrittenDocuments = new LRUCache({ max: WRITTEN_DOCUMENTS });
  let lastFiles: DocumentFiles | undefined;
  let lastUsed: ReadonlyMap<string, StoredDocument> = new Map();
  let last: LoadedContent | undefined;

  /** The same object as the last time, so that documents that show them need not be read again. */
  const valuesOf = (site: SiteFile): PlaceholderValues => {
    const values = placeholdersOf(site);
    return memory.recall('values', [JSON.stringify(values)], () => values);
  };

  /** Relative dates change every day. */
  const isLast = (files: DocumentFiles, now: Date): boolean => {
    if (!last || !lastFiles) return false;
    const { today, zone } = last.context;
    if (lastFiles.hasUnread() || pictureReader.hasUnread()) return false;
    return files.isSameAs(lastFiles) && dayOf(now, zone) === today;
  };

  /** A new one for each pass over the documents, because a reader keeps the problems that it has found. */
  const createReader = (files: DocumentFiles, former?: FormerVersions) =>
    new ContentReader(files, { lastUsed, former, memory });

  /** The former versions of site.yaml, when no other one can be used. */
  const formerSite = async (files: DocumentFiles): Promise<FormerVersions> =>
    loadSite(createReader(files)) ? new Map() : findFormerVersions(storage, [SITE], () => ({}));

  /** Returns the values that each document shows. */
  const parseAllButSite = async (files: DocumentFiles, former: FormerVersions) => {
    const site = loadSite(createReader(files, former));
    const values = site && valuesOf(site);
    const valuesFor = (path: string) => values && withOwnPlaceholders(values, path);
    await files.parseRest(valuesFor);
    return valuesFor;
  };

  const assemble = async (
    files: DocumentFiles,
    former: FormerVersions,
    now: Date,
  ): Promise<LoadedContent> => {
    const reader = createReader(files, former);
    const site = loadSite(reader);
    const pictures = await pictureReader.read(files, (path, message) =>
      reader.report(path, message),
    );
    const zone = site?.time_zone ?? EVENT_TIME_ZONE;
    const { library, context } = await assembleLibrary({
      reader,
      zone,
      pictures,
      now,
      last: last?.library.texts,
      companyName: site?.name ?? '',
    });
    // Without site.yaml other documents have problems, too, which are not theirs.
    if (!site) throw new ContentError(reader.problems.filter(isOfSiteFile));
    const problems = reader.problems.toSorted(compareProblems);
    return { library: { ...library, site }, problems, context };
  };

  const filesWith = (overlay: LoadOptions['overlay'], isOnLastLoad: LoadOptions['isOnLastLoad']) =>
    overlay && isOnLastLoad && lastFiles
      ? lastFiles.with(overlay)
      : listFiles(storage, { overlay, before: lastFiles, written });

  return {
    async load({ overlay, isOnLastLoad, now = new Date() } = {}) {
      const files = await filesWith(overlay, isOnLastLoad);
      if (last && !overlay && isLast(files, now)) return last;
      // Before the other documents, which show its values.
      await files.parse(SITE, {});
      const siteVersions = await formerSite(files);
      const valuesFor = await parseAllButSite(files, siteVersions);
      let loaded = await assemble(files, siteVersions, now);
      // The first load of a process takes the versions of broken documents from the history. Later loads know what the
      // process has seen, so that a deleted document does not come back.
      const missing = overlay || last ? [] : leftOut(files, loaded);
      if (missing.length > 0) {
        const versions = await findFormerVersions(storage, missing, valuesFor);
        loaded = await assemble(files, new Map([...siteVersions, ...versions]), now);
      }
      if (!overlay) {
        lastFiles = files;
        lastUsed = loaded.context.reader.used;
        last = loaded;
      }
      return loaded;
    },
    last: () => last,
  };
};

/** @throws ContentError for any problem */
export const loadContent = async (
  folder: string,
  options?: LoadOptions,
): Promise<ContentLibrary> => {
  const { library, problems } = await createContentLoader(readableFolder(folder)).load(options);
  if (problems.length > 0) throw new ContentError(problems);
  return library;
};
