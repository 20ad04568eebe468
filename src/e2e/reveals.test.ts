import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, visit, widths } from './visit.ts';

/** The chunk of the motion library (ui/useReveal). */
const MOTION = '/assets/motion.';

const requestedMotion = (page: Page) =>
  page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    MOTION,
  );

const scrollThrough = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(30);
  }
};

/** Parts of the page that nobody can see: faded out, and moved out of place. */
const hiddenParts = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
    );

it.each([
  ['on a phone', { width: widths.phone }],
  ['just below 1024 px', { width: widths.laptop - 1 }],
  ['where motion is not wanted', { width: widths.desktop, reducedMotion: true }],
])('does without the motion library %s, also on the next page', (_where, options) =>
  visit(paths.about, options, async ({ page, ready }) => {
    await ready();
    await scrollThrough(page);
    await goInside(page, paths.feature('dashboard'));
    await scrollThrough(page);
    // Longer than an idle moment is waited for.
    await page.waitForTimeout(2500);
    expect(await requestedMotion(page)).toBe(false);
    expect(await hiddenParts(page)).toBe(0);
  }),
);

it('loads the motion library once the page is idle, and shows everything that is scrolled to', () =>
  visit(paths.feature('dashboard'), { width: widths.laptop }, async ({ page, ready }) => {
    await ready();
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      MOTION,
    );
    const isAfterLoad = await page.evaluate((name) => {
      const [navigation] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(name))
        .every(({ startTime }) => startTime > navigation!.loadEventEnd);
    }, MOTION);
    expect(isAfterLoad).toBe(true);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main *')].some(
        (element) => getComputedStyle(element).opacity === '0',
      ),
    );
    await scrollThrough(page);
    await page.waitForTimeout(1000);
    expect(await hiddenParts(page)).toBe(0);
  }));
