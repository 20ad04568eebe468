import { extname } from 'node:path';
import { documentFile } from '../../../contract/documents.ts';
import { nearestWord } from '../../../lib/editDistance.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import { DocumentFiles } from '../load/documentFiles.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { findSampleTraces, type CompanyFacts } from './sampleCompany.ts';
import { unencrypted } from './checkReferences.ts';
import { lossesOf, referencesOf, type Source } from './documentFacts.ts';
import { lineOf } from '../load/yamlData.ts';
import { originalTraces } from './originalTraces.ts';

const companyOf = ({ library, context }: LoadedContent): CompanyFacts => ({
  ...library,
  authors: context.authors.choices?.map(({ label }) => label) ?? [],
});

/** Likely mistakes. */
export const warningsOf = async (
  sources: readonly Source[],
  loaded: LoadedContent,
  publicFolder: string,
): Promise<ContentProblem[]> => {
  const company = companyOf(loaded);
  const publicFiles = await DocumentFiles.list(readableFolder(publicFolder));
  return [
    ...rareCategories(sources),
    ...formerTitles(sources),
    ...(await likelyMistakes(sources)),
    ...(await leftovers(company, loaded.context.reader.files, true)),
    // The build changes the colors of public drawings.
    ...(await leftovers(company, publicFiles, false)),
  ];
};

/** Of some documents among all. */
export const warningsOfSome = async (
  isChecked: (path: string) => boolean,
  sources: readonly Source[],
  loaded: LoadedContent,
): Promise<ContentProblem[]> => {
  const { files: documents } = loaded.context.reader;
  const own = sources.filter(({ path }) => isChecked(path));
  const files = new Set(own.map(({ file }) => file));
  return [
    ...[...rareCategories(sources), ...formerTitles(sources)].filter(({ file }) => files.has(file)),
    ...(await likelyMistakes(own)),
    ...(await leftovers(companyOf(loaded), documents, true, isChecked)),
  ];
};

const likelyMistakes = async (sources: readonly Source[]): Promise<ContentProblem[]> => {
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
  return [...losses, ...links];
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

interface ReadingLink {
  title?: unknown;
  to?: unknown;
}

const valuesOf = ({ document }: Source) => Object(document.value) as Record<string, unknown>;

/** Links of feature pages show the titles of other documents, which may have changed since. */
const formerTitles = (sources: readonly Source[]): ContentProblem[] => {
  const documents = sources.filter(({ kind }) => kind !== 'texts');
  const titles = new Map(documents.map((source) => [source.page, valuesOf(source).title]));
  return sources.flatMap((source) => {
    const { links } = Object(valuesOf(source).reading) as { links?: unknown };
    if (source.kind !== 'texts' || !Array.isArray(links)) return [];
    return (links as ReadingLink[]).flatMap(({ title, to }, index) => {
      const current = titles.get(String(to));
      if (current === undefined || current === title) return [];
      const path = ['reading', 'links', index, 'title'];
      const line = lineOf(source.document.lines, path, source.document.firstLine);
      const message = `${String(to)} has the title "${String(current)}". Correct it here.`;
      return [{ file: source.file, line, path, message }];
    });
  });
};

const TEXT_FILES = ['.md', '.yaml', '.svg', '.vtt', '.txt'];

/** What belongs to the company of the documents that come with the site. */
const leftovers = async (
  company: CompanyFacts,
  files: DocumentFiles,
  withColors: boolean,
  isChecked: (path: string) => boolean = () => true,
): Promise<ContentProblem[]> => {
  const problems: ContentProblem[] = [];
  const sampleTraces = findSampleTraces(company);
  for (const path of files.all()) {
    if (!isChecked(path) || !TEXT_FILES.includes(extname(path)) || path === 'README.md') continue;
    // A file that can't be read has a problem itself.
    const bytes = await files
      .readFunctionOf(path)()
      .catch(() => undefined);
    const text = new TextDecoder().decode(bytes);
    const traces = originalTraces(text, company.site, withColors);
    // It says who the company is.
    if (path !== documentFile('site')) traces.push(...sampleTraces(text));
    for (const trace of traces) problems.push({ file: `${files.name}/${path}`, ...trace });
  }
  return problems;
};
