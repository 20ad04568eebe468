import { setTimeout } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright-core';
import { watchReads } from './reads.ts';
import { watchSharedTexts } from '../testing/watchSharedTexts.ts';

declare global {
  /** TypeScript's DOM library does not map entry types to their classes. */
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
    getEntriesByType(type: 'resource'): PerformanceResourceTiming[];
  }
}

export const siteUrl = (): string => process.env.SITE_UNDER_TEST!;

export const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 } as const;

/** Longer than Playwright's 30 s, because other test files use the same processors. */
export const TIMEOUT_MS = 90_000;

export const viewportOf = (width: number) => ({ width, height: width < widths.tablet ? 844 : 900 });

export interface VisitOptions {
  width?: number;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** For example `America/Los_Angeles`. */
  timeZone?: string;
  /** Device pixels for each CSS pixel. */
  pixelRatio?: number;
  /** Origin of a site other than the shared one. */
  site?: string;
  /** Console messages that the test expects. Any other warning or error fails it. */
  expectedMessages?: RegExp;
  /** Uses a new browser context: for init scripts, for a fake clock, and to measure a first visit. */
  isolated?: boolean;
  /** Starts the test before the page is interactive. */
  beforeReady?: boolean;
  /** Runs before the page loads. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Visit {
  page: Page;
  /** Waits until the page is interactive. */
  ready: () => Promise<void>;
}

let browser: Browser | undefined;

/**
 * Pages of finished visits, by the options that a context cannot change. A reused page keeps its process and its compiled
 * scripts, which saves a fifth of a visit.
 */
const idlePages = new Map<string, Page>();

afterAll(async () => {
  idlePages.clear();
  await browser?.close();
  browser = undefined;
});

/** Runs in the page. Reports CSP violations as errors, even where a library swallows them. */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    reportError(
      new Error(
        `${effectiveDirective} blocked ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
      ),
    );
  });
};

const openPage = async (settings: BrowserContextOptions): Promise<Page> => {
  browser ??= await chromium.connect(process.env.BROWSER_ENDPOINT!);
  const context = await browser.newContext(settings);
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(reportViolations);
  await context.addInitScript(
    `(${watchSharedTexts.toString()})((problem) => reportError(new Error(problem)));`,
  );
  const page = await context.newPage();
  watchReads(page);
  return page;
};

/** Chromium's warning about a font that arrives too late for its page. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

/** Clears everything that a visit can leave behind, except the browser's HTTP cache. */
const resetPage = async (page: Page): Promise<void> => {
  const context = page.context();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    window.name = '';
  });
  await page.mouse.move(-1, -1);
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  await session.detach();
};

/** How long a page may take for one frame on a busy machine. */
const FRAME_TIMEOUT_MS = 10_000;

/**
 * Once in thousands of visits, headless Chromium runs a page's scripts and draws no frame of it anymore. A page with a fake
 * clock, or one that cannot be asked, has not stopped.
 */
const hasStopped = (page: Page): Promise<boolean> => {
  const frame = page.evaluate(
    () =>
      new Promise<false>((resolve) => {
        if (String(requestAnimationFrame).includes('[native code]'))
          requestAnimationFrame(() => resolve(false));
        else resolve(false);
      }),
  );
  const timeout = setTimeout(FRAME_TIMEOUT_MS, true, { ref: false });
  return Promise.race([frame, timeout]).catch(() => false);
};

class StoppedPage extends Error {}

const visitOnce = async (
  path: string,
  options: VisitOptions,
  test: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const { width = widths.desktop, javaScript = true, isolated = false } = options;
  const viewport = viewportOf(width);
  const reducedMotion = options.reducedMotion ? 'reduce' : 'no-preference';
  const settings = {
    javaScriptEnabled: javaScript,
    timezoneId: options.timeZone,
    deviceScaleFactor: options.pixelRatio,
    baseURL: options.site ?? siteUrl(),
  };
  const key = JSON.stringify(settings);
  const idlePage = isolated ? undefined : idlePages.get(key);
  if (idlePage) idlePages.delete(key);
  const page = idlePage ?? (await openPage({ ...settings, viewport, reducedMotion }));
  const context = page.context();

  const problems: string[] = [];
  const addProblem = (text: string) => {
    if (!LATE_FONT.test(text) && !options.expectedMessages?.test(text)) problems.push(text);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      addProblem(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => addProblem(`uncaught: ${error.error().message}`);
  context.on('console', onMessage);
  context.on('weberror', onError);
  const ready = () => page.locator('html[data-ready]').waitFor({ state: 'attached' });

  let isReusable = false;
  try {
    if (idlePage) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion });
    }
    await options.prepare?.(context);
    await page.goto(path, { waitUntil: 'load' });
    if (javaScript && !options.beforeReady) await ready();
    await test({ page, ready });
    context.off('console', onMessage);
    context.off('weberror', onError);
    if (!isolated && !page.isClosed()) {
      await resetPage(page);
      idlePages.set(key, page);
      isReusable = true;
    }
  } catch (error) {
    const isStopped = javaScript && (await hasStopped(page));
    throw isStopped ? new StoppedPage('', { cause: error }) : error;
  } finally {
    if (!isReusable) await context.close();
  }
  if (problems.length > 0) throw new Error(`The browser reported:\n${problems.join('\n')}`);
};

/**
 * Opens a page of the site and passes it to `test`. A console warning or error (React's hydration warnings included), an
 * uncaught exception, a failed request to our own origin or a CSP violation fails the test. A page that the browser stops
 * drawing is visited once more.
 */
export const visit: typeof visitOnce = async (path, options, test) => {
  try {
    await visitOnce(path, options, test);
  } catch (error) {
    if (!(error instanceof StoppedPage)) throw error;
    process.stderr.write(`The browser stopped drawing ${path}.\n`);
    await visitOnce(path, options, test);
  }
};
