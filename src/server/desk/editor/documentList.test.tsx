import { renderToStaticMarkup } from 'react-dom/server';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { DOCUMENT_KINDS } from '../../content/load/documentKinds.ts';
import { postFile } from '../../content/load/content.fixtures.ts';
import type { ContentStorage } from '../../content/storage/contentStorage.ts';
import { ListPage } from './contentListPage.tsx';
import { createDocumentList } from './documentList.ts';
import { recordOnCopy, saveCopy } from './workingCopies.ts';

const ZONE = 'America/New_York';
const NOW = new Date('2026-11-27T16:00:00.000Z');

const kind = DOCUMENT_KINDS.find(({ name }) => name === 'posts')!;
const databases = databasesOf('SQLite');

/** Posts of which each was changed a second after the one before. */
const listOf = async (count: number) => {
  const db = await databases.open();
  const paths = Array.from({ length: count }, (_, index) => `posts/post-${index}.md`);
  const storage: Partial<ContentStorage> = {
    list: async () => new Map(paths.map((path) => [path, path])),
    lastChanges: async () => new Map(paths.map((path, index) => [path, index * 1000])),
    read: async (path) =>
      Buffer.from(postFile({ title: `Title of ${path}`, draft: path === paths[0] })),
  };
  return { db, list: createDocumentList(storage as ContentStorage, db) };
};

const shown = async (count: number, query = '') => {
  const { list } = await listOf(count);
  const rows = (await list.all(ZONE, { name: 'Lanternfield' })).map((row) => ({
    ...row,
    problem: undefined,
  }));
  const filter = { kind, state: undefined, query };
  const clock = { zone: ZONE, now: NOW };
  const html = renderToStaticMarkup(
    <ListPage filter={filter} rows={rows} clock={clock} outcome={null} />,
  );
  return {
    rows,
    titles: Array.from(html.matchAll(/class="name" [^>]*>([^<]*)/g), ([, title]) => title),
    html,
  };
};

it.each([1, 299, 300])('lists all of %i documents', async (count) => {
  const { rows, titles, html } = await shown(count);
  expect([rows.length, titles.length]).toEqual([count, count]);
  expect(html).not.toContain('These are');
});

it.each([301, 1000])('lists the 300 of %i documents that were changed last', async (count) => {
  const { titles, html } = await shown(count);
  expect(titles).toHaveLength(300);
  expect(titles[0]).toBe(`Title of posts/post-${count - 1}.md`);
  expect(html).toContain(`These are the 300 that were changed last, of ${count}. Search`);
});

it('finds the others by their titles', async () => {
  const { titles } = await shown(1000, 'post-7.md');
  expect(titles).toEqual(['Title of posts/post-7.md']);
});

it('says the state of each document, who changed it, and its title with the values of the company', async () => {
  const { db, list } = await listOf(4);
  const save = async (id: string, path: string, publish_at?: string) => {
    const source = '---\ntitle: Changed at {{name}}\n---\n';
    const origin = { id, path, base: '', base_source: '' };
    const text = { slug: '', category: '', source };
    const author = { actor: 'ruth@x.test', now: NOW };
    const version = (await saveCopy(db, { origin, text, expected: '' }, author))!;
    if (publish_at) await recordOnCopy(db, { id, version }, { publish_at, publish_problem: null });
  };
  await save('posts/post-1.md', 'posts/post-1.md');
  await save('posts/post-2.md', 'posts/post-2.md', '2026-12-04T14:00:00.000Z');
  await save('aaaaaaaaaaaaaaaa', 'posts/:slug.md');
  const all = await list.all(ZONE, { name: 'Lanternfield' });
  expect(all.map(({ id, state, author }) => [id, state, author]).sort()).toEqual([
    ['aaaaaaaaaaaaaaaa', 'draft', 'ruth@x.test'],
    ['posts/post-0.md', 'draft', ''],
    ['posts/post-1.md', 'changed', 'ruth@x.test'],
    ['posts/post-2.md', 'scheduled', 'ruth@x.test'],
    ['posts/post-3.md', 'live', ''],
  ]);
  expect(all.find(({ id }) => id === 'aaaaaaaaaaaaaaaa')!.title).toBe('Changed at Lanternfield');
});
