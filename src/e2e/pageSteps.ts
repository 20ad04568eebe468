import type { BrowserContext, Page } from 'playwright-core';
import { hasOpenReads } from './reads.ts';
import { viewportOf } from './visit.ts';

/** Delays matching requests until `release` is called. */
export const delayRequests = (pattern: string | RegExp) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const prepare = (context: BrowserContext) =>
    context.route(pattern, async (route) => {
      await released;
      await route.continue();
    });
  return { prepare, release };
};

/** Follows a link's route without a new document, so that the browser makes the requests for data. */
export const goInside = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.locator('main h1:not([data-left])').waitFor({ state: 'attached' });
};

/**
 * Opens another page like this one in its own window, because Chromium paints a tab in the background only once a
 * second.
 */
export const openWindow = async (opener: Page): Promise<Page> => {
  const opened = opener.waitForEvent('popup');
  const isMotionReduced = await opener.evaluate(() => {
    window.open('about:blank', '_blank', 'popup, noopener');
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  });
  const page = await opened;
  await page.setViewportSize(opener.viewportSize()!);
  await page.emulateMedia({ reducedMotion: isMotionReduced ? 'reduce' : 'no-preference' });
  return page;
};

/** On a busy machine the page gets its new width after the browser has confirmed it. */
export const setWidth = async (page: Page, width: number): Promise<void> => {
  await page.setViewportSize(viewportOf(width));
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
};

/** Waits until pending work is painted: frame callbacks run before a frame, observers after it. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/**
 * Waits until what the last step read is on the screen. The load state `networkidle` comes once for each document, and so
 * does not wait after a step within the page.
 */
export const readsShown = async (page: Page): Promise<void> => {
  do await nextFrame(page);
  while (hasOpenReads(page));
  await nextFrame(page);
};

/** Waits for the font of quotations. It loads last, and can change their number of lines. */
export const quotationFont = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => family.includes('Newsreader Quote') && status === 'loaded',
    ),
  );

/** Waits for idle callbacks that are already scheduled. */
export const nextIdleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

/** Scrolls to the end of the page with the mouse wheel. */
export const scrollThrough = async (page: Page): Promise<void> => {
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction((y) => window.scrollY > y, before);
    await nextFrame(page);
  }
};

/** Waits until smooth scrolling has brought the heading in the address to this offset. */
export const waitForHeading = (page: Page, offset: number) =>
  page.waitForFunction((top) => {
    const heading = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    return heading !== null && Math.abs(heading.getBoundingClientRect().top - top) < 2;
  }, offset);

/** Layout shifts since `since`, in milliseconds of the page's clock, with the first characters of what moved. */
export const layoutShifts = async (page: Page, since = 0) => {
  await nextFrame(page);
  return page.evaluate((start) => {
    type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as ShiftEntry[])
      .filter(({ startTime }) => startTime >= start)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
      }));
  }, since);
};
