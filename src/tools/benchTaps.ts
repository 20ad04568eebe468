import { devices, type Browser, type Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { measureRounds, median, printFigures } from './benchmark.ts';
import { launchChromium } from './findChromium.ts';

declare global {
  /** Milliseconds; set by `prepare` in the page. */

  var tapDurations: number[];
}

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

const CPU_SLOWDOWN = 4;
const ROUNDS = 3;

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

/** Taps a target on a phone with a slow processor, after the bare button of the same page. */
const measureTap = async (browser: Browser, origin: string, { path, first, target }: Tap) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await page.goto(origin + path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(prepare);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.waitForTimeout(1000);
  const bareMs = await durationOf(page, '#bare-button');
  if (first) await page.locator(first).first().tap();
  if (first) await page.waitForTimeout(1000);
  const tapMs = await durationOf(page, target);
  await context.close();
  return { bareMs, tapMs };
};

export const printTaps = async (origin: string) => {
  const browser = await launchChromium();
  const measured = await measureRounds(ROUNDS, Object.entries(TAPS), (tap) =>
    measureTap(browser, origin, tap),
  );
  await browser.close();
  const title = `Taps on a phone, CPU slowed down ${CPU_SLOWDOWN} times; medians of ${ROUNDS} rounds.`;
  printFigures(title, measured, (rounds) => {
    const tapMs = median(rounds.map((round) => round.tapMs));
    const bareMs = median(rounds.map((round) => round.bareMs));
    return {
      'tap ms': tapMs,
      'bare button': bareMs,
      ratio: `${(tapMs / bareMs).toFixed(2)}x`,
      worst: Math.max(...rounds.map((round) => round.tapMs)),
    };
  });
};
