import type { BrowserContext, Page } from 'playwright-core';
import { POST_HEADING_OFFSET } from '../contract/constants.ts';
import { paths } from '../contract/paths.ts';
import { delayRequests, goInside, nextIdleMoment, visit, waitForHeading } from './visit.ts';

const LISTS = [
  [paths.blog, paths.whatsNew],
  [paths.allPosts, paths.whatsNew],
  [paths.helpCenter, paths.helpArticle('set-up-a-round-robin-rotation')],
  [paths.webinars, paths.event('import-day-together')],
  [paths.pricing, paths.requestDemo],
] as const;

/** Scrolls near the end of the page, and waits until the position is saved. */
const scrollDown = async (page: Page): Promise<number> => {
  const top = await page.evaluate(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, end - 150);
    return Math.round(window.scrollY);
  });
  await page.waitForFunction((saved) => Object.values(sessionStorage).includes(saved), String(top));
  return top;
};

/** Leaves the page, loads the next one again, and goes back while the API is slow. */
const goBackSlowly = async (page: Page, to: string, ready: () => Promise<void>) => {
  const top = await scrollDown(page);
  await goInside(page, to);
  await page.waitForFunction(() => window.scrollY === 0);
  const reads = delayRequests('**/api/**');
  await page.reload();
  await ready();
  await reads.prepare(page.context());
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('main h1'));
  return { top, release: reads.release };
};

const fakeClock = (context: BrowserContext) => context.clock.install();

it.each(LISTS)('restores the position on %s, however late its data arrive', (path, to) =>
  visit(path, { isolated: true, prepare: fakeClock }, async ({ page, ready }) => {
    const { top, release } = await goBackSlowly(page, to, ready);
    await page.clock.fastForward(10_000);
    release();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await nextIdleMoment(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
  }),
);

it.each(LISTS)('keeps position and focus when %s is reloaded after a navigation', (path, from) =>
  visit(from, { isolated: true }, async ({ page, ready }) => {
    await goInside(page, path);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await page.waitForLoadState('networkidle');
    const top = await scrollDown(page);
    await page.reload();
    await ready();
    await page.waitForLoadState('networkidle');
    await nextIdleMoment(page);
    const [position, focused] = await page.evaluate(
      () => [window.scrollY, document.activeElement?.tagName] as const,
    );
    expect(Math.abs(position - top)).toBeLessThan(2);
    expect(focused).toBe('BODY');
  }),
);

/** The number of listeners on `window` for what only a visitor does; the site itself has none for the wheel. */
const wheelListeners = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
  });
  await session.detach();
  return listeners.filter(({ type }) => type === 'wheel').length;
};

const OWN_SCROLLS: Record<string, (page: Page) => Promise<unknown>> = {
  wheel: async (page) => {
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, -5000);
  },
  key: (page) => page.keyboard.press('Home'),
  // As the scroll bar does: without an event of a pointer.
  'scroll bar': (page) => page.evaluate(() => window.scrollTo(0, 0)),
  touch: (page) =>
    page.evaluate(() => {
      window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
      window.scrollTo(0, 0);
    }),
};

it.each(Object.keys(OWN_SCROLLS))('leaves the position to a visitor who scrolls by %s', (means) =>
  visit(paths.allPosts, { isolated: true }, async ({ page, ready }) => {
    const { release } = await goBackSlowly(page, paths.whatsNew, ready);
    expect(await wheelListeners(page)).toBe(1);
    await OWN_SCROLLS[means]!(page);
    await page.waitForFunction(() => window.scrollY === 0);
    await nextIdleMoment(page);
    release();
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await wheelListeners(page)).toBe(0);
  }),
);

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

it('restores the position before a link to a heading, and after it', () =>
  // A smooth scroll that has not ended would undo the scroll of the test.
  visit(paths.whatsNew, { reducedMotion: true }, async ({ page }) => {
    const entry = page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(3);
    const before = await page.evaluate(() => {
      window.scrollTo(0, 200);
      return window.scrollY;
    });
    await page.waitForFunction(() => Object.values(sessionStorage).includes('200'));
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
