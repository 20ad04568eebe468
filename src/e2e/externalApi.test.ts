import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import { fakePaths, startFakeContentApi, type FakeAnswer } from './fakeContentApi.ts';
import { startSite } from './startSite.ts';
import { withExternalSite } from './withExternalSite.ts';

const external = withExternalSite();

/** What a visitor reads on a page: without markup, scripts and styles. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

const read = async (path: string, url = external.site.url) => {
  const response = await fetch(url + path);
  const html = await response.text();
  return { status: response.status, html, words: wordsOf(html) };
};

/** Everything that must hold of any page, however the content API is. */
const expectWhole = ({ html, words }: { html: string; words: string }) => {
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<main[\s>]/);
  expect(words).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/);
};

const { article, category, event, post, video } = fakePaths;

const CONTENT: [string, string[]][] = [
  [paths.integrations, ['Otherbeam 6']],
  [paths.allIntegrations, ['Otherbeam 1', '1 of 2']],
  [paths.pricing, ['Hut', '$41', 'Seats of the other', 'Texts of the other', '1 cent']],
  [paths.blog, ['Hero of the other server', 'Other post 3', 'Other post 6', 'Other post 8']],
  [paths.allPosts, ['Other post 6', '1 of 2']],
  [post, ['Words of the other server.', 'Wilma Fakely', 'Is this the other server?', '2026-03-04']],
  [post, ['Related blogs', 'Other post 5', 'Recent blogs', 'Other post 2']],
  [paths.webinars, ['Other event 3', 'Other video 3', 'Presented by Wilma Fakely']],
  [paths.allEvents, ['Other event 6', '1 of 2']],
  [paths.allVideos, ['Other video 6', '1 of 2']],
  [event, ['Other event 1', 'About the event.', '45 minutes', 'Register for this Event']],
  [video, ['Other video 1', 'About the video.']],
  [paths.privacyPolicy, ['Other policy, part one', 'Paragraph of the other server.']],
  [paths.termsOfServices, ['Other terms, part one']],
  [paths.helpCenter, ['Other category', 'A category of the other server.']],
  [`${paths.helpCenter}?q=other`, ['Other topic', 'A topic of the other server.']],
  [category, ['Other subcategory', 'Other topic']],
  [article, ['Steps of the other', 'Do this.', 'Wilma Fakely', 'Other category']],
];

const OOPS = 'Oops! Something went wrong.';

/** In place of each page's content when its main read fails. */
const FAILED: [string, string][] = [
  [paths.integrations, OOPS],
  [paths.allIntegrations, OOPS],
  [paths.pricing, OOPS],
  [paths.blog, OOPS],
  [paths.allPosts, OOPS],
  [post, 'Error Loading Post'],
  [paths.webinars, OOPS],
  [paths.allEvents, OOPS],
  [paths.allVideos, OOPS],
  [event, OOPS],
  [video, OOPS],
  [paths.privacyPolicy, 'Error loading privacy policy: '],
  [paths.termsOfServices, 'Error loading terms of services: '],
  [paths.helpCenter, OOPS],
  [category, 'Error: '],
  [article, 'Failed to load the article. Please try again later.'],
];

const SELF_SUFFICIENT = [
  paths.home,
  paths.about,
  paths.requestDemo,
  ...FEATURE_SLUGS.map((slug) => paths.feature(slug)),
];

it.each(CONTENT)('shows what the other server has at %s', async (path, texts) => {
  const page = await read(path);
  expect(page.status).toBe(200);
  for (const text of texts) expect(page.words).toContain(text);
  expectWhole(page);
});

it('reads the envelope at the other depth as well', async () => {
  const shallowApi = await startFakeContentApi(1);
  const shallow = await startSite({ CONTENT_API_URL: shallowApi.url, PAGE_CACHE_SECONDS: '0' });
  for (const [path, texts] of CONTENT) {
    const page = await read(path, shallow.url);
    expect([path, page.status]).toEqual([path, 200]);
    for (const text of texts) expect(page.words).toContain(text);
  }
  await shallow.stop();
  await shallowApi.stop();
});

it.each<[string, FakeAnswer]>([
  ['answers 500', { status: 500, message: 'Out of ink' }],
  ['answers 503 without words', { status: 503 }],
  ['hangs up', { silence: 'drop' }],
  ['sends HTML', { raw: '<!doctype html><title>Welcome</title>', type: 'text/html' }],
  ['sends half of its JSON', { raw: '{"data": {"data": [{"id": 1,' }],
])('says so on every page when the other server %s', async (_, answer) => {
  external.api.answer('*', answer);
  for (const [path, words] of FAILED) {
    const page = await read(path);
    expect([path, page.status]).toEqual([path, answer.status === 503 ? 503 : 502]);
    expect(page.words).toContain(words);
    expectWhole(page);
  }
  for (const path of SELF_SUFFICIENT) expect((await read(path)).status).toBe(200);
});

it('reads no more of an answer than a page could need', async () => {
  external.api.answer('/plans', { raw: `"${'x'.repeat(17 * 1024 * 1024)}"` });
  expect(await read(paths.pricing)).toMatchObject({
    status: 502,
    words: expect.stringContaining(OOPS),
  });
});

