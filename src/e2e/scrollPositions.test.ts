import type { BrowserContext } from 'playwright-core';
import { ARTICLE_HEADING_OFFSET, POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import {
  keepsPositionOnReload,
  leavesPositionToVisitor,
  restoresPosition,
  scrollDown,
} from './savedPositions.ts';
import { visit } from './visit.ts';
import { delayRequests, goInside, nextIdleMoment, waitForHeading } from './pageSteps.ts';

/** `walks/scrollPositions.test.ts` has the other pages. */

it('restores the position, however late the data arrive', () =>
  restoresPosition(paths.allPosts, paths.whatsNew));

it('keeps position and focus when a page is reloaded after a navigation', () =>
  keepsPositionOnReload(paths.pricing, paths.requestDemo));

it('leaves the position to a visitor who scrolls', () => leavesPositionToVisitor('wheel'));

it('restores the position of a page of a list that was turned but not scrolled', () =>
  visit(paths.allPosts, {}, async ({ page }) => {
    await scrollDown(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL('**page=2*');
    await nextIdleMoment(page);
    const top = await page.evaluate(() => Math.round(window.scrollY));
    await goInside(page, paths.about);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
    expect(top).toBeGreaterThan(0);
  }));

it('goes back to the top of a page that was not scrolled before a fragment was followed', () =>
  visit(paths.helpArticle('set-up-a-round-robin-rotation'), {}, async ({ page }) => {
    const link = page.locator('main nav a[href^="#"]').nth(1);
    await link.click();
    await waitForHeading(page, ARTICLE_HEADING_OFFSET);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY === 0);
    await nextIdleMoment(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }));

it('keeps the position of a page that it restores before the code for that has loaded', () =>
  visit(paths.pricing, {}, async ({ page, ready }) => {
    const top = await scrollDown(page);
    await goInside(page, paths.about);
    await page.reload();
    await ready();
    const code = delayRequests('**/assets/arrivals*.js');
    await code.prepare(page.context());
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Every plan' }).waitFor();
    // Text above grows, and the browser moves the page along.
    await page.evaluate(() => window.scrollTo(0, 100));
    await nextIdleMoment(page);
    code.release();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
    await nextIdleMoment(page);
    await goInside(page, paths.about);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
  }));

const forbidStorage = () =>
  Object.defineProperty(window, 'sessionStorage', {
    get() {
      throw new DOMException('Denied', 'SecurityError');
    },
  });

it('restores the position where the browser forbids storage', () => {
  const prepare = (context: BrowserContext) => context.addInitScript(forbidStorage);
  return visit(paths.pricing, { isolated: true, prepare }, async ({ page }) => {
    const top = await page.evaluate(() => {
      window.scrollTo(0, 700);
      return window.scrollY;
    });
    await nextIdleMoment(page);
    await goInside(page, paths.about);
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
    expect(top).toBe(700);
  });
});

it('restores the position before a link to a heading, and after it', () =>
  // A smooth scroll that has not ended would undo the scroll of the test.
  visit(paths.whatsNew, { reducedMotion: true }, async ({ page }) => {
    const entry = page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(3);
    const before = await page.evaluate(() => {
      window.scrollTo(0, 700);
      return window.scrollY;
    });
    await page.waitForFunction(() => Object.values(sessionStorage).includes('700'));
    await entry.click();
    await waitForHeading(page, POST_HEADING_OFFSET);
    await page.evaluate(() => window.scrollBy(0, 300));
    const after = await page.evaluate(() => Math.round(window.scrollY));
    await page.waitForFunction((y) => Object.values(sessionStorage).includes(String(y)), after);
    await page.goBack();
    await page.waitForFunction((y) => window.scrollY === y, before);
    await page.goForward();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, after);
    // From another page as well.
    await goInside(page, paths.about);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, after);
  }));
