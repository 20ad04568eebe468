import { join } from 'node:path';
import { ContentError } from '../../load/contentProblems.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentLibrary } from '../../load/contentLibrary.ts';
import { loadContent } from '../../load/loadContent.ts';
import { checkHeadings } from './checkHeadings.ts';
import { checkImages } from './checkImages.ts';
import { checkLengths } from './checkLengths.ts';
import { checkLinks } from './checkLinks.ts';
import { checkRepeats } from './checkRepeats.ts';
import { checkSpelling } from './checkSpelling.ts';
import { loadDictionary } from './dictionary.ts';
import { readSources } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

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
