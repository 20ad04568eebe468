import type { BrowserContext, Route } from 'playwright-core';
import { paths } from '../../contract/paths.ts';
import { answerEmpty, answerFailure } from '../everyRoute.ts';
import { visit, widths } from '../visit.ts';
import { READS } from '../reads.ts';
import { goInside, layoutShifts, scrollThrough } from '../pageSteps.ts';

/** A few texts wrap differently in the fallback font. */
const MAX_FONT_SHIFT = 0.02;

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
      context.route(READS, async (route) => {
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
