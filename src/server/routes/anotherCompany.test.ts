import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filePaths, paths } from '../../contract/paths.ts';
import { KETTLE_AND_KEY, replaceCompany } from '../../testing/server/kettleAndKey.ts';
import { copyContent } from '../../testing/server/copyContent.ts';
import { postDemo } from '../../testing/server/demoForm.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { SAMPLE_NAMES } from '../content/check/sampleCompany.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import { readableFolder } from '../content/load/readableFolder.ts';

const TRACES = [...SAMPLE_NAMES, 'Hearthline', 'Portland', 'Larkspur', '555-0188', '5035550188'];
/** Addresses of portraits are in lower case. */
const PARTS_OF_NAMES =
  /\b(?:Maya|Okafor|Daniel|Reyes|Whitfield|Priya|Nair|Lindqvist|Owen|Castellano|Oregon)\b|\b503(?=\)? ?-?555)/g;

let folder: string;
let site: TestSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;

const inFolder = (name: string) => join(folder, name);

const check = async () => {
  const content = inFolder('content');
  const place = { storage: readableFolder(content), content, public: inFolder('public') };
  const { output } = await runContentCommand(['check'], place, {
    secret: undefined,
    siteUrl: 'https://kettle.example',
  });
  return output.split('\n');
};

let before: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'another-company-'));
  await copyContent(inFolder('content'));
  await cp('public', inFolder('public'), { recursive: true });
  await writeFile(inFolder('content/site.yaml'), JSON.stringify(KETTLE_AND_KEY));
  before = await check();
  for (const part of ['content', 'public']) await replaceCompany(inFolder(part));
  mails = await startMailReceiver();
  site = await startTestSite({
    CONTENT_DIR: inFolder('content'),
    SMTP_URL: mails.url,
    POST_LIMIT_PER_MINUTE: '0',
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const tracesIn = (text: string) => {
  const unescaped = text.replaceAll(/&(?:amp|#38|#x26);|\\u0026/g, '&').toLowerCase();
  return [
    ...TRACES.filter((trace) => unescaped.includes(trace.toLowerCase())),
    ...(text.match(PARTS_OF_NAMES) ?? []),
  ];
};

it.each([
  ['content/texts/about.yaml', '"Maya Okafor" belongs to the sample company'],
  ['content/texts/about.yaml', '"Alder & Vane" belongs to the sample company'],
  ['content/texts/voices.yaml', '"Wen Zhao" belongs to the sample company'],
  ['content/authors.yaml', '"Owen Castellano" belongs to the sample company'],
  ['content/help/getting-started/create-your-office.md', 'The sample company is in Portland.'],
  ['content/texts/feature-action-assignment.yaml', '"Owen" belongs to the sample company'],
  ['content/posts/cleaning-a-contact-list.md', '503 is the area code of Portland'],
  ['public/scenes/office.txt', '"Maya Okafor" belongs to the sample company'],
  ['public/videos/reading-the-dashboard-video.vtt', 'belongs to the '],
])('names what is left in %s: %s', (file, message) => {
  expect(before.filter((line) => line.startsWith(`${file}:`)).join('\n')).toContain(message);
});

it('names nothing once the documents are replaced', async () => {
  const lines = await check();
  expect(lines.filter((line) => /sample company|area code|No plan costs/.test(line))).toEqual([]);
});

it('shows nothing of the sample company on any page', async () => {
  const { text: sitemap } = await site.get('/sitemap.xml');
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, page = '']) => page);
  expect(pages.length).toBeGreaterThan(100);
  const missing = [paths.post('gone'), '/no/such/page', `${paths.helpCenter}?q=text`];
  for (const page of [...pages.map((each) => each.replace(site.url, '')), ...missing]) {
    const { text } = await site.get(page);
    expect([page, tracesIn(text)]).toEqual([page, []]);
  }
});

it.each([
  paths.blogFeed,
  '/llms.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  filePaths.eventCalendar,
  '/blog/post/whats-new.md',
  '/api/texts/home',
  '/api/plans',
])('has nothing of the sample company in %s', async (address) => {
  const { status, text } = await site.get(address);
  expect(status).toBe(200);
  expect(tracesIn(text)).toEqual([]);
});

it('computes the saving of the other prices', async () => {
  expect((await site.get(paths.pricing)).text).toContain('Save up to 25% now');
});

it('writes nothing of the sample company in emails', async () => {
  const { data } = await postDemo(site.url, 'ruth@other.test');
  expect(data.demo_id).toMatch(/^KKD-/);
  await site.post('/api/newsletter/subscribe', { email: 'ada@other.test' });
  await until(() => mails.received.length === 3, 'emails of the demo and the newsletter');
  for (const { raw } of mails.received) expect(tracesIn(raw.replaceAll('=\r\n', ''))).toEqual([]);
});
