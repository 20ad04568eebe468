import { extname } from 'node:path';
import { documentFile } from '../../../contract/documents.ts';
import { nearestWord } from '../../../lib/editDistance.ts';
import type { LoadedContent } from '../load/contentLoader.ts';
import type { ContentProblem } from '../load/contentReader.ts';
import { DocumentFiles } from '../load/documentFiles.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { findSampleTraces, type CompanyFacts } from './sampleCompany.ts';
import { unencrypted } from './checkReferences.ts';
import { lossesOf, referencesOf, type CheckedDocument } from './documentFacts.ts';
import { lineOf } from '../load/yamlData.ts';
import { originalTraces } from './originalTraces.ts';

const companyOf = ({ library, context }: LoadedContent): CompanyFacts => ({
  ...library,
  authors: context.authors.choices?.map(({ label }) => label) ?? [],
});

/** Likely mistakes. */
export const warningsOf = async (
  documents: readonly CheckedDocument[],
  loaded: LoadedContent,
  publicFolder: string,
): Promise<ContentProblem[]> => {
  const company = companyOf(loaded);
  const publicFiles = await DocumentFiles.list(readableFolder(publicFolder));
  return [
    ...rareCategories(documents),
    ...formerTitles(documents),
    ...(await likelyMistakes(documents)),
    ...(await sampleTracesIn(company, loaded.context.reader.files, true)),
    // The build changes the colors of public drawings.
    ...(await sampleTracesIn(company, publicFiles, false)),
  ];
};

/** Of some documents among all. */
export const warningsOfSome = async (
  isChecked: (path: string) => boolean,
  documents: readonly CheckedDocument[],
  loaded: LoadedContent,
): Promise<ContentProblem[]> => {
  const own = documents.filter(({ path }) => isChecked(path));
  const files = new Set(own.map(({ file }) => file));
  return [
    ...[...rareCategories(documents), ...formerTitles(documents)].filter(({ file }) =>
      files.has(file),
    ),
    ...(await likelyMistakes(own)),
    ...(await sampleTracesIn(companyOf(loaded), loaded.context.reader.files, true, isChecked)),
  ];
};

const likelyMistakes = async (documents: readonly CheckedDocument[]): Promise<ContentProblem[]> => {
  const losses: ContentProblem[] = [];
  const links: ContentProblem[] = [];
  for (const document of documents) {
    for (const loss of await lossesOf(document)) losses.push({ file: document.file, ...loss });
    for (const reference of await referencesOf(document)) {
      const message = unencrypted(reference);
      const { file, line } = reference;
      if (message !== undefined) links.push({ file, line, message });
    }
  }
  return [...losses, ...links];
};

/** Categories that only one post has and that resemble another one are likely misspelled. */
const rareCategories = (documents: readonly CheckedDocument[]): ContentProblem[] => {
  const posts = documents
    .filter(({ kind }) => kind === 'posts')
    .map(({ file, stored }) => {
      const { category } = Object(stored.value) as { category?: unknown };
      const line = lineOf(stored.lines, ['category'], stored.firstLine);
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

const valuesOf = ({ stored }: CheckedDocument) => Object(stored.value) as Record<string, unknown>;

/** Links of feature pages show the titles of other documents, which may have changed since. */
const formerTitles = (documents: readonly CheckedDocument[]): ContentProblem[] => {
  const linked = documents.filter(({ kind }) => kind !== 'texts');
  const titles = new Map(linked.map((document) => [document.page, valuesOf(document).title]));
  return documents.flatMap((document) => {
    const { links } = Object(valuesOf(document).reading) as { links?: unknown };
    if (document.kind !== 'texts' || !Array.isArray(links)) return [];
    return (links as ReadingLink[]).flatMap(({ title, to }, index) => {
      const current = titles.get(String(to));
      if (current === undefined || current === title) return [];
      const path = ['reading', 'links', index, 'title'];
      const line = lineOf(document.stored.lines, path, document.stored.firstLine);
      const message = `${String(to)} has the title "${String(current)}". Correct it here.`;
      return [{ file: document.file, line, path, message }];
    });
  });
};

const TEXT_FILES = ['.md', '.yaml', '.svg', '.vtt', '.txt'];

/** What belongs to the company of the documents that come with the site, in text files. */
const sampleTracesIn = async (
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
    // The site file says who the company is.
    if (path !== documentFile('site')) traces.push(...sampleTraces(text));
    for (const trace of traces) problems.push({ file: `${files.name}/${path}`, ...trace });
  }
  return problems;
};
