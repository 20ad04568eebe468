import { visit } from './visit.ts';

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
