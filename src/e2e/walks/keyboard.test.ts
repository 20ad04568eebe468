import type { BrowserContext, Page } from 'playwright-core';
import { VIDEO_ORIGIN } from '../../contract/htmlAllowList.ts';
import { checkRoutes, ROUTE_GROUPS } from '../everyRoute.ts';
import { walkPage } from '../keyboard.ts';
import { widths } from '../visit.ts';

const withoutYouTube = (context: BrowserContext) =>
  context.route(`${VIDEO_ORIGIN}/**`, (route) => route.fulfill({ body: '' }));

/** A control that several pages have is used once. */
const used = { [widths.desktop]: new Set<string>(), [widths.phone]: new Set<string>() };

it.each(
  ROUTE_GROUPS.flatMap(({ routes }) => [
    { routes, width: widths.desktop },
    { routes, width: widths.phone },
  ]),
)('loses no focus to a key at $width px on $routes', async ({ routes, width }) => {
  const walk = (page: Page) => walkPage(page, used[width]);
  expect(await checkRoutes(routes, width, walk, withoutYouTube)).toEqual({});
});
