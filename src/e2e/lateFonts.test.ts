import type { Page, Route } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { until } from '../testing/until.ts';
import { onEveryRoute } from './everyRoute.ts';
import { layoutShifts, nextFrame, visit, widths, type Preparing } from './visit.ts';

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

/** Pixels across of words that stand on every page. */
const widthOfWords = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link) => link.getBoundingClientRect().width);

/** A page that is slow to draw may miss the 100 ms that a font has, even one at hand: then it is the page after. */
it('shows fonts that came late from the next page on', () =>
  visit(paths.pricing, { alone: true, prepare: delayFonts }, async ({ page, ready }) => {
    await ready();
    // They are there, and stay away from this page.
    await page.waitForFunction(() => {
      const used = [...document.fonts].filter(
        ({ display, status }) => display === 'optional' && status !== 'unloaded',
      );
      return used.length > 0 && used.every(({ status }) => status === 'loaded');
    });
    const before = await widthOfWords(page);
    const drawnAnewAfter = async (name: string) => {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor();
      await nextFrame(page);
      return (await widthOfWords(page)) !== before;
    };
    await until(
      async () => (await drawnAnewAfter('About us')) || drawnAnewAfter('Request a demo'),
      'the words are drawn anew',
    );
  }));
