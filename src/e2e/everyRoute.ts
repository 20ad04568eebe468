import type { Page } from 'playwright-core';
import { routes } from '../app/routes.ts';
import { paths } from '../contract/paths.ts';
import { visit, type Preparing } from './visit.ts';

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
  '/no/such/page',
];

const TABS = 2;

/**
 * Opens every route in its loaded state and collects the complaints of `check`, by route. A few tabs of one context
 * share the work and the browser's cache.
 */
export const onEveryRoute = async (
  width: number,
  check: (page: Page) => Promise<readonly string[]>,
  prepare?: (context: Preparing) => Promise<unknown>,
): Promise<Record<string, readonly string[]>> => {
  const found: Record<string, readonly string[]> = {};
  const left = [...ROUTES];
  // The context's own options are those of its further tabs, too.
  const options = {
    width,
    reducedMotion: true,
    alone: true,
    prepare,
    expectedMessages: /status of 404/,
  } as const;
  await visit('/robots.txt', options, async ({ page: first }) => {
    const work = async () => {
      const page = await first.context().newPage();
      for (let route = left.shift(); route !== undefined; route = left.shift()) {
        await page.goto(route);
        await page.locator('html[data-ready]').waitFor({ state: 'attached' });
        const complaints = await check(page);
        if (complaints.length > 0) found[route] = complaints;
      }
    };
    await Promise.all(Array.from({ length: TABS }, work));
  });
  return found;
};
