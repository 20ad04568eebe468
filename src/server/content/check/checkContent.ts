import { checkReference, targetsOf } from './checkReferences.ts';
import { referencesOf, sourcesOf, type Source } from './documentFacts.ts';
import { referringTo } from './referringDocuments.ts';
import { listSiteFiles } from './siteFiles.ts';
import { warningsOf, warningsOfSome } from './warnings.ts';
import type { ContentLoader, LoadedContent } from '../load/contentLoader.ts';
import { compareProblems, type ContentProblem } from '../load/contentReader.ts';
import { MAX_PROBLEMS } from '../load/documentLimits.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';

/** Checks all documents, and the links and files of those that are not drafts. Warnings don't change the exit code. */
export const checkContent = async (loader: ContentLoader, publicFolder: string) => {
  const loaded = await loader.load();
  const { library, problems, context } = loaded;
  const sources = sourcesOf(context.reader.files);
  return {
    library,
    problems: [...problems, ...(await problemsIn(sources, sources, loaded, publicFolder))].sort(
      compareProblems,
    ),
    warnings: await warningsOf(sources, loaded, publicFolder),
  };
};

/**
 * Checks the changed documents and those that refer to them.
 * @returns all problems of the changed documents, and those that the changes cause in others
 */
export const checkChanges = async (
  loader: ContentLoader,
  publicFolder: string,
  changes: Changes,
): Promise<ContentProblem[]> => {
  const after = await loader.load({ overlay: changes });
  return causedBy(loader, changes, after, async (loaded) => {
    const isReferring = await referringTo(changes, loaded, after);
    const sources = sourcesOf(loaded.context.reader.files);
    const checked = sources.filter((source) => changes.has(source.path) || isReferring(source));
    return [...loaded.problems, ...(await problemsIn(checked, sources, loaded, publicFolder))];
  });
};

/** Likely mistakes in the changed documents. */
export const warnOfChanges = async (
  loader: ContentLoader,
  changes: Changes,
): Promise<ContentProblem[]> => {
  const loaded = await loader.load({ overlay: changes, isOnLastLoad: true });
  const sources = sourcesOf(loaded.context.reader.files);
  const warnings = await warningsOfSome((path) => changes.has(path), sources, loaded);
  return warnings.toSorted(compareProblems);
};

/** As `checkChanges`, without links and files. */
export const checkData = async (
  loader: ContentLoader,
  changes: Changes,
): Promise<ContentProblem[]> => {
  const after = await loader.load({ overlay: changes });
  return causedBy(loader, changes, after, async ({ problems }) => problems);
};

/** All problems of the changed documents, and those of others that they don't have without the changes. */
const causedBy = async (
  loader: ContentLoader,
  changes: Changes,
  after: LoadedContent,
  problemsOf: (loaded: LoadedContent) => Promise<readonly ContentProblem[]>,
): Promise<ContentProblem[]> => {
  const problems = await problemsOf(after);
  const isOwn = ({ file }: ContentProblem) => changes.has(file.slice(file.indexOf('/') + 1));
  const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`;
  const newSince = async (before: LoadedContent) => {
    const known = new Set((await problemsOf(before)).map(keyOf));
    return problems.filter((problem) => isOwn(problem) || !known.has(keyOf(problem)));
  };
  const last = loader.last();
  const caused = last && (await newSince(last));
  // Another program may have changed other documents since the last load.
  const found = caused?.every(isOwn) ? caused : await newSince(await loader.load());
  return found.toSorted(compareProblems);
};

/** @param checked some of the sources */
const problemsIn = async (
  checked: readonly Source[],
  sources: readonly Source[],
  { library, context }: LoadedContent,
  publicFolder: string,
): Promise<ContentProblem[]> => {
  const files = listSiteFiles(publicFolder, context.reader.files);
  const targets = targetsOf(sources, library.redirects, files);
  const problems: ContentProblem[] = [];
  const pause = createTimeSlices();
  for (const source of checked) {
    const { kind, file, page = '' } = source;
    const own: ContentProblem[] = [];
    if (kind === 'pages' && files.isTaken(page))
      own.push({
        file,
        line: 1,
        message: `${page} is in the folder public. Choose another name.`,
      });
    for (const reference of await referencesOf(source)) {
      if (own.length >= MAX_PROBLEMS) break;
      own.push(...(await checkReference(reference, targets)));
      await pause();
    }
    problems.push(...own);
    await pause();
  }
  return problems;
};
