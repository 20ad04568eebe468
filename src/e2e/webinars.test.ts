import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, visit, type Preparing, type Visit, type VisitOptions } from './visit.ts';
import { withExternalSite } from './withExternalSite.ts';

const OOPS = 'Oops! Something went wrong.';

const external = withExternalSite({ depth: 1 });

// Without motion, because a card that has yet to be revealed moves away from under the pointer. The fake server has one
// event and one video; the page of whatever card is under the pointer is read ahead.
const visitSite = (
  path: string,
  test: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
) =>
  visit(
    path,
    {
      site: external.site.url,
      reducedMotion: true,
      expectedMessages: /status of 40[04]/,
      ...options,
    },
    test,
  );

/** Comes to a page by a link, with every read answered by `answer`. */
const enter = (
  path: string,
  answer: (route: Route) => Promise<unknown>,
  test: (page: Page) => Promise<void>,
) =>
  visitSite(
    '/no/such/page',
    async ({ page, ready }) => {
      await ready();
      await goInside(page, path);
      await test(page);
    },
    { prepare: (context: Preparing) => context.route('**/api/**', answer) },
  );

const never = () => Promise.resolve();
const empty = (route: Route) => route.fulfill({ json: { data: [] } });

/** Fails for good at first, so that the browser does not ask again by itself. */
const failingOnce = () => {
  const failed = new Set<string>();
  return (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (failed.has(pathname)) return route.continue();
    failed.add(pathname);
    return route.fulfill({ status: 400, json: { message: 'No.', status: 400 } });
  };
};

const titles = (page: Page, level: 2 | 3) =>
  page.locator('main article').getByRole('heading', { level }).allInnerTexts();

const numbered = (kind: string, ...numbers: number[]) =>
  numbers.map((number) => `Other ${kind} ${number}`);

const LISTS = [
  { kind: 'event', path: paths.allEvents, title: 'All events', none: 'No events found' },
  { kind: 'video', path: paths.allVideos, title: 'All videos', none: 'No videos found' },
] as const;

it.each(LISTS)('pages through $title and keeps the page in the address', ({ kind, path, title }) =>
  visitSite(path, async ({ page, ready }) => {
    await ready();
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await trail.getByRole('link', { name: 'Webinars' }).getAttribute('href')).toBe(
      paths.webinars,
    );
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    // Links that look like buttons, so that they work without scripts; at an end a button that does nothing.
    const step = (name: string) => page.locator('main').getByText(name, { exact: true });
    const isDisabled = (name: string) =>
      step(name).evaluate((element) => element.closest(':disabled, [aria-disabled=true]') !== null);

    // The pager says at once where it is; the cards of a page come when they have been read.
    const card = (number: number) =>
      page.getByRole('heading', { name: `Other ${kind} ${number}`, exact: true });

    expect(await titles(page, 2)).toEqual(numbered(kind, 1, 2, 3, 4, 5, 6));
    expect(await page.getByText('1 of 2').isVisible()).toBe(true);
    expect([await isDisabled('Previous'), await isDisabled('Next')]).toEqual([true, false]);

    await step('Next').click();
    await page.waitForURL(`**${path}?page=2`);
    await page.getByText('2 of 2').waitFor();
    await card(7).waitFor();
    expect(await titles(page, 2)).toEqual(numbered(kind, 7, 8));
    expect([await isDisabled('Previous'), await isDisabled('Next')]).toEqual([false, true]);

    await page.reload();
    await ready();
    expect(await titles(page, 2)).toEqual(numbered(kind, 7, 8));
    await step('Previous').click();
    await page.getByText('1 of 2').waitFor();
    await card(1).waitFor();
    expect(await titles(page, 2)).toEqual(numbered(kind, 1, 2, 3, 4, 5, 6));
    expect(new URL(page.url()).search).toBe('');
  }),
);

it.each(LISTS)('shows three skeleton cards while it loads $title', ({ path }) =>
  enter(path, never, async (page) => {
    const cards = page.getByTestId('skeleton-card');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(3);
  }),
);

it.each(LISTS)('says that $title are none, without a pager', ({ path, none }) =>
  enter(path, empty, async (page) => {
    await page.getByText(none).waitFor();
    expect(await page.getByText('Next', { exact: true }).count()).toBe(0);
  }),
);

it.each(LISTS)('says that $title did not arrive, and reads them when asked', ({ kind, path }) =>
  enter(path, failingOnce(), async (page) => {
    await page.getByText(OOPS).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: `Other ${kind} 1` }).waitFor();
  }),
);
