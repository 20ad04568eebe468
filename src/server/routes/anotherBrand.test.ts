import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '../../contract/paths.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';
import { readSiteFile } from '../content/load/loadSite.ts';
import { staticPaths } from './feeds.ts';

/** The documents of the shipped content are the first company's to replace; of them this site has none. */
const FILES = [
  paths.blogFeed,
  '/sitemap.xml',
  '/robots.txt',
  '/social-icons.svg',
  paths.eventCalendar,
  '/llms.txt',
  `${paths.post('first-post')}.md`,
];
const PAGES = [
  ...staticPaths,
  paths.post('first-post'),
  paths.helpCategory('calling'),
  paths.helpArticle('send-a-text'),
  paths.event('live-rotation'),
  paths.video('first-afternoon'),
  `${paths.helpCenter}?q=text`,
  paths.post('gone'),
  '/no/such/page',
];

/** What only the first company says of itself, as its site file and its pages write it. */
const tracesOf = async (): Promise<string[]> => {
  const {
    name,
    line,
    address,
    phone = '',
    emails,
    application,
    social,
  } = await readSiteFile(path.resolve('content'));
  return [
    name,
    line,
    address.street,
    phone,
    '(503) 555-0188',
    ...Object.values(emails),
    ...Object.values(application),
    ...social.map(({ url }) => url),
  ].map((trace) => trace.toLowerCase());
};

let site: TestSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
let traces: string[];
beforeAll(async () => {
  mails = await startMailReceiver();
  const folder = await writeContentFolder();
  site = await startTestSite({ SMTP_URL: mails.url, CONTENT_DIR: folder });
  traces = await tracesOf();
});

const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace));

it.each(FILES)('shows nothing of the first company in %s', async (address) => {
  expect(tracesIn((await site.get(address)).text)).toEqual([]);
});

it.each(PAGES)('shows the other company alone on %s', async (address) => {
  const { text: html } = await site.get(address);
  expect(tracesIn(html)).toEqual([]);
  // A long title has no room for it.
  expect(html).toContain('<meta property="og:site_name" content="Lanternfield');
  expect(html).toContain('© 2031 Lanternfield Ltd');
  expect(html).toContain('tel:+353915550100');
  expect(html).toContain('https://x.com/lanternfield.test');
  expect(html).toContain('https://go.lanternfield.test/in');
  expect(html).toMatch(/href="\/social-icons\.svg#mastodon"/);
});

it('writes its mails and calendar files for the other company', async () => {
  const { data } = (await site.post('/api/request-demo', demoForm('ruth@other.test'))).json<{
    data: { event_link: string };
  }>();
  await until(() => mails.received.length === 2, 'both mails of the demo');
  const texts = mails.received.map(({ raw }) => raw);
  texts.push((await site.get(new URL(data.event_link).pathname)).text);
  expect(texts.map(tracesIn)).toEqual([[], [], []]);
  expect(mails.received.map(({ from }) => from)).toEqual(Array(2).fill('post@lanternfield.test'));
  expect(mails.received.flatMap(({ to }) => to)).toContain('deals@lanternfield.test');
  const confirmation = texts.find((text) => /^To: .*ruth@/m.test(text)) ?? '';
  expect(confirmation).toMatch(/^Subject: Your Lanternfield demo/m);
  expect(confirmation).toContain('Lanternfield\r\nAll of us at the field');
  expect(texts[2]).toContain('SUMMARY:Lanternfield demo');
});

it('has the name of a company only where content is checked for it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$|^(testing|e2e|tools)[\\/]/.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const named = sources.filter((file) => /hearthline/i.test(readFileSync(`src/${file}`, 'utf8')));
  expect(named).toEqual([path.normalize('contract/brandColors.ts')]);
});
