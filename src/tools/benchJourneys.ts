import {
  devices,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { median, percentile, printTable } from './benchmark.ts';
import { launchChromium } from './findChromium.ts';
import { watchPage, type PageFigures } from './journeyObservers.ts';

interface Visit {
  path: string;
  /** Tapped on this page before the link of the next page. */
  taps?: readonly string[];
  /** Where the next page's link is; in the page's content by default. */
  link?: 'header' | 'footer';
}

type Journey = readonly [Visit, Visit, Visit];

const MENU = 'button[aria-label="Open menu"]';

/** By name; selectors are Playwright's. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  prices: [
    { path: paths.home, taps: [MENU], link: 'header' },
    {
      path: paths.pricing,
      taps: ['label:has(input[value=annual])', 'main button[aria-expanded]:visible'],
      link: 'footer',
    },
    { path: paths.requestDemo, taps: ['main form button[type=submit]'] },
  ],
  features: [
    { path: paths.home, taps: ['main button:has-text("Ring the bell")'], link: 'footer' },
    { path: paths.feature('dashboard'), link: 'footer' },
    { path: paths.feature('lead-management-system') },
  ],
  post: [
    { path: paths.blog },
    { path: paths.post('first-five-minutes'), link: 'footer' },
    { path: paths.requestDemo, taps: ['main button[aria-label^="Country code"]'] },
  ],
  'list of posts': [
    { path: paths.blog },
    { path: paths.allPosts, taps: ['main a[role=button]:has-text("Next")'], link: 'footer' },
    { path: paths.pricing },
  ],
  'help article': [
    { path: paths.helpCenter },
    { path: paths.helpCategory('leads-and-assignment') },
    { path: paths.helpArticle('set-up-a-round-robin-rotation') },
  ],
  'help search': [
    { path: `${paths.helpCenter}?q=rotation` },
    { path: paths.helpArticle('set-up-a-round-robin-rotation'), link: 'footer' },
    { path: paths.about },
  ],
  event: [
    { path: paths.event('import-day-together') },
    { path: paths.allEvents, link: 'footer' },
    { path: paths.privacyPolicy },
  ],
  film: [
    { path: paths.webinars },
    { path: paths.allVideos },
    { path: paths.video('reading-the-dashboard-video') },
  ],
  integrations: [
    { path: paths.integrations },
    { path: paths.allIntegrations, link: 'footer' },
    { path: paths.requestDemo },
  ],
  company: [
    { path: paths.about, link: 'footer' },
    { path: paths.termsOfServices, link: 'footer' },
    { path: paths.home, taps: [MENU] },
  ],
};

const CPU_SLOWDOWN = 6;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const UPLOAD_BYTES_PER_SECOND = 750_000 / 8;
/** After a tap, for what it starts. */
const PAUSE_MS = 500;

interface JourneyResult extends PageFigures {
  bytes: number;
  nextPageMs: number[];
}

const slowDown = async (devTools: CDPSession): Promise<void> => {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: UPLOAD_BYTES_PER_SECOND,
  });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

const tap = async (page: Page, selector: string): Promise<void> => {
  const target = page.locator(selector).first();
  // Before it scrolls: a picture further down is not the largest paint of the first view.
  await page.evaluate(() => journeyFigures.beginTap());
  await target.scrollIntoViewIfNeeded();
  await target.tap();
};

/** Taps the link of a page, and returns the milliseconds until its content is shown. */
const openNext = async (page: Page, { link }: Visit, next: string): Promise<number> => {
  await tap(page, `${link ?? 'main'} a[href="${next}"]:visible`);
  const shown = await page.waitForFunction(
    (path) => journeyFigures.contentShownMs(path),
    next.split('?')[0]!,
    { polling: 'raf' },
  );
  return shown.jsonValue();
};

const walk = async (context: BrowserContext, origin: string, journey: Journey) => {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  let bytes = 0;
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await slowDown(devTools);
  await page.goto(origin + journey[0].path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(PAUSE_MS);
  const nextPageMs: number[] = [];
  for (const [index, visit] of journey.entries()) {
    for (const selector of visit.taps ?? []) {
      await tap(page, selector);
      await page.waitForTimeout(PAUSE_MS);
    }
    const next = journey[index + 1];
    if (next) nextPageMs.push(await openNext(page, visit, next.path));
    await page.waitForTimeout(PAUSE_MS);
  }
  const figures = await page.evaluate(() => journeyFigures.read());
  await page.close();
  return { ...figures, bytes, nextPageMs };
};

/** The same journey twice: with an empty cache and with the files of the first time. */
const measureJourney = async (browser: Browser, origin: string, journey: Journey) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
  });
  await context.addInitScript(watchPage);
  const cold = await walk(context, origin, journey);
  const warm = await walk(context, origin, journey);
  await context.close();
  return { cold, warm };
};

const rowOf = (walks: readonly JourneyResult[]) => {
  const figure = (values: readonly number[]) =>
    `${Math.round(median(values))}, ${Math.round(Math.max(...values))}`;
  const taps = walks.flatMap(({ tapMs }) => tapMs);
  const shifts = walks.map(({ shift }) => shift);
  return {
    'LCP ms': figure(walks.map(({ paintMs }) => paintMs)),
    'next page ms': figure(walks.flatMap(({ nextPageMs }) => nextPageMs)),
    'INP ms': figure(taps),
    '98 % of taps': Math.round(percentile(taps, 0.98)),
    CLS: `${median(shifts).toFixed(3)}, ${Math.max(...shifts).toFixed(3)}`,
    KB: figure(walks.map(({ bytes }) => bytes / 1000)),
  };
};

export const printJourneys = async (origin: string, rounds: number): Promise<void> => {
  const browser = await launchChromium();
  const cold: JourneyResult[] = [];
  const warm: JourneyResult[] = [];
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    const walks: { cold: JourneyResult; warm: JourneyResult }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      process.stderr.write(`Round ${round} of ${rounds}: journey ${name}\n`);
      walks.push(await measureJourney(browser, origin, journey));
    }
    cold.push(...walks.map((both) => both.cold));
    warm.push(...walks.map((both) => both.warm));
    rows[`${name}, cold`] = rowOf(walks.map((both) => both.cold));
    rows[`${name}, warm`] = rowOf(walks.map((both) => both.warm));
  }
  await browser.close();
  rows['all, cold'] = rowOf(cold);
  rows['all, warm'] = rowOf(warm);
  printTable(
    `Journeys of three pages on a phone: CPU slowed down ${CPU_SLOWDOWN} times, 1.6 Mbit/s, ${LATENCY_MS} ms; median and worst.`,
    rows,
  );
};
