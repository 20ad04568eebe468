import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, nextFrame, nextIdleMoment, scrollThrough, visit, widths } from './visit.ts';

/** The chunk of the motion library (ui/Reveal). */
const MOTION = '/assets/motion.';

/** Parts of the page that nobody can see, faded out; a drawing's windows may light up when they are reached. */
const hiddenParts = (page: Page) =>
  page
    .locator('main :not(svg, svg *)')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
    );

it.each([
  ['on a phone', { width: widths.phone }],
  ['just below 1024 px', { width: widths.laptop - 1 }],
  ['where motion is not wanted', { width: widths.desktop, reducedMotion: true }],
])('does without the motion library %s, also on the next page', (_where, options) =>
  visit(paths.about, options, async ({ page, ready }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await ready();
    await scrollThrough(page);
    await goInside(page, paths.feature('dashboard'));
    await scrollThrough(page);
    await nextIdleMoment(page);
    await nextFrame(page);
    expect(requested.filter((url) => url.includes(MOTION))).toEqual([]);
    expect(await hiddenParts(page)).toBe(0);
  }),
);

it('loads the motion library once the visitor scrolls, and shows everything that is scrolled to', () =>
  visit(
    paths.feature('dashboard'),
    { width: widths.laptop, alone: true },
    async ({ page, ready }) => {
      await ready();
      await nextIdleMoment(page);
      const isLoaded = (name: string) =>
        performance.getEntriesByType('resource').some((entry) => entry.name.includes(name));
      expect(await page.evaluate(isLoaded, MOTION)).toBe(false);
      await page.mouse.wheel(0, 1);
      await page.waitForFunction(isLoaded, MOTION);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main *')].some(
          (element) => getComputedStyle(element).opacity === '0',
        ),
      );
      await scrollThrough(page);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main *')].every(
          (element) => getComputedStyle(element).opacity !== '0',
        ),
      );
    },
  ));

it('takes a press on a card that is just being revealed', () =>
  visit(paths.webinars, { width: widths.desktop }, async ({ page, ready }) => {
    await ready();
    await page.mouse.wheel(0, 1);
    const card = page.locator(`main li:has(a[href^="${paths.video('')}"])`).first();
    await page.waitForFunction(
      (element) => getComputedStyle(element).opacity === '0',
      await card.elementHandle(),
    );
    // A moved card would leave the pointer at its lower edge behind.
    const { x, y } = await card.evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      const { left, bottom } = element.querySelector('article')!.getBoundingClientRect();
      return { x: left + 100, y: bottom - 8 };
    });
    await page.mouse.move(x, y);
    await page.mouse.down();
    await nextFrame(page);
    await page.mouse.up();
    await page.waitForURL(`**${paths.video('**')}`);
  }));
