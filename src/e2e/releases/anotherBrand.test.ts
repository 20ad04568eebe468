import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { ORIGINAL_COLORS, recolor } from '../../lib/brandColors.ts';
import { filePaths, paths } from '../../contract/paths.ts';
import { asWritten } from '../../lib/homePhone.ts';
import { readSiteFile } from '../../server/content/load/loadSite.ts';
import { copyContent } from '../../testing/server/copyContent.ts';
import { postDemo } from '../../testing/server/demoForm.ts';
import { replaceCompany } from '../../testing/server/kettleAndKey.ts';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { until } from '../../testing/until.ts';
import { startSite, type RunningSite } from '../startSite.ts';

const COLORS = { brand: '#4A1F3D', accent: '#F29CB7', surface: '#FBF7F9', text: '#1D1420' };
const MAILBOXES = ['sender', 'sales', 'support', 'privacy', 'legal'];
const SITE_FILE = {
  name: 'Dock & Lantern',
  legal_name: 'Dock & Lantern, LLC',
  line: 'Every boat home by dark.',
  colors: COLORS,
  logo: 'logo.svg',
  copyright: '© 2019 Dock & Lantern. All rights reserved.',
  signature: 'All of Dock & Lantern',
  receipt_prefix: 'DL',
  address: { street: '9 Quay Row', city: 'Camden', postal_code: '04843', country: 'US' },
  phone: '+12075550144',
  time_zone: 'Europe/Lisbon',
  support: { days: 'Monday to Friday', hours: '09:00-17:00' },
  emails: Object.fromEntries(MAILBOXES.map((box) => [box, `${box}@dock.example`])),
  application: {
    login: 'https://app.dock.example/login',
    get_started: 'https://app.dock.example/signup',
  },
  social: [{ network: 'mastodon', url: 'https://social.example/@dock' }],
};
const LOGO = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32" viewBox="0 0 48 32" fill="none">
  <circle cx="14" cy="16" r="9" stroke="currentColor" stroke-width="5"/>
  <path d="M22 16h22v8" stroke="#F29CB7" stroke-width="5"/>
</svg>`;
const BUILD_MS = 600_000;
/** Beside the packages, which the server's bundle imports. */
const DIST = path.resolve('dist-another-brand');

let folder: string;
let site: RunningSite;
let mails: Awaited<ReturnType<typeof startMailReceiver>>;
/** What only the site's own company has, and the colors of the sources, in lower case. */
let traces: string[];

const oldColors = async (): Promise<string[]> => {
  const files = await Array.fromAsync(glob(['src/theme/*.ts', 'public/**/*.svg']));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const used = new Set(texts.join().match(/#[\da-f]{6}\b/gi));
  return [...used].filter((color) => recolor(color, COLORS) !== color);
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'another-brand-'));
  const content = path.join(folder, 'content');
  await copyContent(content);
  await replaceCompany(content);
  await rm(path.join(content, 'brand'), { recursive: true, force: true });
  const first = await readSiteFile(content);
  await writeFile(path.join(content, 'site.yaml'), JSON.stringify(SITE_FILE));
  await writeFile(path.join(content, 'logo.svg'), LOGO);
  const plans = await readFile(path.join(content, 'plans.yaml'), 'utf8');
  await writeFile(
    path.join(content, 'plans.yaml'),
    plans.replaceAll(/monthlyPrice: \d+/g, 'monthlyPrice: 77'),
  );
  const { name, legal_name, line, phone = name, address, emails, application, social } = first;
  traces = [
    ...[name, legal_name, line, address.street, phone, asWritten(phone)],
    ...Object.values(emails),
    ...Object.values(application),
    ...social.map(({ url }) => url),
    ...(await oldColors()),
  ].map((trace) => trace.toLowerCase());

  const environment = { CONTENT_DIR: content, DIST_DIR: DIST, NODE_ENV: '' };
  await promisify(execFile)(process.execPath, ['src/tools/build.ts'], {
    env: { ...process.env, ...environment },
  });
  mails = await startMailReceiver();
  site = await startSite(
    { CONTENT_DIR: content, SMTP_URL: mails.url, POST_LIMIT_PER_MINUTE: '0' },
    { args: [path.join(DIST, 'server/main.js')] },
  );
}, BUILD_MS);
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true });
  await rm(DIST, { recursive: true, force: true });
});

const get = async (address: string) => fetch(new URL(address, site.url));
const read = async (address: string) => (await get(address)).text();
const tracesIn = (text: string) => {
  const unescaped = text.replaceAll(/&(?:amp|#38|#x26);/g, '&').toLowerCase();
  return traces.filter((trace) => unescaped.includes(trace));
};

const pagesOfSitemap = async (): Promise<string[]> =>
  Array.from((await read('/sitemap.xml')).matchAll(/<loc>([^<]+)/g), ([, page = '']) => page);

it('shows the other brand alone on every page', async () => {
  const missing = [paths.post('gone'), '/no/such/page', `${paths.helpCenter}?q=text`];
  const pages = [...(await pagesOfSitemap()), ...missing];
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) {
    const html = await read(page);
    expect([page, tracesIn(html)]).toEqual([page, []]);
    expect(html).toMatch(/<meta property="og:site_name" content="Dock &(amp|#38); Lantern/);
    expect(html).toMatch(/© 2019 Dock &(amp|#38); Lantern/);
    expect(html).toContain('tel:+12075550144');
    expect(html).toContain('https://app.dock.example/login');
    expect(html).toMatch(/href="\/social-icons\.svg#mastodon"/);
    expect(html).toMatch(/<svg width="45" height="30" aria-hidden="true" viewBox="0 0 48 32"/);
    // Once in HTML, and in scripts not at all.
    const markup = html.replaceAll(/<script.*?<\/script>/gs, '');
    expect([page, /Dock &(?!amp;|#38;|#x26;)|&(?:amp|#38);(?:amp|#38);/.exec(markup)?.[0]]).toEqual(
      [page, undefined],
    );
  }
  expect(await read(paths.pricing)).toContain('$77');
  expect(await read(paths.home)).toContain('<title>Dock &amp; Lantern | The smart, fast');
});

it.each([
  ['/manifest.webmanifest', '"name":"Dock & Lantern"'],
  ['/.well-known/security.txt', 'sender@dock.example'],
  ['/llms.txt', '# Dock & Lantern'],
  [paths.blogFeed, '<title>Dock &#38; Lantern blog</title>'],
  [filePaths.eventCalendar, 'BEGIN:VEVENT'],
  ['/robots.txt', 'Sitemap'],
  ['/social-icons.svg', 'mastodon'],
  ['/blog/post/whats-new.md', 'Dock & Lantern'],
  ['/brand/favicon.svg', COLORS.brand],
  ['/brand/symbol-on-dark.svg', COLORS.surface],
])('has the other brand in %s', async (address, expected) => {
  const text = await read(address);
  expect(text).toContain(expected);
  expect(tracesIn(text)).toEqual([]);
});

it('has only the new colors in scripts and drawings', async () => {
  const files = await Array.fromAsync(
    glob(['assets/*.js', '{,brand,covers,doors,logos,street,avatars}/*.svg'], {
      cwd: path.join(DIST, 'client'),
    }),
  );
  expect(files.length).toBeGreaterThan(80);
  let scripts = '';
  for (const file of files) {
    const text = await readFile(path.join(DIST, 'client', file), 'utf8');
    expect([file, tracesIn(text)]).toEqual([file, []]);
    if (file.endsWith('.js')) scripts += text;
  }
  for (const color of Object.values(COLORS)) expect(scripts).toContain(color);
});

/** Colors of a picture, as written in a style sheet. */
const colorsOf = async (address: string): Promise<Set<string>> => {
  const png = Buffer.from(await (await get(address)).arrayBuffer());
  const pixels = (await sharp(png).removeAlpha().raw().toBuffer()).toString('hex');
  return new Set(pixels.match(/.{6}/g)?.map((digits) => `#${digits.toUpperCase()}`));
};

