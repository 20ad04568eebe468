import { FEATURE_SLUGS } from '../contract/navigation.ts';
import { paths } from '../contract/paths.ts';
import { stripTags } from '../lib/html.ts';
import { until } from '../testing/until.ts';
import { fakePaths, withExternalSite, type FakeAnswer } from './fakeContentApi.ts';
import { visit } from './visit.ts';

const external = withExternalSite();

const read = async (path: string) => {
  const response = await fetch(external.site.url + path);
  const html = await response.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return { status: response.status, html, text: stripTags(main) };
};

const NOT_PRINTED = /\b(?:undefined|null|NaN)\b|\[object/;

/** Holds for every page, also when the content API fails. */
const expectComplete = ({ html, text }: { html: string; text: string }) => {
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(text).not.toMatch(NOT_PRINTED);
};

const { article, category, event, post, video } = fakePaths;

const CONTENT: [string, string[]][] = [
  [paths.integrations, ['App 6']],
  [paths.allIntegrations, ['App 1', '1 of 2']],
  [paths.pricing, ['Solo', '$36', 'Team chat', 'Extra user, per month', '$18']],
  [paths.blog, ['Notes from the desk', 'Latest posts', 'Post number 3', 'Top guides']],
  [paths.blog, ['Post number 13', 'Trending topics', 'Post number 22', 'View all']],
  [paths.allPosts, ['Blogs All posts', 'Post number 6', 'Previous', 'Next', '1 of 2']],
  [post, ['A lead does not go cold.', 'Priya Nair', 'Does a text count?', '2024-11-18']],
  [post, ['1 minutes read', 'Related blogs', 'Post number 5', 'Recent blogs', 'Post number 2']],
  [paths.webinars, ['Number 3', 'Presented by Grace Whitfield']],
  [paths.allEvents, ['Number 6', '1 of 2']],
  [paths.allVideos, ['Number 6', '1 of 2']],
  [
    event,
    ['Round-robin without', 'Bring last week’s list.', '45 minutes', 'Register for this Event'],
  ],
  [video, ['Your first afternoon', 'Bring last week’s list.']],
  [paths.privacyPolicy, ['What we keep', 'Your email address.']],
  [paths.termsOfServices, ['What we keep']],
  [paths.helpCenter, ['How can we help?', 'Leads and assignment', 'Who gets which lead, and why.']],
  [`${paths.helpCenter}?q=round`, ['Set up a round-robin rotation', 'Give each new lead']],
  [category, ['Assignment rules', 'Skip a turn']],
  [article, ['Help center Leads and assignment Set up a rotation', 'A rotation gives each lead']],
  [article, ['Grace Whitfield', 'Last updated 2024-11-11']],
];

it.each(CONTENT)('shows the content of the API at %s: %j', async (path, texts) => {
  const page = await read(path);
  expect(page.status).toBe(200);
  expect(texts.filter((text) => !page.text.includes(text))).toEqual([]);
  expectComplete(page);
});

const OOPS = 'Oops! Something went wrong.';

/** Pages with the error that replaces their content. The API's message follows where a line ends with a colon. */
const ERRORS: [string, string][] = [
  [paths.integrations, OOPS],
  [paths.allIntegrations, OOPS],
  [paths.pricing, OOPS],
  [paths.blog, OOPS],
  [paths.allPosts, OOPS],
  [post, 'We encountered an error while loading this post. Please try again later. Back to Blog'],
  [paths.webinars, OOPS],
  [paths.allEvents, OOPS],
  [paths.allVideos, OOPS],
  [event, OOPS],
  [video, OOPS],
  [paths.privacyPolicy, 'Error loading privacy policy:'],
  [paths.termsOfServices, 'Error loading terms of services:'],
  [paths.helpCenter, OOPS],
  [category, 'Error:'],
  [article, 'Failed to load the article. Please try again later. Back to Help Center'],
];

it.each<[string, number, FakeAnswer]>([
  ['answers 500', 502, { status: 500, message: 'Out of ink' }],
  ['never answers', 503, { failure: 'hang' }],
])('shows the error of every page when the API %s', async (_, status, answer) => {
  external.api.answer('*', answer);
  const pages = await Promise.all(ERRORS.map(([path]) => read(path)));
  pages.forEach((page, index) => {
    const [path, error] = ERRORS[index]!;
    const text = answer.message && error.endsWith(':') ? `${error} ${answer.message}` : error;
    expect([path, page.status]).toEqual([path, status]);
    expect(page.text).toContain(text);
    expectComplete(page);
  });
});

it('shows pages without API content when the API fails', async () => {
  external.api.answer('*', { failure: 'drop' });
  const features = FEATURE_SLUGS.map((slug) => paths.feature(slug));
  for (const path of [paths.home, paths.about, paths.requestDemo, ...features])
    expect([path, (await read(path)).status]).toEqual([path, 200]);
});

it.each([
  [paths.post('gone'), "Post Not Found The blog post you're looking for doesn't exist"],
  [paths.event('gone'), 'Event not found'],
  [paths.video('gone'), 'Video not found'],
  [paths.helpCategory('gone'), 'Error: Not found here'],
  [paths.helpArticle('gone'), "The article you're looking for doesn't exist."],
])('answers 404 at %s when the API does', async (path, text) => {
  const page = await read(path);
  expect(page.status).toBe(404);
  expect(page.text).toContain(text);
  expectComplete(page);
});

const ODD_PLANS = {
  plans: [
    { name: 'Odd', monthlyPrice: null, features: { a: { type: 'hologram', value: {} }, b: null } },
    { name: 'Bare' },
  ],
  features: [{ key: 'a' }, { key: 'lacking', name: 'Lacking' }],
};

/** Malformed answers, with the page that shows each. */
const MALFORMED: [string, string, unknown][] = [
  [paths.blog, '/landing/blogs', { hero: null, latest: null, guides: [null], trending: 'none' }],
  [paths.allPosts, '/landing/blogs/active', null],
  [post, '/landing/blogs/post-1', { id: 1, title: 'Bare', author: null, faqs: null }],
  [paths.integrations, '/integrations', [{ id: 1, name: null }, null, { name: 'One' }]],
  [paths.pricing, '/plans', {}],
  [paths.pricing, '/plans', ODD_PLANS],
  [paths.webinars, '/webinars/events', null],
  [event, '/webinars/events/rotation', { id: 1, title: 'Bare', date: 'soon', duration: 45 }],
  [video, '/webinars/videos/first-afternoon', { id: 1, title: 'Bare', video_url: null }],
  [paths.privacyPolicy, '/legal-documents/privacy-policy', {}],
  [paths.helpCenter, '/help-center', [{ id: 1, name: 'Texting', slug: 'texting' }, null]],
  [category, '/help-center/category/leads', { id: 5, name: 'Bare', subcategories: [null, {}] }],
  [
    article,
    '/help-center/topic/set-up-a-rotation',
    { title: 'Bare', author: null, headings: null },
  ],
];

it('renders and hydrates pages from malformed answers', () =>
  visit(paths.about, { site: external.site.url }, async ({ page, ready }) => {
    for (const [path, call, payload] of MALFORMED) {
      external.api.answer(call, { payload });
      await page.goto(path);
      await ready();
      const text = await page.getByRole('main').innerText();
      const headings = await page.getByRole('heading', { level: 1 }).count();
      expect({ call, payload, isMissing: NOT_PRINTED.test(text), headings }).toEqual({
        call,
        payload,
        isMissing: false,
        headings: 1,
      });
    }
  }));

it('reports that the API is down', async () => {
  const { url } = external.site;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  external.api.answer('*', { failure: 'drop' });
  let ready = {};
  await until(async () => {
    const answer = await fetch(`${url}/readyz`);
    ready = (await answer.json()) as object;
    return answer.status === 503;
  }, 'the report');
  expect(ready).toMatchObject({ database: 'ok', contentApi: 'not answering' });
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});
