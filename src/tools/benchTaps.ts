import { chromium, type Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { median } from './benchmark.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './findChromium.ts';

declare global {
  /** Milliseconds; set by `prepare` in the page. */

  var tapDurations: number[];
}

/** A tap of a visitor's journey: where, and on what. */
interface Tap {
  path: string;
  target: string;
  /** Tapped before, without being measured. */
  first?: string;
}

const MENU = 'button[aria-label="Open menu"]';

/** By name; selectors are Playwright's. */
const TAPS: Readonly<Record<string, Tap>> = {
  menu: { path: paths.home, target: MENU },
  'menu link': { path: paths.home, first: MENU, target: 'nav a[href="/pricing"]:visible' },
  'billing toggle': { path: paths.pricing, target: 'label:has(input[value=annual])' },
  FAQ: { path: paths.pricing, target: 'main button[aria-expanded]:visible' },
  post: { path: paths.blog, target: 'main a[href^="/blog/post/"]:visible' },
  'help category': { path: paths.helpCenter, target: 'main a[href^="/help-center/category/"]' },
  'next page': { path: paths.allPosts, target: 'main a[role=button]:has-text("Next")' },
  'empty demo form': { path: paths.requestDemo, target: 'main form button[type=submit]' },
  bell: { path: paths.home, target: 'main button:has-text("Ring the bell")' },
  'country list': { path: paths.requestDemo, target: 'main button[aria-label^="Country code"]' },
};

export const CPU_SLOWDOWN = 4;

/** Runs in the page. Adds a button that shows a paragraph, and collects the durations of interactions. */
const prepare = (): void => {
  globalThis.tapDurations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) tapDurations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const button = document.createElement('button');
  const paragraph = document.createElement('p');
  paragraph.hidden = true;
  paragraph.textContent = 'Shown.';
  button.id = 'bare-button';
  button.textContent = 'Show';
  button.addEventListener('click', () => {
    paragraph.hidden = false;
  });
  document.querySelector('main')!.prepend(button, paragraph);
};

/** Milliseconds from the tap to the next frame, as the browser reports them in steps of 8. */
const durationOf = async (page: Page, selector: string): Promise<number> => {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => tapDurations.splice(0));
  await target.tap();
  await page.waitForFunction(() => tapDurations.length > 0);
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(...tapDurations));
};

/** Taps each target on a phone with a slow processor, and the bare button of the same page before it. */
export const measureTaps = async (origin: string, rounds: number) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  const measured = Object.entries(TAPS).map(([name, tap]) => ({
    name,
    tap,
    target: [] as number[],
    bare: [] as number[],
  }));
  for (let round = 1; round <= rounds; round += 1)
    for (const { name, tap, target, bare } of measured) {
      process.stderr.write(`Round ${round} of ${rounds}: ${name}\n`);
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 3,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await page.goto(origin + tap.path);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.evaluate(prepare);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await page.waitForTimeout(1000);
      bare.push(await durationOf(page, '#bare-button'));
      if (tap.first) await page.locator(tap.first).first().tap();
      if (tap.first) await page.waitForTimeout(1000);
      target.push(await durationOf(page, tap.target));
      await context.close();
    }
  await browser.close();
  return Object.fromEntries(
    measured.map(({ name, target, bare }) => [
      name,
      {
        'tap ms': median(target),
        'bare button': median(bare),
        ratio: `${(median(target) / median(bare)).toFixed(2)}x`,
        worst: Math.max(...target),
      },
    ]),
  );
};
