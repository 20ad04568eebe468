import { checkReference, targetsOf } from '../check/checkReferences.ts';
import { referencesOf, sourcesOf, type Source } from '../check/documentFacts.ts';
import { referringTo } from '../check/referringDocuments.ts';
import { listSiteFiles } from '../check/siteFiles.ts';
import { warningsOf } from '../check/warnings.ts';
import type { ContentLoader, LoadedContent } from '../load/contentLoader.ts';
import { compareProblems, type ContentProblem } from '../load/contentReader.ts';
import { MAX_PROBLEMS } from '../load/documentLimits.ts';
import type { Changes } from '../storage/contentStore.ts';
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
  const { before, after } = await loadBoth(loader, changes);
  const isReferring = await referringTo(changes, before, after);
  const problemsOf = async (loaded: LoadedContent) => {
    const sources = sourcesOf(loaded.context.reader.files);
    const checked = sources.filter((source) => changes.has(source.path) || isReferring(source));
    return [...loaded.problems, ...(await problemsIn(checked, sources, loaded, publicFolder))];
  };
  return causedBy(changes, await problemsOf(before), await problemsOf(after));
};

/** As `checkChanges`, without links and files. */
export const checkData = async (
  loader: ContentLoader,
  changes: Changes,
): Promise<ContentProblem[]> => {
  const { before, after } = await loadBoth(loader, changes);
  return causedBy(changes, before.problems, after.problems);
};

const loadBoth = async (loader: ContentLoader, changes: Changes) => ({
  before: loader.last() ?? (await loader.load()),
  after: await loader.load({ overlay: changes }),
});

const causedBy = (
  changes: Changes,
  before: readonly ContentProblem[],
  after: readonly ContentProblem[],
): ContentProblem[] => {
  const keyOf = ({ file, message }: ContentProblem) => `${file} ${message}`;
  const known = new Set(before.map(keyOf));
  const isOwn = ({ file }: ContentProblem) => changes.has(file.slice(file.indexOf('/') + 1));
  return after
    .filter((problem) => isOwn(problem) || !known.has(keyOf(problem)))
    .sort(compareProblems);
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
