import { routes } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { lazyPage } from '../../shared/routing/lazyPage.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startTestSite, type TestSite } from '../../testing/server/testSite.ts';
import { filterLeads } from '../leads/cli/filterLeads.ts';
import { commandContext } from '../leads/leads.fixtures.ts';
import { connectDatabase } from '../leads/database/database.ts';
import { PICTURES_PREFIX } from '../ssr/linkPicture.ts';
import { staticPaths } from './sitemap.ts';

const TOKEN = 'AbC-123_xyz';
const PATH = `/my-demo/${TOKEN}`;

let site: TestSite;
let rendered = 0;
beforeAll(async () => {
  const Page = () => {
    rendered += 1;
    return null;
  };
  const page = lazyPage('counting', () => Promise.resolve({ Page }));
  routes.unshift({ path: '/my-demo/:token', page }, { path: '/counting', page });
  site = await startTestSite();
});
afterAll(() => void routes.splice(0, 2));
beforeEach(() => {
  rendered = 0;
});

it('renders a private page for each request, and forbids caching and indexing it', async () => {
  for (const _ of [1, 2]) {
    const { status, headers } = await site.get(PATH);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers.get('etag')).toBeNull();
  }
  expect(rendered).toBe(2);
});

it('keeps the case of a token in a redirect that is not cached', async () => {
  const { status, headers } = await site.get(`/My-Demo/${TOKEN}/?page=2`);
  expect([status, headers.get('location')]).toEqual([301, `${PATH}?page=2`]);
  expect(headers.get('cache-control')).toBe('no-store');
});

it('draws no picture of a private page, and lists none', async () => {
  expect((await site.get(`${PICTURES_PREFIX}abc${PATH}.png`)).status).toBe(404);
  expect(rendered).toBe(0);
  expect(staticPaths.filter(holdsToken)).toEqual([]);
});

it('renders a page at most once for link pictures with a made-up hash', async () => {
  for (const hash of ['aaa', 'bbb', 'ccc'])
    expect((await site.get(`${PICTURES_PREFIX}${hash}/counting.png`)).status).toBe(404);
  expect(rendered).toBe(1);
});

it('logs no token', async () => {
  for (const path of [PATH, `/calendar/${TOKEN}.ics`, `//my%2Ddemo//${TOKEN}`])
    await site.get(path);
  const requests = site.logLines().filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/my-demo/:token', '/calendar/:token']),
  );
  expect(JSON.stringify(site.logLines())).not.toContain(TOKEN);
});

describe('the source of a lead', () => {
  const FIRST = { utm_source: 'harbor', landing: '/blog', referrer: 'news.test' };
  const source = { first: FIRST, last: { gclid: 'a1', landing: '/pricing' } };

  /** The first and the last touch of the lead with this address. */
  const touchesOf = async (email: string) => {
    const db = connectDatabase(site.databaseUrl);
    const context = commandContext({ db, now: new Date(), siteUrl: '', meetingUrlTemplate: '' });
    const { first_touch, last_touch } = (await filterLeads(context)).find(
      (lead) => lead.email === email,
    )!;
    await db.destroy();
    return [first_touch, last_touch];
  };
  const sendDemo = async (email: string, sent: unknown, headers = {}) =>
    (await site.post('/api/request-demo', { ...demoForm(email), source: sent }, headers)).status;
  const subscribeFrom = (referer: string, email: string) =>
    site.sendForm('/api/newsletter/subscribe', { email }, { referer });

  it('is stored as the page reports it', async () => {
    expect(await sendDemo('ruth@example.com', source)).toBe(200);
    await site.post('/api/newsletter/subscribe', { email: 'elena@example.com', source });
    for (const email of ['ruth@example.com', 'elena@example.com'])
      expect(await touchesOf(email)).toEqual([
        'utm_source=harbor&landing=%2Fblog&referrer=news.test',
        'gclid=a1&landing=%2Fpricing',
      ]);
  });

  it.each([
    ['malformed', { first: 'x', last: [1] }, {}],
    ['sent with gpc', source, { 'sec-gpc': '1' }],
    ['sent with dnt', source, { dnt: '1' }],
  ])('is ignored when it is %s', async (name, sent, headers) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    expect(await sendDemo(email, sent, headers)).toBe(200);
    expect(await touchesOf(email)).toEqual(['', '']);
  });

  it('is the URL of the page without scripts, which is cached once for all campaigns', async () => {
    const page = '/about-us?utm_source=harbor&utm_medium=flyer';
    const plain = await site.get('/about-us');
    const campaign = await site.get(page);
    expect(campaign.headers.get('etag')).toBe(plain.headers.get('etag'));
    expect((await subscribeFrom(site.url + page, 'paper@example.com')).status).toBe(303);
    const touch = 'utm_source=harbor&utm_medium=flyer&landing=%2Fabout-us';
    expect(await touchesOf('paper@example.com')).toEqual([touch, touch]);
  });

  it('is neither a private page nor a page of another site', async () => {
    const pages = { private: site.url + PATH, foreign: 'https://other.test/' };
    for (const [name, page] of Object.entries(pages)) {
      await subscribeFrom(`${page}?utm_source=mail`, `${name}@example.com`);
      expect(await touchesOf(`${name}@example.com`)).toEqual(['', '']);
    }
  });
});
