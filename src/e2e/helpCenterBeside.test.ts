import { until } from '../testing/until.ts';
import { fakePaths } from './fakeContentApi.ts';
import { visit } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const CATEGORY = '/help-center/category/5';
const BESIDE = 'The article beside it';

const topic = (id: number, title: string, slug: string) => ({ id, title, slug });
const payload = {
  id: 5,
  name: 'Other category',
  subcategories: [
    {
      id: 6,
      name: 'Other subcategory',
      topics: [topic(3, 'Other topic', 'other-topic'), topic(4, BESIDE, 'beside-it')],
    },
  ],
};

const external = withExternalSite({ depth: 1 });

const getArticle = async () => {
  const response = await fetch(external.site.url + fakePaths.article);
  return { status: response.status, html: await response.text() };
};

it('has the other articles of the subcategory in the page that the server sends', async () => {
  external.api.answer(CATEGORY, { payload });
  // A page waits a moment only for what is not its article: on a busy machine another one is asked for.
  await until(async () => {
    const { status, html } = await getArticle();
    expect(status).toBe(200);
    return (
      html.includes('More in Other subcategory') && html.includes('href="/help-center/beside-it"')
    );
  }, 'a page with the other articles');
  const asked = external.api.requests.map(({ path }) => path);
  expect(asked.slice(-2)).toEqual(['/help-center/topic/other-topic', CATEGORY]);
});

it.each([
  ['fails', { status: 500, message: 'No' }],
  ['does not exist', { status: 404, message: 'No' }],
  ['hangs up', { silence: 'drop' }],
  ['says nothing', { raw: '<html>', type: 'text/html' }],
] as const)('stays whole where the category %s', async (_, answer) => {
  external.api.answer(CATEGORY, answer);
  const { status, html } = await getArticle();
  expect(status).toBe(200);
  expect(html).toContain('Steps of the other');
  expect(html).not.toContain('More in');
  expect(html).not.toContain('went wrong');
});

it('does not wait for a category that takes its time; the browser shows it when it comes', async () => {
  const giveUps = () => external.site.output().split('content API gave no answer').length;
  const before = giveUps();
  let release = () => {};
  const after = new Promise<void>((resolve) => (release = resolve));
  external.api.answer(CATEGORY, { payload, after });
  await visit(fakePaths.article, { site: external.site.url }, async ({ page, ready }) => {
    // The page is here; the category has neither been let go nor been given up.
    expect(giveUps()).toBe(before);
    await ready();
    await page.getByRole('heading', { name: 'Steps of the other' }).waitFor();
    expect(await page.getByText(BESIDE).count()).toBe(0);
    release();
    const more = page.getByRole('region', { name: /^More in/ });
    await more.getByRole('link', { name: BESIDE }).waitFor();
  });
});
