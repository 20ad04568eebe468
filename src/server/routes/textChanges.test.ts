import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailReceiver } from '../../testing/server/receivers.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { until } from '../../testing/until.ts';

let folder: string;
let site: TestSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-test-'));
  await cp('content', folder, { recursive: true });
  site = await startTestSite({ CONTENT_DIR: folder, PAGE_CACHE_SECONDS: '86400' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const change = async (file: string, from: string, to: string) => {
  const path = join(folder, 'texts', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  await site.reload();
};

const linkPictureOf = async (path: string) =>
  /<meta property="og:image" content="([^"]+)"/.exec((await site.get(path)).text)?.[1];

it.each([
  ['/', 'home.yaml', 'Effortless onboarding', 'Easy onboarding'],
  ['/features/dashboard', 'feature-dashboard.yaml', 'See your whole week', 'See every week'],
  ['/about-us', 'voices.yaml', 'in two evenings', 'in three evenings'],
  ['/pricing', 'pricing.yaml', 'Before you sign up', 'Before you begin'],
  ['/blog', 'blog.yaml', 'Top guides', 'Best guides'],
  ['/blog', 'newsletter.yaml', 'Notes from the front desk', 'Notes from the back door'],
  ['/help-center/import-a-spreadsheet', 'next-step.yaml', 'Still stuck?', 'Need a hand?'],
  ['/blog/feed.xml', 'blog.yaml', 'lead: Field reports,', 'lead: Stories,'],
  ['/llms.txt', 'blog.yaml', 'lead: Stories,', 'lead: Essays,'],
  ['/api/texts/webinars', 'webinars.yaml', 'Save your spot', 'Take a seat'],
  ['/no/such/page', 'not-found.yaml', 'No one lives at this address.', 'There is no such page.'],
])('shows a changed word at %s, which is cached', async (path, file, from, to) => {
  const shown = (text: string) => text.replace('lead: ', '');
  expect((await site.get(path)).text).toContain(shown(from));
  await change(file, from, to);
  const { text } = await site.get(path);
  expect(text).toContain(shown(to));
  expect(text).not.toContain(shown(from));
});

it('sends emails with a changed subject', async () => {
  const receiver = await startMailReceiver();
  const sending = await startTestSite({ CONTENT_DIR: folder, SMTP_URL: receiver.url });
  await change('emails.yaml', 'subject: Confirm your {{name}}', 'subject: Please confirm {{name}}');
  await sending.reload();
  await sending.post('/api/newsletter/subscribe', { email: 'ada@example.com' });
  await until(() => receiver.received.length > 0);
  expect(receiver.received[0]!.raw).toContain(
    'Subject: Please confirm Hearthline newsletter subscription',
  );
});

it('draws a new link picture for a changed title', async () => {
  const before = await linkPictureOf('/features/dashboard');
  await change('feature-dashboard.yaml', 'title: Dashboard with weekly', 'title: A view of weekly');
  expect(await linkPictureOf('/features/dashboard')).not.toBe(before);
});

it('keeps the last valid words when a document becomes invalid', async () => {
  await change('home.yaml', 'ring: Ring the bell', 'rng: Ring the bell');
  const { status, text } = await site.get('/');
  expect(status).toBe(200);
  expect(text).toContain('Easy onboarding');
  await change('home.yaml', 'rng: Ring the bell', 'ring: Try the bell');
  expect((await site.get('/')).text).toContain('Try the bell');
});

it('answers 404 for words that no page has', async () => {
  for (const name of ['voices', 'emails', 'nothing', '__proto__', 'constructor'])
    expect((await site.get(`/api/texts/${name}`)).status).toBe(404);
});

it('has the words of the content folder beside another content API', async () => {
  const other = await startTestSite({
    CONTENT_API_URL: 'http://127.0.0.1:9',
    CONTENT_DIR: 'content',
  });
  const page = await other.get('/about-us');
  expect(page.status).toBe(200);
  expect(page.text).toContain('We keep the light on for the people who sell homes');
  expect((await other.get('/api/texts/about')).status).toBe(200);
});
