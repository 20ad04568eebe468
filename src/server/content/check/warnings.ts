import { extname } from 'node:path';
import { originalTraces } from '../../../contract/brandColors.ts';
import { nearestWord } from '../../../lib/editDistance.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import { DocumentFiles } from '../load/documentFiles.ts';
import { folderReader } from '../load/folderReader.ts';
import type { SiteFile } from '../load/loadSite.ts';
import { unencrypted } from './checkReferences.ts';
import { lossesOf, referencesOf, type Source } from './documentFacts.ts';
import { lineOf } from '../load/yamlData.ts';

/** Likely mistakes. */
export const warningsOf = async (
  sources: readonly Source[],
  { library, context }: LoadedContent,
  publicFolder: string,
): Promise<ContentProblem[]> => {
  const losses: ContentProblem[] = [];
  const links: ContentProblem[] = [];
  for (const source of sources) {
    for (const loss of await lossesOf(source)) losses.push({ file: source.file, ...loss });
    for (const reference of await referencesOf(source)) {
      const message = unencrypted(reference);
      const { file, line } = reference;
      if (message !== undefined) links.push({ file, line, message });
    }
  }
  const publicFiles = await DocumentFiles.list(folderReader(publicFolder));
  return [
    ...rareCategories(sources),
    ...losses,
    ...links,
    ...(await originalBrand(library.site, context.reader.files, true)),
    // The build changes the colors of public drawings.
    ...(await originalBrand(library.site, publicFiles, false)),
  ];
};

/** Categories that only one post has and that resemble another one are likely misspelled. */
const rareCategories = (sources: readonly Source[]): ContentProblem[] => {
  const posts = sources
    .filter(({ kind }) => kind === 'posts')
    .map(({ file, document }) => {
      const { category } = Object(document.value) as { category?: unknown };
      const line = lineOf(document.lines, ['category'], document.firstLine);
      return { file, line, path: ['category'], category: String(category) };
    });
  const byCategory = Map.groupBy(posts, ({ category }) => category);
  const count = (category: string) => byCategory.get(category)?.length ?? 0;
  const names = [...byCategory.keys()];
  return posts.flatMap(({ category, ...place }) => {
    if (count(category) > 1) return [];
    const others = names.filter((each) => each !== category);
    const nearest = nearestWord(category, others);
    if (nearest === undefined || count(nearest) === 1) return [];
    const message = `Only this post has the category "${category}". Did you mean "${nearest}"?`;
    return [{ ...place, message }];
  });
};

const TEXT_FILES = ['.md', '.yaml', '.svg', '.vtt', '.txt'];

const originalBrand = async (
  site: SiteFile,
  files: DocumentFiles,
  withColors: boolean,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  for (const path of files.all()) {
    if (!TEXT_FILES.includes(extname(path)) || path === 'README.md') continue;
    // A file that can't be read has a problem itself.
    const bytes = await files
      .readerOf(path)()
      .catch(() => undefined);
    for (const trace of originalTraces(new TextDecoder().decode(bytes), site, withColors))
      problems.push({ file: `${files.name}/${path}`, ...trace });
  }
  return problems;
};
