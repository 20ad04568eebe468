import { checkReference, targetsOf } from './checkReferences.ts';
import { referencesOf, checkedDocuments, type CheckedDocument } from './documentFacts.ts';
import { referringTo } from './referringDocuments.ts';
import { listSiteFiles } from './siteFiles.ts';
import { warningsOf, warningsOfSome } from './warnings.ts';
import type { ContentLoader, LoadedContent } from '../load/contentLoader.ts';
import { compareProblems, pathOfProblem, type ContentProblem } from '../load/contentReader.ts';
import { MAX_PROBLEMS } from '../load/documentLimits.ts';
import type { Changes } from '../storage/contentStorage.ts';
import { createTimeSlices } from '../../workers/timeSlices.ts';

/** Checks all documents, and the links and files of those that are not drafts. Warnings don't change the exit code. */
export const checkContent = async (loader: ContentLoader, publicFolder: string) => {
  const loaded = await loader.load();
  const { library, problems, context } = loaded;
  const all = checkedDocuments(context.reader.files);
  const linkProblems = await problemsIn(all, all, loaded, publicFolder);
  return {
    library,
    problems: [...problems, ...linkProblems].sort(compareProblems),
    warnings: await warningsOf(all, loaded, publicFolder),
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
    const all = checkedDocuments(loaded.context.reader.files);
    const some = all.filter((document) => changes.has(document.path) || isReferring(document));
    return [...loaded.problems, ...(await problemsIn(some, all, loaded, publicFolder))];
  });
};

/** Likely mistakes in the changed documents. */
export const warnOfChanges = async (
  loader: ContentLoader,
  changes: Changes,
): Promise<ContentProblem[]> => {
  const loaded = await loader.load({ overlay: changes, isOnLastLoad: true });
  const all = checkedDocuments(loaded.context.reader.files);
  const warnings = await warningsOfSome((path) => changes.has(path), all, loaded);
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
  const isOwn = (problem: ContentProblem) => changes.has(pathOfProblem(problem));
  const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`;
  const newSince = async (before: LoadedContent) => {
    const known = new Set((await problemsOf(before)).map(keyOf));
    return problems.filter((problem) => isOwn(problem) || !known.has(keyOf(problem)));
  };
  // Usually the last load suffices. Only if others seem to have new problems are the stored documents read again: another
  // program may have changed them since.
  const last = loader.last();
  const sinceLast = last && (await newSince(last));
  const caused = sinceLast?.every(isOwn) ? sinceLast : await newSince(await loader.load());
  return caused.toSorted(compareProblems);
};

/** @param some those of all documents that are checked */
const problemsIn = async (
  some: readonly CheckedDocument[],
  all: readonly CheckedDocument[],
  { library, context }: LoadedContent,
  publicFolder: string,
): Promise<ContentProblem[]> => {
  const files = listSiteFiles(publicFolder, context.reader.files);
  const targets = targetsOf(all, library.redirects, files);
  const problems: ContentProblem[] = [];
  const pause = createTimeSlices();
  for (const document of some) {
    const { kind, file, page = '' } = document;
    const own: ContentProblem[] = [];
    if (kind === 'pages' && files.isTaken(page))
      own.push({
        file,
        line: 1,
        message: `${page} is in the folder public. Choose another name.`,
      });
    for (const reference of await referencesOf(document)) {
      if (own.length >= MAX_PROBLEMS) break;
      own.push(...(await checkReference(reference, targets)));
      await pause();
    }
    problems.push(...own);
    await pause();
  }
  return problems;
};
