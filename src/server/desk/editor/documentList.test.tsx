import { renderToStaticMarkup } from 'react-dom/server';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { postFile } from '../../content/load/content.fixtures.ts';
import type { ContentStore } from '../../content/storage/contentStore.ts';
import { createDocumentList } from './documentList.ts';
import { ListPage } from './pages.tsx';

const ZONE = 'America/New_York';

const kind = DOCUMENT_KINDS.find(({ name }) => name === 'posts')!;

/** Posts of which each was changed a second after the one before. */
const listOf = (count: number) => {
  const paths = Array.from({ length: count }, (_, index) => `posts/post-${index}.md`);
  const store: Partial<ContentStore> = {
    list: async () => new Map(paths.map((path) => [path, path])),
    lastChanges: async () => new Map(paths.map((path, index) => [path, index * 1000])),
    read: async (path) =>
      Buffer.from(postFile({ title: `Title of ${path}`, draft: path === paths[0] })),
  };
  return createDocumentList(store as ContentStore);
};

const shown = async (count: number, query = '') => {
  const listed = await listOf(count).find(kind, query, ZONE);
  const page = <ListPage {...{ kind, query, listed, outcome: null, faulty: new Set<string>() }} />;
  const html = renderToStaticMarkup(page);
  return { listed, rows: html.match(/<li>/g)?.length ?? 0, html };
};

it.each([1, 299, 300])('lists all of %i documents', async (count) => {
  const { listed, rows, html } = await shown(count);
  expect([listed.count, rows]).toEqual([count, count]);
  expect(html).not.toContain('changed last');
});

it.each([301, 1000])('lists the 300 of %i documents that were changed last', async (count) => {
  const { listed, rows, html } = await shown(count);
  expect([listed.count, rows]).toEqual([count, 300]);
  expect(listed.documents[0]?.path).toBe(`posts/post-${count - 1}.md`);
  expect(html).toContain(`These are the 300 that were changed last, of ${count}. Search`);
});

it('finds the others by their titles', async () => {
  const { listed, rows, html } = await shown(1000, 'post-7.md');
  expect(listed.documents.map(({ title }) => title)).toEqual(['Title of posts/post-7.md']);
  expect(rows).toBe(1);
  expect(html).not.toContain('changed last');
});

it('names a hidden document that was changed long before the others', async () => {
  const hidden = await listOf(1000).hidden(kind, ZONE);
  expect(hidden.map(({ path, status }) => [path, status])).toEqual([['posts/post-0.md', 'draft']]);
});
