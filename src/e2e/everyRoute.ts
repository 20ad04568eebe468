import type { Page } from 'playwright-core';
import { FEATURE_SLUGS, paths } from '../contract/paths.ts';
import { visit, type Preparing } from './visit.ts';

/** Every route of spec §2 with the embedded content. */
export const ROUTES: readonly string[] = [
  paths.home,
  ...FEATURE_SLUGS.map((slug) => paths.feature(slug)),
  paths.integrations,
  paths.allIntegrations,
  paths.about,
  paths.pricing,
  paths.blog,
  paths.allPosts,
  paths.whatsNew,
  paths.post('gone'),
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
  paths.event('import-day-together'),
  paths.video('reading-the-dashboard-video'),
  paths.privacyPolicy,
  paths.termsOfServices,
  paths.requestDemo,
  paths.helpCenter,
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
