import { ContentError, describeProblems } from '../../load/contentProblems.ts';
import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentLibrary } from '../../load/contentLibrary.ts';
import { loadContent } from '../../load/loadContent.ts';
import type { Scheduled } from '../../load/visibility.ts';
import { missingFiles, picturesWithoutDescription } from './checkImages.ts';
import type { ContentFolders } from './checkImages.ts';
import { checkLinks } from './checkLinks.ts';
import { readSources } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

/**
 * Checks everything that a content folder publishes.
 * @returns the number of documents, with warnings if there are any
 * @throws ContentError with all problems; links and files are checked once every document is valid
 */
export const checkContent = async (folders: ContentFolders): Promise<string> => {
  const library = await loadContent(folders.content);
  const isDraft = draftsOf(library);
  const sources = (await readSources(folders.content)).filter((source) => !isDraft(source));
  const problems = [...checkLinks(sources, library, folders), ...missingFiles(sources, folders)];
  if (problems.length > 0) throw new ContentError(problems.toSorted(byPlace));
  const warnings = picturesWithoutDescription(sources);
  const listed = `Warnings (${warnings.length}):\n${describeProblems(warnings)}\n`;
  return `${warnings.length > 0 ? listed : ''}${countsOf(library)}`;
};

/** Drafts are not checked: they may have links to pages that do not exist yet. */
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

const byPlace = (a: ContentProblem, b: ContentProblem): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;

const countsOf = (library: ContentLibrary): string => {
  const counts = [
    `${library.posts.length} posts`,
    `${library.articles.length} help articles in ${library.helpCategories.length} categories`,
    `${library.events.length} events`,
    `${library.videos.length} videos`,
    `${library.integrations.length} integrations`,
    `${library.plans.plans.length} plans`,
  ];
  return `${counts.join(', ')}: no problems.`;
};
