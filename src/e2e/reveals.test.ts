import { paths } from '../contract/paths.ts';
import { visit, widths } from './visit.ts';
import { nextIdleMoment, scrollThrough } from './pageSteps.ts';

it('loads the motion library on scroll and reveals the whole page', () =>
  visit(paths.feature('dashboard'), { width: widths.laptop, isolated: true }, async ({ page }) => {
    await nextIdleMoment(page);
    const isLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/motion.'));
    expect(await page.evaluate(isLoaded)).toBe(false);
    await page.mouse.wheel(0, 1);
    await page.waitForFunction(isLoaded);
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
