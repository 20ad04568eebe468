import { documentFile, documentPlace } from '../../../contract/documents.ts';
import { createPictureReader, type Pictures } from '../media/pictures.ts';
import { listFiles } from './contentLoader.ts';
import { compareProblems, ContentError, ContentReader } from './contentReader.ts';
import type { DocumentFiles, ReadableStorage, StoredDocument } from './documentFiles.ts';
import { readableFolder } from './readableFolder.ts';
import { LoadMemory } from './loadMemory.ts';
import { loadSite, placeholdersOf } from './loadSite.ts';
import { loadTexts, withOwnPlaceholders, type LoadedTexts } from './loadTexts.ts';

/**
 * Reads the documents of a site whose other content comes from another content API: the site file, the words of the pages and
 * their pictures. Each has its last version without problems, or is missing.
 */
export const createTextsLoader = (storage: ReadableStorage) => {
  const pictureReader = createPictureReader();
  const memory = new LoadMemory();
  let lastFiles: DocumentFiles | undefined;
  let lastUsed: ReadonlyMap<string, StoredDocument> = new Map();
  let lastTexts: LoadedTexts | undefined;
  let lastPictures: Pictures = new Map();

  /** @throws ContentError when the documents can't be listed, or site.yaml has no version that can be used */
  return async () => {
    const files = await listFiles(storage, { before: lastFiles });
    await files.parse(documentFile('site'), {});
    const reader = new ContentReader(files, { lastUsed, memory });
    const site = loadSite(reader);
    if (!site) throw new ContentError(reader.problems);
    const values = placeholdersOf(site);
    await files.parseRest(
      (path) => withOwnPlaceholders(values, path),
      (path) => documentPlace(path)?.kind === 'texts',
    );
    const words = files.all().map((path) => JSON.stringify(files.get(path)?.value ?? ''));
    const isShown = (path: string) =>
      lastPictures.has(`/${path}`) || words.some((text) => text.includes(`/${path}`));
    lastPictures = await pictureReader.read(
      {
        isStored: true,
        all: () => files.all().filter(isShown),
        stampOf: (path) => files.stampOf(path),
        readFunctionOf: (path) => files.readFunctionOf(path),
      },
      (path, message) => reader.report(path, message),
    );
    const { texts } = await loadTexts(reader, {
      pictures: lastPictures,
      last: lastTexts,
      companyName: site.name,
    });
    lastFiles = files;
    lastTexts = texts;
    lastUsed = reader.used;
    return {
      site,
      texts,
      pictures: lastPictures,
      problems: reader.problems.toSorted(compareProblems),
    };
  };
};

/** The site file, and the words of the pages. @throws ContentError for any problem */
export const readSiteAndTexts = async (folder: string) => {
  const { site, texts, problems } = await createTextsLoader(readableFolder(folder))();
  if (problems.length > 0) throw new ContentError(problems);
  return { site, texts };
};
