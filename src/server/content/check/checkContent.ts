import { join } from 'node:path';
import { ContentError } from '../contentProblems';
import type { ContentProblem } from '../contentProblems';
import type { ContentLibrary } from '../contentLibrary';
import { loadContent } from '../loadContent';
import { checkHeadings } from './checkHeadings';
import { checkImages } from './checkImages';
import { checkLengths } from './checkLengths';
import { checkLinks } from './checkLinks';
import { checkRepeats } from './checkRepeats';
import { checkSpelling } from './checkSpelling';
import { loadDictionary } from './dictionary';
import { readSources } from './readSources';
import type { ContentSource } from './readSources';

export interface ContentFolders {
  /** `content` */
  content: string;
  /** Where the pictures and films lie: `public`. */
  public: string;
}

/**
 * Checks everything that a content folder publishes.
 * @returns one line that counts what there is
 * @throws ContentError that lists what has to be mended; a document that cannot be read hides the finer remarks
 */
export const checkContent = async (folders: ContentFolders): Promise<string> => {
  const library = await loadContent(folders.content);
  const sources = await readSources(folders.content);
  const dictionary = await loadDictionary(join(folders.content, 'words.txt'));
  const problems = [
    ...checkLinks(sources, library, folders.public),
    ...checkImages(sources, folders.public),
    ...checkHeadings(sources),
    ...checkLengths(sources),
    ...checkRepeats(sources),
    ...checkSpelling(sources, dictionary),
  ];
  if (problems.length > 0) throw new ContentError(problems.toSorted(byPlace));
  return countsOf(library, sources);
};

const byPlace = (a: ContentProblem, b: ContentProblem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

const countsOf = (library: ContentLibrary, sources: ContentSource[]): string => {
  const words = sources.reduce((sum, { wordCount }) => sum + wordCount, 0);
  const counts = [
    `${library.posts.length} posts`,
    `${library.articles.length} help articles in ${library.helpCategories.length} categories`,
    `${library.events.length} events`,
    `${library.videos.length} videos`,
    `${library.integrations.length} integrations`,
    `${library.plans.plans.length} plans`,
    '2 legal texts',
  ];
  return `${counts.join(', ')}: ${words.toLocaleString('en-US')} words, no problems.`;
};
