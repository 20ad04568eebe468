import { paths } from '../contract/paths.ts';
import { fakePaths } from './fakeContentApi.ts';
import { goInside, visit } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const external = withExternalSite();

const OOPS = 'Oops! Something went wrong.';

/** An answer that waits to be let go. */
const heldBack = () => {
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  return { after, release };
};

/** Partial answers by call, and the page that shows each. */
const PARTIAL: [string, string, unknown][] = [
  [paths.blog, '/landing/blogs', { hero: null, latest: null, guides: [null], trending: 'none' }],
  [paths.allPosts, '/landing/blogs/active', null],
  [
    fakePaths.post,
    '/landing/blogs/other-post-1',
    { id: 1, title: 'Bare', author: null, faqs: null },
  ],
  [
    paths.pricing,
    '/plans',
    {
      plans: [
        {
          name: 'Odd',
          monthlyPrice: null,
          features: { a: { type: 'hologram', value: {} }, b: null },
        },
        { name: 'Bare' },
      ],
      features: [{ key: 'a' }, { key: 'lacking', name: 'Lacking' }],
    },
  ],
  [fakePaths.event, '/webinars/events/other-event-1', { id: 1, title: 'Bare', date: 'soon' }],
  [fakePaths.video, '/webinars/videos/other-video-1', { id: 1, title: 'Bare', video_url: null }],
  [paths.helpCenter, '/help-center', [{ id: 1 }, null]],
  [fakePaths.category, '/help-center/category/5', { id: 5, name: 'Bare', subcategories: [null] }],
  [fakePaths.article, '/help-center/topic/other-topic', { title: 'Bare', author: null }],
];

it('takes over pages of partial answers without a complaint, and prints no "undefined"', async () => {
  for (const [, call, payload] of PARTIAL) external.api.answer(call, { payload });
  await visit(paths.about, { site: external.site.url }, async ({ page, ready }) => {
    for (const [path] of PARTIAL) {
      await page.goto(path);
      await ready();
      const words = await page.getByRole('main').innerText();
      expect(words).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/);
    }
  });
});

it('shows skeletons while a slow answer is on its way', async () => {
  const { after, release } = heldBack();
  for (const path of ['/integrations', '/plans', '/landing/blogs', '/help-center']) {
    external.api.answer(path, { after });
  }
  await visit(paths.about, { site: external.site.url }, async ({ page, ready }) => {
    await ready();
    const skeletons = page.getByTestId('skeleton-card');
    for (const path of [paths.integrations, paths.pricing, paths.blog, paths.helpCenter]) {
      await goInside(page, path);
      await skeletons.nth(2).waitFor({ state: 'attached' });
      expect(await skeletons.count()).toBe(3);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }
    external.api.restore();
    release();
  });
});

it('shows the answer where the skeletons were', async () => {
  const { after, release } = heldBack();
  external.api.answer('/webinars/events', {
    after,
    payload: [{ id: 1, slug: 'late', title: 'Late one' }],
  });
  await visit(paths.about, { site: external.site.url }, async ({ page, ready }) => {
    await ready();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Webinars' }).click();
    await page.getByTestId('skeleton-card').first().waitFor();
    release();
    await page.getByRole('link', { name: 'Late one' }).waitFor();
    expect(await page.getByTestId('skeleton-card').count()).toBe(0);
  });
});

it('tells what failed on the way to a page, and tries again when it is asked to', async () => {
  external.api.answer('/landing/blogs/active', { status: 400, message: 'No' });
  external.api.answer('/landing/blogs/other-post-1', { status: 500, message: 'No' });
  const options = { site: external.site.url, expectedMessages: /status of (?:400|500)/ };
  await visit(paths.blog, options, async ({ page, ready }) => {
    await ready();
    await page.getByRole('main').getByRole('link', { name: 'Other post 1' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Error Loading Post' }).waitFor();
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await page.getByRole('main').getByRole('link', { name: 'View all' }).first().click();
    await page.getByText(OOPS).waitFor();
    external.api.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Other post 6' }).waitFor();
  });
});

it('asks once for a post that fails: on the server, for a link, for a link that is pressed anew', async () => {
  const call = '/landing/blogs/other-post-1';
  external.api.answer(call, { status: 500, message: 'No' });
  const { requests } = external.api;
  const asked = () => requests.filter(({ path }) => path === call).length;
  const before = asked();
  const options = { site: external.site.url, expectedMessages: /status of 50[02]/ };
  await visit(fakePaths.post, options, async ({ page, ready }) => {
    await ready();
    const failure = page.getByRole('heading', { level: 1, name: 'Error Loading Post' });
    const link = page.getByRole('main').getByRole('link', { name: 'Other post 1' }).first();
    for (const times of [1, 2, 3]) {
      await failure.waitFor();
      expect(asked() - before).toBe(times);
      await page.getByRole('link', { name: 'Back to Blog' }).click();
      await link.hover();
      await link.focus();
      await link.click();
    }
  });
});

it('goes to the help center, with a toast, for an article that the other server does not have', async () => {
  const options = { site: external.site.url, expectedMessages: /status of 404/ };
  await visit(paths.helpArticle('gone'), options, async ({ page }) => {
    await page.getByText('Article not found').waitFor();
    await page.waitForURL(`**${paths.helpCenter}`);
    await page.getByRole('heading', { level: 1, name: 'How can we help?' }).waitFor();
  });
});

it('passes a subscription on and shows what the other server says to it', async () => {
  await visit(paths.blog, { site: external.site.url }, async ({ page, ready }) => {
    await ready();
    await page.getByRole('textbox', { name: 'Email' }).fill('Ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('The other server has you now.').waitFor();
  });
  const [request] = external.api.requests.filter(({ method }) => method === 'POST');
  expect(request?.path).toBe('/newsletter/subscribe');
  expect(JSON.parse(request!.body)).toEqual({ email: expect.stringMatching(/^ada@example.com$/i) });
});
