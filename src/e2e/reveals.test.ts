import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { goInside, nextFrame, nextIdleMoment, scrollThrough, visit, widths } from './visit.ts';

/** The chunk of the motion library (ui/Reveal). */
const MOTION = '/assets/motion.';

/** Elements with opacity 0, without parts of drawings. */
const countHidden = (page: Page) =>
  page
    .locator('main :not(svg, svg *)')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length,
    );

it.each([
  ['on a phone', { width: widths.phone }],
  ['just below 1024 px', { width: widths.laptop - 1 }],
  ['with reduced motion', { width: widths.desktop, reducedMotion: true }],
])('does not load the motion library %s', (_, options) =>
  visit(paths.about, options, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await scrollThrough(page);
    await goInside(page, paths.feature('dashboard'));
    await scrollThrough(page);
    await nextIdleMoment(page);
    await nextFrame(page);
    expect(requested.filter((url) => url.includes(MOTION))).toEqual([]);
    expect(await countHidden(page)).toBe(0);
  }),
);

it('loads the motion library on scroll and reveals the whole page', () =>
  visit(paths.feature('dashboard'), { width: widths.laptop, isolated: true }, async ({ page }) => {
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
  }));

it('opens a card that is clicked while it is being revealed', () =>
  visit(paths.webinars, { width: widths.desktop }, async ({ page }) => {
    await page.mouse.wheel(0, 1);
    const card = page.locator(`main li:has(a[href^="${paths.video('')}"])`).first();
    await page.waitForFunction(
      (element) => getComputedStyle(element).opacity === '0',
      await card.elementHandle(),
    );
    // Near the bottom edge, which would move away from the pointer if the reveal moved the card.
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
