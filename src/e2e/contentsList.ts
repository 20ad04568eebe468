import type { Page } from 'playwright-core';
import { POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { axeViolations } from './axe.ts';
import { visit, widths } from './visit.ts';
import { waitForHeading } from './pageSteps.ts';

const entries = (page: Page) =>
  page.getByRole('navigation', { name: 'Table of contents', exact: true }).getByRole('link');

export const scrollsToHeading = (path: string, offset: number): Promise<void> =>
  visit(path, {}, async ({ page, ready }) => {
    const first = entries(page).nth(1);
    await first.click();
    await waitForHeading(page, offset);
    await page.locator('nav a[aria-current=location]').and(first).waitFor();
    const { hash } = new URL(page.url());
    expect(await first.getAttribute('href')).toBe(hash);
    await page.goto(paths.about);
    await page.goto(path + hash);
    await ready();
    await waitForHeading(page, offset);
  });

export const jumpsToHeading = (path: string, offset: number): Promise<void> =>
  visit(path, { javaScript: false }, async ({ page }) => {
    await entries(page).nth(1).click();
    const { hash } = new URL(page.url());
    const target = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    expect(Math.abs((await target.boundingBox())!.y - offset)).toBeLessThan(2);
  });

export const movesWithKeyboard = (width: number): Promise<void> =>
  visit(paths.whatsNew, { width }, async ({ page }) => {
    const focused = page.locator(':focus');
    const tabTo = async (isThere: () => Promise<boolean>) => {
      do await page.keyboard.press('Tab');
      while (!(await isThere()));
    };
    const matches = (selector: string) => () =>
      focused.evaluate((element, wanted) => element.matches(wanted), selector);
    if (width === widths.phone) {
      await tabTo(matches('main nav button'));
      await page.keyboard.press('Enter');
    }
    await tabTo(matches('main nav ol[id] a'));
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    const name = await focused.innerText();
    await page.keyboard.press('Enter');
    await waitForHeading(page, POST_HEADING_OFFSET);
    expect(await focused.innerText()).toBe(name);
    // Tab continues in the text, not in the contents.
    await page.keyboard.press('Tab');
    expect(await matches('main nav ol[id] a')()).toBe(false);
  });

export const marksTheCurrentEntry = (path: string, width: number, height: number): Promise<void> =>
  visit(path, { width, reducedMotion: true }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Below 1024 px the list is hidden after each click: no role finds its links.
    const all = page.locator('main nav ol[id] a');
    const disclosure = page.locator('main nav button[aria-expanded=false]:visible');
    const current = page.locator('main nav a[aria-current=location]');
    const waitForCurrent = (index: number) =>
      current.and(all.nth(index)).waitFor({ state: 'attached' });
    const last = (await all.count()) - 1;
    for (const index of [last, last - 1, last - 2, 0, last - 1]) {
      if (await disclosure.count()) await disclosure.click();
      await all.nth(index).click();
      await waitForCurrent(index);
      expect(await current.count()).toBe(1);
    }
    const isScrollable = await page.evaluate(() => {
      window.scrollTo(0, 0);
      return document.documentElement.scrollHeight > window.innerHeight;
    });
    if (!isScrollable) return;
    await current.and(all.nth(last - 1)).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await waitForCurrent(last);
  });
