import type { BrowserContext, Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { answerEmpty, answerFailure, checkRoutes, ROUTE_GROUPS } from './everyRoute.ts';
import { goInside, layoutShifts, scrollThrough, visit, widths } from './visit.ts';

/** The text is on screen in a fallback font, and past the 100 ms block period of `font-display: optional`. */
const FONT_DELAY_MS = 250;

/** Delivers the fonts some time after the first contentful paint. */
const delayFonts = (context: BrowserContext) =>
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

/** A few texts wrap differently in the fallback font. */
const MAX_FONT_SHIFT = 0.02;

/** Chromium counts each caption of its video player as a shift, without a moved element. */
const VIDEO_CAPTION = '';

const groups = [widths.phone, widths.tablet, widths.desktop].flatMap((width) =>
  ROUTE_GROUPS.map(({ routes }) => ({ width, routes })),
);

it.each(groups)('hardly shifts when fonts load late at $width px on $routes', async (group) => {
  const check = async (page: Page) => {
    await page.evaluate(() => document.fonts.ready);
    const all = await layoutShifts(page);
    const shifts = all.filter(({ moved }) => moved.join('') !== VIDEO_CAPTION);
    const isTooMuch = shifts.reduce((sum, { value }) => sum + value, 0) > MAX_FONT_SHIFT;
    return isTooMuch ? shifts.map(({ value, moved }) => `${value}: ${moved.join(' | ')}`) : [];
  };
  expect(await checkRoutes(group.routes, group.width, check, delayFonts)).toEqual({});
});

it('does not shift while the visitor scrolls through the home page', () =>
  visit(paths.home, { isolated: true }, async ({ page }) => {
    const start = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance.now();
    });
    const loading = await layoutShifts(page);
    expect(loading.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MAX_FONT_SHIFT);
    await scrollThrough(page);
    expect(await layoutShifts(page, start)).toEqual([]);
  }));

/** Grouped by visit, because both pages of integrations use the same request. */
const LISTS = [[paths.integrations, paths.pricing], [paths.allIntegrations]];

const answers: Record<string, (route: Route) => Promise<unknown>> = {
  'a list': (route) => route.continue(),
  'an empty list': answerEmpty,
  'an error': answerFailure,
};

it.each(
  [widths.phone, widths.desktop].flatMap((width) =>
    Object.keys(answers).map((answer) => [width, answer] as const),
  ),
)('does not shift at %i px when %s replaces the skeletons', async (width, answer) => {
  let release = () => {};
  let released = Promise.resolve();
  const options = {
    width,
    expectedMessages: /status of 400/,
    prepare: (context: BrowserContext) =>
      context.route('**/api/**', async (route) => {
        await released;
        await answers[answer]!(route);
      }),
  };
  for (const lists of LISTS) {
    await visit(paths.about, options, async ({ page }) => {
      const skeletons = page.getByTestId('skeleton-card');
      for (const path of lists) {
        released = new Promise((resolve) => (release = resolve));
        await goInside(page, path);
        await skeletons.nth(2).waitFor({ state: 'attached' });
        const since = await page.evaluate(() => performance.now());
        release();
        await skeletons.first().waitFor({ state: 'detached' });
        expect({ path, shifts: await layoutShifts(page, since) }).toEqual({ path, shifts: [] });
      }
    });
  }
});