it('draws icons and link pictures in the other colors', async () => {
  const picture = /property="og:image" content="([^"]+)"/.exec(await read(paths.home))?.[1] ?? '';
  const { pathname } = new URL(picture);
  expect(pathname).toMatch(/^\/link-pictures\//);
  for (const address of [pathname, '/brand/icon-192.png', '/brand/og-image.png']) {
    const colors = await colorsOf(address);
    expect(colors).toContain(COLORS.accent);
    expect(colors).not.toContain(ORIGINAL_COLORS.accent);
    expect(colors).not.toContain(ORIGINAL_COLORS.brand);
  }
});

it('writes emails and receipts for the other brand', async () => {
  const { data } = await postDemo(site.url, 'ruth@other.test');
  expect(data.demo_id).toMatch(/^DLD-/);
  await until(() => mails.received.length === 2, 'both emails of the demo');
  const [confirmation = '', note = ''] = mails.received
    .map(({ raw }) => raw.replaceAll('=\r\n', ''))
    .sort((one) => (/^To: .*ruth@/m.test(one) ? -1 : 1));
  expect(tracesIn(confirmation + note)).toEqual([]);
  expect(mails.received.map(({ from }) => from)).toEqual(Array(2).fill('sender@dock.example'));
  expect(mails.received.flatMap(({ to }) => to)).toContain('sales@dock.example');
  expect(confirmation).toMatch(/^Subject: Your Dock & Lantern demo/m);
  expect(confirmation).toMatch(/<title>Your Dock &#38; Lantern demo/);
});

it('names what still bears the first brand', async () => {
  await writeFile(
    path.join(folder, 'content/media.svg'),
    `<svg fill="${ORIGINAL_COLORS.accent}"/>`,
  );
  const env = { ...process.env, CONTENT_DIR: path.join(folder, 'content') };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['src/server/commands/content.ts', 'check'],
    { env },
  );
  expect(stdout).toMatch(/^content\/media\.svg:1: "#FFC54D" belongs to the original brand\./m);
  expect(stdout).not.toMatch(/site\.yaml|posts\//);
});

it('has the name of a company only where content is checked for it', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.(test|fixtures)\.tsx?$|^(testing|e2e|tools)[\\/]/.test(file),
  );
  expect(sources.length).toBeGreaterThan(300);
  const named = sources.filter((file) => /hearthline/i.test(readFileSync(`src/${file}`, 'utf8')));
  expect(named).toEqual([path.normalize('lib/brandColors.ts')]);
});
