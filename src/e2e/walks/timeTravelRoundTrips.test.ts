import type { Page } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { actionIds, devToolsScript, jumpTo, jumpToLatest, withDevTools } from '../devTools.ts';
import { visit } from '../visit.ts';
import { goInside, readsShown } from '../pageSteps.ts';

/** Each reads from the API, the first two the same list. */
const READING_PAGES = [
  paths.integrations,
  paths.allIntegrations,
  paths.pricing,
  paths.blog,
  paths.event('import-day-together'),
  paths.helpArticle('set-up-a-round-robin-rotation'),
];

let script = '';
beforeAll(async () => {
  script = await devToolsScript();
});

const options = () => ({
  isolated: true,
  reducedMotion: true,
  prepare: withDevTools(script),
});

/** Goes to each page, and resolves to the id of the last action on it. */
const walk = async (page: Page, pages: readonly string[]): Promise<number[]> => {
  const stops: number[] = [];
  for (const path of pages) {
    await goInside(page, path);
    await readsShown(page);
    stops.push((await actionIds(page)).at(-1)!);
  }
  return stops;
};

// At intervals: a page that draws no frame for a while has an address all the same.
const waitForAddress = (page: Page, path: string) =>
  page.waitForFunction((wanted) => window.location.pathname === wanted, path, { polling: 100 });

/** Waits until RTK Query has written the number of subscribers of each query into the state, a while after they change. */
const waitForSubscribers = (page: Page, wanted: Record<string, number>) =>
  page.waitForFunction((expected) => {
    const { computedStates } = window.devTools.getState();
    const { api } = computedStates.at(-1)!.state;
    const counts = Object.entries(api!.subscriptions)
      .map(([query, subscribers]) => [query, Object.keys(subscribers).length] as const)
      .filter(([, count]) => count > 0);
    return JSON.stringify(counts.sort()) === JSON.stringify(Object.entries(expected).sort());
  }, wanted);

/** The cards and the badge beside the billing period. */
const PLANS = { 'getPlans(undefined)': 2 };

it('leaves no subscription behind after round trips through the states of all pages', () =>
  visit(paths.about, options(), async ({ page, ready }) => {
    await ready();
    const stops = await walk(page, [...READING_PAGES, paths.pricing]);
    await waitForSubscribers(page, PLANS);
    const back = stops.toReversed();
    for (const stop of [...back, ...stops, ...back, ...stops, ...back]) {
      await jumpTo(page, stop);
      await page.locator('main h1').waitFor();
    }
    await jumpToLatest(page);
    await waitForSubscribers(page, PLANS);
    await goInside(page, paths.about);
    await waitForSubscribers(page, {});
  }));

it.each([
  ['Back', -1],
  ['Back by three entries', -3],
  ['Back to the first entry', -5],
  ['Forward', 1],
])('loses no history entry when the visitor presses %s during time travel', (_what, steps) =>
  visit(paths.home, options(), async ({ page, ready }) => {
    await ready();
    const visited = [paths.home, ...READING_PAGES];
    const stops = await walk(page, READING_PAGES);
    // One step back, so that there is a way forward as well.
    await page.goBack();
    const at = visited.length - 2;
    await waitForAddress(page, visited[at]!);
    await jumpTo(page, stops[2]!);
    await waitForAddress(page, paths.pricing);
    await page.evaluate(async (by) => {
      const popped = () =>
        new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      const there = popped();
      window.history.go(by);
      await there;
      // The site returns to its entry.
      await popped();
    }, steps);
    await waitForAddress(page, paths.pricing);

    await jumpToLatest(page);
    await waitForAddress(page, visited[at]!);
    for (const path of visited.slice(0, at).reverse()) {
      await page.goBack();
      await waitForAddress(page, path);
    }
    for (const path of visited.slice(1)) {
      await page.goForward();
      await waitForAddress(page, path);
    }
    expect(await page.locator('main h1').count()).toBe(1);
  }),
);
