import type { Page, Route } from 'playwright-core';
import { onEveryRoute } from './everyRoute.ts';
import { layoutShifts, widths, type Preparing } from './visit.ts';

/** A font has 100 ms to come before a browser shows another (CSS Fonts 4, `font-display: optional`). */
const TOO_LATE_MS = 250;

/** Hands over the fonts when the page has been readable for a while. */
const delayFonts = (context: Preparing) =>
  context.route('**/*.woff2', async (route: Route) => {
    await route
      .request()
      .frame()
      .page()
      .waitForFunction((delay) => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        return paint && performance.now() > paint.startTime + delay;
      }, TOO_LATE_MS);
    await route.continue();
  });

/** Chromium counts each caption of its own video player as a shift: of nothing that is in the document. */
const OF_THE_PLAYER = '';

it.each([360, widths.tablet])('shifts nothing when fonts come late, %i px wide', async (width) => {
  const check = async (page: Page) => {
    const shifts = await layoutShifts(page);
    return shifts
      .filter(({ moved }) => moved.join('') !== OF_THE_PLAYER)
      .map(({ value, moved }) => `${value}: ${moved.join(' | ')}`);
  };
  expect(await onEveryRoute(width, check, delayFonts)).toEqual({});
});
