import type { Page, Route } from 'playwright-core';
import { checkRoutes, ROUTE_GROUPS } from './everyRoute.ts';
import { layoutShifts, widths, type Preparing } from './visit.ts';

/** Past the 100 ms block period of `font-display: optional` (CSS Fonts 4). */
const FONT_DELAY_MS = 250;

/** Delivers the fonts some time after the first contentful paint. */
const delayFonts = (context: Preparing) =>
  context.route('**/*.woff2', async (route: Route) => {
    await route
      .request()
      .frame()
      .page()
      .waitForFunction((delay) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() > paint.startTime + delay;
      }, FONT_DELAY_MS);
    await route.continue();
  });

/** Chromium counts each caption of its video player as a shift, without a moved element. */
const VIDEO_CAPTION = '';

const groups = [360, widths.tablet].flatMap((width) =>
  ROUTE_GROUPS.map(({ routes }) => ({ width, routes })),
);

it.each(groups)(
  'shifts nothing when fonts come late at $width px on $routes',
  async ({ width, routes }) => {
    const check = async (page: Page) => {
      const shifts = await layoutShifts(page);
      return shifts
        .filter(({ moved }) => moved.join('') !== VIDEO_CAPTION)
        .map(({ value, moved }) => `${value}: ${moved.join(' | ')}`);
    };
    expect(await checkRoutes(routes, width, check, delayFonts)).toEqual({});
  },
);
