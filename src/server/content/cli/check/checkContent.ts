import { join } from 'node:path';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../load/contentProblems.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentLibrary } from '../../load/contentLibrary.ts';
import { loadContent } from '../../load/loadContent.ts';
import { treeText } from '../../load/markdown.ts';
import type { Scheduled } from '../../load/visibility.ts';
import { checkImages } from './checkImages.ts';
import { checkHeads, type TitleOfPage } from './checkHeads.ts';
import type { ContentFolders } from './checkImages.ts';
import { checkLinks } from './checkLinks.ts';
import { checkRepeats } from './checkRepeats.ts';
import { checkSpelling } from './checkSpelling.ts';
import { loadDictionary } from './dictionary.ts';
import { lineOf, readSources } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

export interface CheckOptions extends ContentFolders {
  titleOfPage: TitleOfPage;
}

/**
 * Checks everything that a content folder publishes.
 * @returns one line that counts what there is
 * @throws ContentError that lists what has to be mended; a document that cannot be read hides the finer remarks
 */
export const checkContent = async (folders: CheckOptions): Promise<string> => {
  const library = await loadContent(folders.content);
  const isDraft = draftsOf(library);
  const sources = (await readSources(folders.content)).filter((source) => !isDraft(source));
  const dictionary = await loadDictionary(join(folders.content, 'words.txt'));
  const problems = [
    ...checkLinks(sources, library, folders),
    ...checkImages(sources, folders),
    ...checkHeads(sources, folders.titleOfPage, library.site.name),
    ...checkHeadings(sources),
    ...checkLengths(sources),
    ...checkRepeats(sources),
    ...checkSpelling(sources, dictionary),
  ];
  if (problems.length > 0) throw new ContentError(problems.toSorted(byPlace));
  return countsOf(library, sources);
};

/** Tells whether a file is a draft: what is not finished may be short, misspelt and lead nowhere. */
const draftsOf = ({ posts, articles, events, videos }: ContentLibrary) => {
  const slugs = (documents: readonly (Scheduled & { slug: string })[]) =>
    new Set(documents.filter(({ visibility }) => visibility?.isDraft).map(({ slug }) => slug));
  const drafts: Partial<Record<ContentSource['kind'], ReadonlySet<string>>> = {
    posts: slugs(posts),
    help: slugs(articles),
    events: slugs(events),
    videos: slugs(videos),
  };
  return ({ kind, slug }: ContentSource): boolean => drafts[kind]?.has(slug) ?? false;
};

/** The title of the page is its only heading of level 1; a text may go on from there or divide the page itself. */
const DEEPEST_FIRST_LEVEL = 2;

/** Headings that skip a level, such as a #### below a ##. */
const checkHeadings = (sources: ContentSource[]): ContentProblem[] =>
  sources.flatMap((source) => {
    const problems: ContentProblem[] = [];
    let deepestNext = DEEPEST_FIRST_LEVEL;
    visit(source.tree, 'element', (element: Element) => {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
      // The heading of the footnotes is nobody's writing, and stands nowhere.
      if (!level || !element.position) return;
      if (level > deepestNext) {
        problems.push({
          file: source.file,
          line: lineOf(source, element),
          message: `The heading "${treeText(element)}" skips a level. Use ${'#'.repeat(deepestNext)}.`,
        });
      }
      deepestNext = level + 1;
    });
    return problems;
  });

/** Words from which a document is worth opening, and after which nobody finishes it. */
const WORD_LIMITS: Partial<Record<ContentSource['kind'], { least: number; most: number }>> = {
  posts: { least: 700, most: 1800 },
  help: { least: 150, most: 700 },
};

/** Posts and help articles that are too short or too long. */
const checkLengths = (sources: ContentSource[]): ContentProblem[] =>
  sources.flatMap(({ file, kind, slug, bodyLine, wordCount }) => {
    const limits = WORD_LIMITS[kind];
    if (!limits || slug === '_category') return [];
    const { least, most } = limits;
    if (wordCount >= least && wordCount <= most) return [];
    const advice = wordCount < least ? `Write at least ${least}.` : `Cut it to ${most} at most.`;
    return [{ file, line: bodyLine, message: `The text has ${wordCount} words. ${advice}` }];
  });

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
