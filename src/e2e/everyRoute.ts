import type { BrowserContext, Page, Route } from 'playwright-core';
import { routes } from '../app/routes.ts';
import { paths } from '../contract/paths.ts';
import { viewportOf, visit } from './visit.ts';
import { openWindow } from './pageSteps.ts';

/** Pages with a fixed address. */
const fixed = routes
  .map(({ path }) => path)
  .filter((path) => path !== '*' && path !== paths.homeAlias && !path.includes(':'));

/** Every page of the site with the embedded content. */
export const ROUTES: readonly string[] = [
  ...fixed,
  paths.whatsNew,
  paths.post('gone'),
  paths.event('import-day-together'),
  paths.video('reading-the-dashboard-video'),
  `${paths.helpCenter}?q=lead`,
  `${paths.helpCenter}?q=zzzzzz`,
  paths.helpCategory('leads-and-assignment'),
  paths.helpArticle('set-up-a-round-robin-rotation'),
  paths.page('no-such-page'),
  '/no/such/page',
];

const WINDOWS = 2;
const GROUP_SIZE = 8;

/** `ROUTES` in groups, one test each: a test of all routes would exceed the timeout on a slow machine. */
export const ROUTE_GROUPS = Array.from(
  { length: Math.ceil(ROUTES.length / GROUP_SIZE) },
  (_, group) => ({
    routes: ROUTES.slice(group * GROUP_SIZE, (group + 1) * GROUP_SIZE),
  }),
);

/** Opens each route, waits until it is hydrated, and collects the problems that `check` finds, by route. */
export const checkRoutes = async (
  routes: readonly string[],
  width: number,
  check: (page: Page) => Promise<readonly string[]>,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {};
  const remaining = [...routes];
  const options = {
    width,
    reducedMotion: true,
    beforeReady: true,
    prepare,
    expectedMessages: /status of 404/,
  } as const;
  await visit('/robots.txt', options, async ({ page: first }) => {
    const pages = [first];
    while (pages.length < WINDOWS) pages.push(await openWindow(first));
    const checkRemaining = async (page: Page) => {
      for (let route = remaining.shift(); route !== undefined; route = remaining.shift()) {
        await page.setViewportSize(viewportOf(width));
        await page.goto(route);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const problems = await check(page);
        if (problems.length > 0) found[route] = problems;
      }
    };
    await Promise.all(pages.map(checkRemaining));
  });
  return found;
};

const EMPTY: Record<string, object> = {
  '/api/plans': { plans: [], features: [], additionalUsageCharges: [] },
  '/api/landing/blogs': { hero: null, latest: [], guides: [], trending: [] },
};

/** Answers a read with empty lists. */
export const answerEmpty = (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  const data = EMPTY[pathname] ?? [];
  const isBare = /^\/api\/(?:help-center|webinars)/.test(pathname);
  return route.fulfill({ json: { data: isBare ? data : { data } } });
};

/** The browser does not retry this status. */
export const answerFailure = (route: Route): Promise<void> =>
  route.fulfill({ status: 400, json: { message: 'No.', status: 400 } });
