import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fakeClock, startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import {
  articleFile,
  eventFile,
  pageFile,
  postFile,
  videoFile,
  writeContentFolder,
} from '../content/load/content.fixtures.ts';
import { PREVIEW_PARAMETER, previewToken } from '../content/load/publicLibrary.ts';

const SECRET = '0123456789abcdef';
const NOW = Date.parse('2026-11-20T15:00:00Z');
const HOUR = 3_600_000;
const DAYS_OF_CACHE = '86400';

const TIMES = { published: '2026-11-20T16:00Z' };

let site: TestSite;

beforeAll(async () => {
  fakeClock(NOW);
  const folder = await writeContentFolder({
    'posts/dated.md': postFile({ title: 'Dated post', ...TIMES }),
    'help/calling/dated.md': articleFile({ title: 'Dated article', tags: ['zebra'], ...TIMES }),
    'events/dated.md': eventFile({ title: 'Dated event', ...TIMES }),
    'videos/dated.md': videoFile({ title: 'Dated video', ...TIMES }),
    'pages/dated.md': pageFile({ title: 'Dated page', place: 'footer', ...TIMES }),
    'posts/draft.md': postFile({ title: 'Draft post', draft: true }, '[dated](/blog/post/dated)'),
    'posts/other.md': postFile({ title: 'Other draft', draft: true }),
  });
  site = await startTestSite({
    CONTENT_DIR: folder,
    PREVIEW_SECRET: SECRET,
    PAGE_CACHE_SECONDS: DAYS_OF_CACHE,
  });
});

const PAGES = [
  '/blog/post/dated',
  '/help-center/dated',
  '/webinars/event/dated',
  '/webinars/video/dated',
  '/dated',
];
/** What lists it, each with what it calls it. */
const LISTS = [
  ['/blog', 'Dated post'],
  ['/blog/all-posts', 'Dated post'],
  ['/blog/post/first-post', 'Dated post'],
  ['/help-center/category/calling', 'Dated article'],
  ['/webinars', 'Dated event'],
  ['/webinars/all-videos', 'Dated video'],
  ['/sitemap.xml', '/help-center/dated'],
  ['/sitemap.xml', '/dated</loc>'],
  ['/llms.txt', '/dated.md'],
  ['/dated.md', '# Dated page'],
  ['/api/pages/dated', 'Dated page'],
  ['/pricing', 'href="/dated"'],
  ['/blog/feed.xml', '/blog/post/dated'],
  ['/api/help-center/search?q=zebra', 'Dated article'],
  ['/api/webinars/videos', 'Dated video'],
] as const;

/** The statuses of its pages, and where it is listed. */
const seen = async () => {
  const pages = [];
  for (const path of PAGES) pages.push((await site.get(path)).status);
  const lists = [];
  for (const [path, words] of LISTS)
    if ((await site.get(path)).text.includes(words)) lists.push(path);
  return { pages, lists };
};

const linkTo = (path: string) =>
  `${path}?${PREVIEW_PARAMETER}=${previewToken(SECRET, path, Date.now() + HOUR)}`;

it('shows a draft at its preview link and caches it nowhere', async () => {
  for (const path of ['/blog/post/draft', ...PAGES]) {
    const { status, headers, text } = await site.get(linkTo(path));
    expect([path, status]).toEqual([path, 200]);
    expect(text).toMatch(/role="note"[^>]*>(?:Draft|Scheduled)\./);
    expect(text).not.toContain('Other draft');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  const { status, text } = await site.get('/blog/post/draft');
  expect(status).toBe(404);
  expect(text).not.toContain('Draft post');
  expect((await site.get('/api/landing/blogs/draft')).status).toBe(404);
  const [, token] = linkTo('/blog/post/other').split('?');
  expect((await site.get(`/blog/post/draft?${token}`)).status).toBe(404);
});

it('shows a document everywhere at its moment, though pages are cached', async () => {
  const everywhere = LISTS.map(([path]) => path);
  // Each is requested twice, because the second answer may come from a cache.
  for (const _ of [1, 2]) expect(await seen()).toEqual({ pages: PAGES.map(() => 404), lists: [] });
  jest.setSystemTime(NOW + HOUR);
  await site.get('/api/plans');
  for (const _ of [1, 2])
    expect(await seen()).toEqual({ pages: PAGES.map(() => 200), lists: everywhere });
});

describe('after a change of the content folder', () => {
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

  it('logs the problems of a document, and shows the valid ones', async () => {
    await write('posts/third.md', postFile({ title: 'The third', published: '2026-09-05' }));
    await write('posts/bad.md', postFile({ author: 'unknown' }));
    await site.reload();

    expect(site.logLines().at(-1)).toMatchObject({
      msg: 'content has problems: documents are left out or keep their last valid version',
      count: 1,
      problems: [expect.stringMatching(/^content\/posts\/bad\.md:7: "author" is "unknown"/)],
    });
    expect((await site.get('/blog/post/third')).status).toBe(200);
    expect((await site.get('/blog/post/bad')).status).toBe(404);
  });

  it('follows changes with the last site file while the new one can’t be used', async () => {
    const siteFile = await readFile(join(folder, 'site.yaml'), 'utf8');
    await write('site.yaml', `${siteFile}time_zone: Mars/Olympus\n`);
    await write('posts/late.md', postFile({ title: 'The late one' }));
    await site.reload();

    expect(site.logLines().at(-1)).toMatchObject({
      problems: expect.arrayContaining([
        expect.stringMatching(/^content\/site\.yaml:\d+: "time_zone" is "Mars/),
      ]),
    });
    expect((await site.get('/blog/post/late')).status).toBe(200);
    await write('site.yaml', siteFile);
  });

  it('keeps the previous content while the folder can’t be read', async () => {
    await rename(folder, `${folder}-away`);
    await site.reload();

    expect(site.logLines().at(-1)).toMatchObject({
      msg: 'content rejected; keeping the previous version',
      count: 1,
      problems: [expect.stringMatching(/^content:1: The folder can't be read \(ENOENT\)\./)],
    });
    expect((await site.get('/blog/post/late')).status).toBe(200);
    await rename(`${folder}-away`, folder);
  });

  it('reads again after a change during a reload', async () => {
    const first = site.reload();
    await write('posts/fourth.md', postFile({ title: 'The fourth' }));
    await Promise.all([first, site.reload(), site.reload()]);
    expect((await site.get('/blog/post/fourth')).status).toBe(200);
  });
});
