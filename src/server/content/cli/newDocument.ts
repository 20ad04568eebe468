import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { ContentError } from '../load/contentProblems.ts';
import { createContentReader } from '../load/contentReader.ts';
import { authorsSchema, helpCategorySchema, SLUG_PATTERN } from '../load/documentSchemas.ts';
import { loadContent } from '../load/loadContent.ts';
import { articleStub, eventStub, postStub, videoStub } from './stubs.ts';
import type { StubDetails } from './stubs.ts';

const KINDS = ['post', 'article', 'event', 'video'] as const;
type Kind = (typeof KINDS)[number];

/**
 * Writes a document that has every required field and waits for its words. Nothing is ever overwritten.
 * @returns what to tell the author
 * @throws ContentError when it cannot be made
 */
export const createStub = async (folder: string, kind: string, title: string): Promise<string> => {
  const name = basename(resolve(folder));
  const slug = slugFrom(title);
  if (!isKind(kind)) {
    throw refusal(name, `"${kind}" is no kind of document. Use one of: ${KINDS.join(', ')}.`);
  }
  if (!SLUG_PATTERN.test(slug) || !/[a-z]/.test(slug)) {
    throw refusal(name, 'The title makes no address. Give it in quotes, with at least one letter.');
  }
  await refuseTakenSlug(folder, kind, slug);

  const { path, text } = await stubOf(folder, kind, slug, title.trim());
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text, { flag: 'wx' });
  return `${name}/${path} is ready. Replace the words, keep the fields.`;
};

const isKind = (kind: string): kind is Kind => KINDS.some((known) => known === kind);

const refusal = (file: string, message: string) => new ContentError([{ file, line: 1, message }]);

const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A folder with problems is refused first: they might be about the very document that is asked for. */
const refuseTakenSlug = async (folder: string, kind: Kind, slug: string): Promise<void> => {
  const library = await loadContent(folder);
  const documents = {
    post: library.posts,
    article: library.articles,
    event: library.events,
    video: library.videos,
  }[kind];
  if (documents.some((document) => document.slug === slug)) {
    throw refusal(basename(resolve(folder)), `"${slug}" exists already. Choose another title.`);
  }
};

const stubOf = async (folder: string, kind: Kind, slug: string, title: string) => {
  const details: StubDetails = { title, author: await firstAuthor(folder), now: new Date() };
  switch (kind) {
    case 'post':
      return { path: `posts/${slug}.md`, text: postStub(details) };
    case 'event':
      return { path: `events/${slug}.md`, text: eventStub(details) };
    case 'video':
      return { path: `videos/${slug}.md`, text: videoStub(details) };
    case 'article': {
      const { category, subcategory } = await firstSubcategory(folder);
      return { path: `help/${category}/${slug}.md`, text: articleStub(details, subcategory) };
    }
  }
};

const firstAuthor = async (folder: string): Promise<StubDetails['author']> => {
  const document = await createContentReader(folder).readYamlFile('authors.yaml', authorsSchema);
  const [slug, author] = Object.entries(document?.data ?? {})[0] ?? [];
  if (!slug || !author)
    throw refusal(basename(resolve(folder)), 'authors.yaml names nobody. Add an author.');
  return { slug, ...author };
};

/** Where an article goes until its author moves it: the first category and its first subcategory. */
const firstSubcategory = async (folder: string) => {
  const reader = createContentReader(folder);
  const [category] = (await loadContent(folder)).helpCategories;
  const id = category?.id ?? '';
  const document = await reader.readYamlFile(`help/${id}/_category.yaml`, helpCategorySchema);
  const subcategory = document?.data.subcategories[0]?.id;
  if (!subcategory)
    throw refusal(basename(resolve(folder)), 'There is no help category. Add one first.');
  return { category: id, subcategory };
};
