import type { BrowserContext, Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { visit } from './visit.ts';
import { READS } from './reads.ts';
import { delayRequests, goInside, nextIdleMoment } from './pageSteps.ts';

/**
 * Scrolls near the end of the page, and returns the position once it is saved. Fonts and pictures that arrive late move
 * it: the browser scrolls along with them.
 */
export const scrollDown = async (page: Page): Promise<number> => {
  await page.evaluate(() => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo(0, end - 150);
  });
  const saved = await page.waitForFunction(() => {
    const top = Math.round(window.scrollY);
    return top > 0 && Object.values(sessionStorage).includes(String(top)) ? top : undefined;
  });
  return saved.jsonValue() as Promise<number>;
};

/** Leaves the page, loads the next one again, and goes back while the API is slow. */
const goBackSlowly = async (page: Page, to: string, ready: () => Promise<void>) => {
  const top = await scrollDown(page);
  await goInside(page, to);
  await page.waitForFunction(() => window.scrollY === 0);
  const reads = delayRequests(READS);
  await page.reload();
  await ready();
  await reads.prepare(page.context());
  await page.goBack();
  await page.waitForFunction(() => document.activeElement?.matches('main h1'));
  return { top, release: reads.release };
};

const fakeClock = (context: BrowserContext) => context.clock.install();

export const restoresPosition = (path: string, to: string): Promise<void> =>
  visit(path, { isolated: true, prepare: fakeClock }, async ({ page, ready }) => {
    const { top, release } = await goBackSlowly(page, to, ready);
    await page.clock.fastForward(10_000);
    release();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 2, top);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await nextIdleMoment(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(2);
  });

/**
 * Where the footer is in the window. Unlike `scrollY`, it stays when text above the window wraps differently in its
 * final font, because the browser scrolls along.
 */
const footerTop = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('footer')!.getBoundingClientRect().top);

export const keepsPositionOnReload = (path: string, from: string): Promise<void> =>
  visit(from, { isolated: true }, async ({ page, ready }) => {
    await goInside(page, path);
    await page.waitForFunction(() => document.activeElement?.matches('main h1'));
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await page.waitForLoadState('networkidle');
    await scrollDown(page);
    const before = await footerTop(page);
    await page.reload();
    await ready();
    await page.waitForLoadState('networkidle');
    await nextIdleMoment(page);
    expect(Math.abs((await footerTop(page)) - before)).toBeLessThan(2);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

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

const OWN_SCROLLS = {
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
} satisfies Record<string, (page: Page) => Promise<unknown>>;

export const leavesPositionToVisitor = (means: keyof typeof OWN_SCROLLS): Promise<void> =>
  visit(paths.allPosts, { isolated: true }, async ({ page, ready }) => {
    const { release } = await goBackSlowly(page, paths.whatsNew, ready);
    expect(await wheelListeners(page)).toBe(1);
    await OWN_SCROLLS[means](page);
    await page.waitForFunction(() => window.scrollY === 0);
    await nextIdleMoment(page);
    release();
    await page.waitForFunction(() => !document.querySelector('main [data-testid^=skeleton]'));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await wheelListeners(page)).toBe(0);
  });