it("repeats the other server's own words where the specification wants them", async () => {
  external.api.answer('*', { status: 500, message: 'Out of ink' });
  expect((await read(paths.privacyPolicy)).words).toContain(
    'Error loading privacy policy: Out of ink',
  );
  expect((await read(paths.termsOfServices)).words).toContain(
    'Error loading terms of services: Out of ink',
  );
  expect((await read(category)).words).toContain('Error: Out of ink');
});

it('gives up on a server that never answers', async () => {
  external.api.answer('*', { silence: 'hang' });
  const pages = await Promise.all(FAILED.map(async ([path]) => read(path)));
  pages.forEach((page, index) => {
    const [path, words] = FAILED[index]!;
    expect([path, page.status]).toEqual([path, 503]);
    expect(page.words).toContain(words);
    expectWhole(page);
  });
});

it.each([
  [paths.post('gone'), 'Post Not Found'],
  [paths.event('gone'), 'Event not found'],
  [paths.video('gone'), 'Video not found'],
  [paths.helpCategory('gone'), 'Error: No such thing here'],
  [paths.helpArticle('gone'), "The article you're looking for doesn't exist."],
])('answers 404 for %s, which the other server does not have', async (path, words) => {
  const page = await read(path);
  expect(page.status).toBe(404);
  expect(page.words).toContain(words);
  expectWhole(page);
});

it('keeps a post whole when the lists beside it fail', async () => {
  external.api.answer('/landing/blogs/other-post-1/related', { status: 500 });
  external.api.answer('/landing/blogs/recent/added', { silence: 'drop' });
  const page = await read(post);
  expect(page.status).toBe(200);
  expect(page.words).toContain('Words of the other server.');
  expect(page.words).not.toContain('Related blogs');
  expectWhole(page);
});

it.each<[string, string, unknown]>([
  [paths.blog, '/landing/blogs', {}],
  [paths.blog, '/landing/blogs', { hero: null, latest: null, guides: [null], trending: 'none' }],
  [paths.allPosts, '/landing/blogs/active', null],
  [post, '/landing/blogs/other-post-1', { id: 1, title: 'Bare', author: null, faqs: null }],
  [paths.integrations, '/integrations', [{ id: 1, name: null }, null, { name: 'One' }]],
  [paths.pricing, '/plans', {}],
  [
    paths.pricing,
    '/plans',
    {
      plans: [
        {
          name: 'Odd',
          monthlyPrice: null,
          features: { a: { type: 'hologram', name: 'A', value: { deep: 1 } }, b: null },
        },
        { name: 'Bare' },
      ],
      features: [{ key: 'a' }, { key: 'lacking', name: 'Lacking' }],
    },
  ],
  [paths.webinars, '/webinars/events', null],
  [event, '/webinars/events/other-event-1', { id: 1, title: 'Bare', date: null }],
  [event, '/webinars/events/other-event-1', { id: 1, title: 'Bare', date: 'soon', duration: 45 }],
  [video, '/webinars/videos/other-video-1', { id: 1, title: 'Bare', video_url: null }],
  [paths.privacyPolicy, '/legal-documents/privacy-policy', {}],
  [paths.helpCenter, '/help-center', [{ id: 1 }, null]],
  [category, '/help-center/category/5', { id: 5, name: 'Bare', subcategories: [null, {}] }],
  [article, '/help-center/topic/other-topic', { title: 'Bare', author: null, headings: null }],
])('shows what is there at %s when %s says %j', async (path, call, payload) => {
  external.api.answer(call, { payload });
  const page = await read(path);
  expect(page.status).toBe(200);
  expectWhole(page);
});

it('keeps serving what was good when the other server dies, and ends in order', async () => {
  const mortal = await startFakeContentApi(2);
  const keeper = await startSite({ CONTENT_API_URL: mortal.url, PAGE_CACHE_SECONDS: '1' });
  expect((await fetch(`${keeper.url}/readyz`)).status).toBe(200);
  expect((await read(paths.blog, keeper.url)).words).toContain('Hero of the other server');
  await mortal.stop();

  // Past its second the page is to be renewed: that fails, and the page stays.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  for (let request = 0; request < 3; request += 1) {
    const page = await read(paths.blog, keeper.url);
    expect([page.status, page.words]).toEqual([
      200,
      expect.stringContaining('Hero of the other server'),
    ]);
  }
  const unseen = await read(paths.pricing, keeper.url);
  expect([unseen.status, unseen.words]).toEqual([502, expect.stringContaining(OOPS)]);

  const health = await fetch(`${keeper.url}/readyz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ database: 'ok', contentApi: 'not answering' });
  expect((await fetch(`${keeper.url}/healthz`)).status).toBe(200);
  expect(await keeper.stop()).toBe(0);
});

it('refuses a bad port in one line', async () => {
  await expect(startSite({ PORT: 'eighty' })).rejects.toThrow(
    /^The site ended with code 1\.\nPORT is "eighty", but [^\n]+\n$/,
  );
});
