import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { API_PREFIX, CALLS } from '../contract/calls.ts';
import type { DocumentKindName } from '../contract/documents.ts';
import { paths } from '../contract/paths.ts';
import { shareOf } from '../testing/soak.ts';
import { readMetrics, sumOf } from '../testing/server/readMetrics.ts';
import { startTestSite, type TestSite } from '../testing/server/testSite.ts';
import {
  pageFile,
  postFile,
  USUAL_FILES,
  writeContentFolder,
  type ContentFiles,
} from './content/load/content.fixtures.ts';

const FILES: ContentFiles = {
  ...USUAL_FILES,
  'pages/careers.md': pageFile({ title: 'Careers', place: 'footer' }),
  'redirects.yaml': '- { from: /fair, to: /pricing }\n',
  'office.yaml': 'hours: { monday: 09:00-17:00 }\n',
};

/** One of each kind. */
const DOCUMENTS: Record<DocumentKindName, string> = {
  posts: 'posts/first-post.md',
  articles: 'help/calling/send-a-text.md',
  helpCategories: 'help/calling/_category.yaml',
  events: 'events/live-rotation.md',
  videos: 'videos/first-afternoon.md',
  pages: 'pages/careers.md',
  legal: 'legal/privacy-policy.md',
  texts: 'texts/pricing.yaml',
  plans: 'plans.yaml',
  integrations: 'integrations.yaml',
  authors: 'authors.yaml',
  site: 'site.yaml',
  office: 'office.yaml',
  redirects: 'redirects.yaml',
};
const OPTIONAL = ['posts', 'articles', 'events', 'videos', 'pages', 'office', 'redirects'];

const FAULTS: [string, ContentFiles[string]][] = [
  ['is missing', null],
  ['is empty', ''],
  ['has a syntax error', '---\ntitle: [\n---\n'],
  ['has a merge conflict', '<<<<<<< HEAD\ntitle: One\n=======\ntitle: Other\n>>>>>>> theirs\n'],
  ['has values of other types', '---\ntitle: { a: [1] }\nplans: 7\n---\nText.\n'],
  ['is binary', new Uint8Array([0xff, 0xfe, 0, 1, 2, 0x80])],
];

const change = async (folder: string, path: string, content: ContentFiles[string] = null) => {
  await rm(join(folder, path), { force: true });
  await mkdir(dirname(join(folder, path)), { recursive: true });
  if (content !== null) await writeFile(join(folder, path), content);
};

/** The pages and generated files of the whole site, and the reads of its API. */
const addressesOf = async ({ url, get }: TestSite): Promise<string[]> => {
  const { text } = await get('/sitemap.xml');
  const pages = Array.from(text.matchAll(/<loc>([^<]*)/g), ([, page]) => page!.replace(url, ''));
  const twins = [paths.post('first-post'), paths.privacyPolicy, '/careers'].map(
    (page) => `${page}.md`,
  );
  const calls = Object.values(CALLS).filter(
    ({ method, path }) => method === 'GET' && !/:/.test(path),
  );
  const files = ['/sitemap.xml', '/blog/feed.xml', '/llms.txt', '/webinars/calendar.ics'];
  const reads = calls.map(({ path }) => API_PREFIX + path);
  return [
    ...pages,
    ...twins,
    ...files,
    ...reads,
    paths.event('live-rotation.ics'),
    '/fair',
    '/no-page',
  ];
};

const failuresOf = async ({ get }: TestSite, addresses: readonly string[]) => {
  const answers = [];
  for (const address of addresses) answers.push(`${(await get(address)).status} ${address}`);
  return answers.filter((answer) => answer.startsWith('5'));
};

let site: TestSite;
let folder: string;
let addresses: string[];
beforeAll(async () => {
  folder = await writeContentFolder(FILES);
  site = await startTestSite({ CONTENT_DIR: folder, METRICS_ADDRESS: '0' });
  addresses = await addressesOf(site);
  expect(addresses.length).toBeGreaterThan(40);
});

describe('a running site', () => {
  const problems = async () => sumOf(await readMetrics(site.metricsUrl), 'site_content_problems');

  const faults = shareOf([FAULTS[0]!, FAULTS[2]!]);
  const cases = Object.entries(DOCUMENTS).flatMap(([kind, path]) =>
    faults.map(([what, content]) => [kind, what, path, content] as const),
  );
  it.each(cases)(
    'answers everywhere when a document of %s %s',
    async (kind, what, path, content) => {
      await change(folder, path, content);
      await site.reload();
      expect(await failuresOf(site, addresses)).toEqual([]);
      expect((await problems()) > 0).toBe(what !== 'is missing' || !OPTIONAL.includes(kind));
      await change(folder, path, FILES[path]);
      await site.reload();
      expect(await problems()).toBe(0);
    },
  );
});

const STARTS = [FAULTS[2]!, ...FAULTS.toSpliced(2, 1)];
it.each(shareOf(STARTS, 2))(
  'starts when every document but the site file %s',
  async (what, content) => {
    const broken = Object.fromEntries(Object.values(DOCUMENTS).map((path) => [path, content]));
    const brokenFolder = await writeContentFolder({
      ...FILES,
      ...broken,
      'site.yaml': FILES['site.yaml']!,
    });
    const started = await startTestSite({ CONTENT_DIR: brokenFolder });
    // Search engines keep a page whose words are missing for a time. With a syntax error its title remains.
    const failures = what === 'has a syntax error' ? [] : [`503 ${paths.pricing}`];
    expect(await failuresOf(started, addresses)).toEqual(failures);
    const statusOf = async (path: string) => (await started.get(path)).status;
    for (const path of [paths.home, paths.blog, paths.helpCenter, paths.requestDemo])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of [paths.privacyPolicy, paths.post('first-post'), '/careers'])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
  },
);

const SITE_FAULTS = [
  ...FAULTS,
  ['has no name', String(FILES['site.yaml']).replace(/^name/, 'nam')] as const,
];
it.each(shareOf(SITE_FAULTS, 3))('does not start when the site file %s', async (_what, content) => {
  const folder = await writeContentFolder({ ...FILES, 'site.yaml': content });
  await expect(startTestSite({ CONTENT_DIR: folder })).rejects.toThrow(
    /^content\/site\.yaml:\d+: /,
  );
});

it('names only the problems of the site file when it does not start', async () => {
  const folder = await writeContentFolder({
    ...FILES,
    'site.yaml': 'name: Site\n',
    'authors.yaml': 'a: {}\n',
    'posts/first-post.md': postFile({}, 'Write to {{support_email}}.'),
  });
  const failure = await startTestSite({ CONTENT_DIR: folder }).catch(String);
  const lines = String(failure).replace('ContentError: ', '').split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.filter((line) => !line.startsWith('content/site.yaml:1: "'))).toEqual([]);
});

it('starts with a site file whose problem leaves it usable', async () => {
  const colors = "colors: { brand: '#FFFF00', text: '#FFFFFF' }\n";
  const folder = await writeContentFolder({
    ...FILES,
    'site.yaml': `${String(FILES['site.yaml'])}${colors}`,
  });
  const external: Record<string, string> = { CONTENT_API_URL: 'http://127.0.0.1:1' };
  for (const settings of [{}, external]) {
    const site = await startTestSite({ CONTENT_DIR: folder, METRICS_ADDRESS: '0', ...settings });
    expect(sumOf(await readMetrics(site.metricsUrl), 'site_content_problems')).toBeGreaterThan(0);
    expect((await site.get(paths.about)).status).toBe(200);
  }
});
