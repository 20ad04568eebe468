import type { Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';
import { delayRequests, goInside, readsShown } from './pageSteps.ts';
import { READS } from './reads.ts';

/** Records from now on what is announced, and when the tab had no title or a wrong address in its head. */
export const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const observed = { announced: [] as string[], faults: [] as string[] };
    Object.assign(window, { observed });
    const announcer = document.querySelector('#root > [role=status]')!;
    new MutationObserver(() => observed.announced.push(announcer.textContent)).observe(announcer, {
      childList: true,
    });
    new MutationObserver(() => {
      const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
      const { pathname } = window.location;
      if (document.title === '') observed.faults.push('no title');
      if (canonical && new URL(canonical).pathname !== pathname) observed.faults.push(canonical);
    }).observe(document.head, { childList: true, subtree: true });
  });

const observed = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { observed: { announced: string[]; faults: string[] } }).observed,
  );

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement!.tagName);

/** Waits until the page knows its title and no read is pending. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.head.querySelector('title:not([data-loading])'));
  await readsShown(page);
};

export const expectArrived = async (page: Page): Promise<void> => {
  await settled(page);
  await page.waitForFunction(() => document.activeElement?.matches('main h1'));
  const { announced, faults } = await observed(page);
  expect(announced).toEqual([await page.title()]);
  expect(faults).toEqual([]);
};

export const focusesTitleOfLateData = (path: string, title: string): Promise<void> => {
  const reads = delayRequests(READS);
  const options = { expectedMessages: /status of 4\d\d/, prepare: reads.prepare };
  return visit(paths.about, options, async ({ page }) => {
    await observe(page);
    await goInside(page, path);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    reads.release();
    await expectArrived(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
  });
};

export const hasTitleBeforeCode = (chunk: string, path: string): Promise<void> => {
  const code = delayRequests(`**/assets/${chunk}.*.js`);
  return visit(paths.about, { isolated: true, prepare: code.prepare }, async ({ page }) => {
    await observe(page);
    const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.locator('main [role=status]').waitFor();
    expect(await page.title()).toContain('Loading');
    expect(await focusedTag(page)).not.toBe('BODY');
    expect(await page.locator('meta[name=robots]').count()).toBe(0);
    code.release();
    await expectArrived(page);
  });
};

export const leavesMovedFocus = (path: string): Promise<void> => {
  const reads = delayRequests(READS);
  return visit(paths.about, { prepare: reads.prepare }, async ({ page }) => {
    await goInside(page, path);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    const link = page.getByRole('contentinfo').getByRole('link').first();
    await link.focus();
    reads.release();
    await settled(page);
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
};

export const goesToTopOfSamePage = (path: string, to: string): Promise<void> =>
  visit(path, {}, async ({ page }) => {
    const entries = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').locator(`a[href="${to}"]`).first().click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    expect(new URL(page.url()).search).toBe('');
    const isSame = path === to;
    expect(await page.evaluate(() => window.history.length)).toBe(entries + (isSame ? 0 : 1));
  });
