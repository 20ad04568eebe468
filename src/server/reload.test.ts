import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestSite, type TestSite } from '../testing/server/testSite.ts';
import { articleFile, postFile, writeContentFolder } from './content/load/content.fixtures.ts';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await writeContentFolder();
  site = await startTestSite({ CONTENT_DIR: folder, PAGE_CACHE_SECONDS: '86400' });
});

const textOf = async (path: string) => (await site.get(path)).text;
const write = (path: string, text: string) => writeFile(join(folder, path), text);

it('shows changed and added documents in pages, lists, files and search', async () => {
  const before = await textOf('/blog/post/first-post');
  expect(await textOf('/help-center/send-a-text')).toContain('Words of the article.');
  expect(await textOf('/sitemap.xml')).not.toContain('second');
  expect(await textOf('/api/help-center/search?q=zebra')).not.toContain('send-a-text');

  await write('posts/second.md', postFile({ title: 'The second', published: '2026-09-04' }));
  await write('help/calling/send-a-text.md', articleFile({ tags: ['zebra'] }, 'Other words.'));
  await site.reload();

  expect(before).not.toContain('The second');
  expect(await textOf('/blog/post/first-post')).toContain('The second');
  expect(await textOf('/blog/post/second')).toContain('The second');
  expect(await textOf('/help-center/send-a-text')).toContain('Other words.');
  expect(await textOf('/sitemap.xml')).toContain('/blog/post/second');
  expect(await textOf('/blog/feed.xml')).toContain('/blog/post/second');
  expect(await textOf('/api/help-center/search?q=zebra')).toContain('send-a-text');
});

it('logs the problems of an invalid folder, and keeps the previous content', async () => {
  await write('posts/third.md', postFile({ title: 'The third', published: '2026-09-05' }));
  await write('posts/bad.md', postFile({ author: 'unknown' }));
  await site.reload();

  expect(site.logLines().at(-1)).toMatchObject({
    msg: 'content rejected; keeping the previous version',
    problems: [expect.stringMatching(/^content\/posts\/bad\.md:7: "author" is "unknown"/)],
  });
  expect((await site.get('/blog/post/third')).status).toBe(404);
  expect(await textOf('/blog/all-posts')).toContain('The second');

  await write('posts/bad.md', postFile({ title: 'Corrected' }));
  await site.reload();
  expect((await site.get('/blog/post/third')).status).toBe(200);
});

it('reads again after a change during a reload', async () => {
  const first = site.reload();
  await write('posts/fourth.md', postFile({ title: 'The fourth' }));
  await Promise.all([first, site.reload(), site.reload()]);
  expect((await site.get('/blog/post/fourth')).status).toBe(200);
});
