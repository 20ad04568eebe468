import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type WebError,
} from 'playwright-core';

export const siteUrl = (): string => process.env.SITE_UNDER_TEST!;

export const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 } as const;

let browser: Browser | undefined;
/** Pages that earlier visits of this file have left, by the options that a context can't change. */
const leftPages = new Map<string, Page>();

const connect = async (): Promise<Browser> =>
  (browser ??= await chromium.connect(process.env.BROWSER_ENDPOINT!));

afterAll(async () => {
  leftPages.clear();
  await browser?.close();
  browser = undefined;
});

/** Playwright's own 30 s are little on a busy machine; Jest's time for a test ends what never comes. */
export const PATIENCE_MS = 90_000;

/** What of a context can be taken back after a visit. */
export type Preparing = Pick<BrowserContext, 'route' | 'grantPermissions'>;

interface Preparation {
  /**
   * In a browser context of its own: for what can't be taken back, such as a clock, and for what a first visitor loads, and
   * when; other visits find what earlier ones have left in the browser's cache.
   */
  alone?: false;
  /** Prepares the context before anything is loaded. */
  prepare?: (context: Preparing) => Promise<unknown>;
}

interface PreparationAlone {
  alone: true;
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export type VisitOptions = {
  width?: number;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** The visitor's, `America/Los_Angeles`; the machine's if left out. */
  timeZone?: string;
  /** Another site than the shared one. */
  site?: string;
  /** Console messages that this visit is about; everything else fails the test. */
  expectedMessages?: RegExp;
} & (Preparation | PreparationAlone);

export interface Visit {
  page: Page;
  /** Waits until the page is interactive. */
  ready: () => Promise<void>;
}

/** What stays as it is for the life of a context. */
const lastingOptions = (options: VisitOptions): BrowserContextOptions => ({
  javaScriptEnabled: options.javaScript ?? true,
  timezoneId: options.timeZone,
  baseURL: options.site ?? siteUrl(),
});

/** What of a page can be changed for every visit. */
const windowOptions = ({ width = widths.desktop, reducedMotion = false }: VisitOptions) =>
  ({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  }) satisfies BrowserContextOptions;

/**
 * Runs in the page before its scripts: what its security policy refuses is reported as an error, also where a library
 * swallows the refusal.
 */
const watchPolicy = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
    const place = `${sourceFile}:${lineNumber}`;
    reportError(
      new Error(`The policy's ${effectiveDirective} refused ${blockedURI} ${sample} at ${place}.`),
    );
  });
};

const openPage = async (settings: BrowserContextOptions): Promise<Page> => {
  const context = await (await connect()).newContext(settings);
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(watchPolicy);
  return context.newPage();
};

/** Chromium's message about a font that loads too late for its page. This is expected. */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

/** A document of the site with nothing in it. */
const NOWHERE = '/robots.txt';

/**
 * Makes a page that has been visited like a new one, but for the browser's cache: to load and compile all scripts anew
 * would be a fifth of what a visit costs. A new page would be a new process of the browser's.
 */
const forget = async (page: Page): Promise<void> => {
  const context = page.context();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(NOWHERE);
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

/**
 * Opens a page of the site as a visitor would and hands it to `test`. Any console error or warning (hydration
 * warnings among them), uncaught exception, failed request of our own or refusal by the security policy fails the test.
 */
export const visit = async (
  path: string,
  options: VisitOptions,
  test: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const lasting = lastingOptions(options);
  const { viewport, reducedMotion } = windowOptions(options);
  const kind = JSON.stringify(lasting);
  const leftPage = options.alone ? undefined : leftPages.get(kind);
  if (leftPage) leftPages.delete(kind);
  const page = leftPage ?? (await openPage({ ...lasting, viewport, reducedMotion }));
  const context = page.context();
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!LATE_FONT.test(text) && !options.expectedMessages?.test(text)) complaints.push(text);
  };
  const onMessage = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type()))
      complain(`${message.type()}: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => complain(`uncaught: ${error.error().message}`);
  context.on('console', onMessage);
  context.on('weberror', onError);

  let isLeft = false;
  try {
    if (leftPage) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion });
    }
    await options.prepare?.(context);
    await page.goto(path, { waitUntil: 'load' });
    const ready = async () => {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    };
    await test({ page, ready });
    context.off('console', onMessage);
    context.off('weberror', onError);
    if (!options.alone && !page.isClosed()) {
      await forget(page);
      leftPages.set(kind, page);
      isLeft = true;
    }
  } finally {
    if (!isLeft) await context.close();
  }
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
};

/** Waits until what has happened so far is on the screen: handlers of a frame run before it, observers after it. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Waits for what the page put off to its next idle moment; idle callbacks come in the order they were asked for. */
export const nextIdleMoment = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));

/** Scrolls to the end of the page as a visitor would, screen by screen. */
export const scrollThrough = async (page: Page, step = 400): Promise<void> => {
  const isAtEnd = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
    );
  while (!(await isAtEnd())) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, step);
    await page.waitForFunction((y) => window.scrollY > y, before);
    await nextFrame(page);
  }
};

export interface LayoutShift {
  value: number;
  /** The words that each moved part begins with. */
  moved: string[];
}

/** What has moved by itself since `since`, in milliseconds of the page's clock. */
export const layoutShifts = async (page: Page, since = 0): Promise<LayoutShift[]> => {
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

/** WCAG 2.2 AA; the names have to be said, or axe leaves the size of targets out. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe cannot decide by itself, by rule and the key of its message, and why it is well all the same. */
const UNDECIDED: Readonly<Record<string, string>> = {
  'color-contrast: bgGradient':
    'The line under a link, or the mullions of a lit pane: ink is far above 4.5:1 on the pane and on them. No words stand on a sky.',
  'color-contrast: bgOverlap': 'Something of the same ground reaches under the words.',
  'color-contrast: pseudoContent': 'A drawn part beside the words, not below them.',
  'color-contrast: elmPartiallyObscured': 'A wide table is cut at the edge that it is scrolled at.',
  'color-contrast: shortTextContent':
    'One digit of a table whose other cells have the same colors.',
  'th-has-data-cells: th-has-data-cells':
    'A row that names a group of the comparison: the rows below it are its cells.',
};

interface AxeFindings {
  violations: string[];
  /** By rule and the key of its message. */
  undecided: string[];
}

/** The one in the package's main file is more than twice as long, and each page that is looked at is handed it anew. */
let axeSource: string | undefined;

/** Evaluated, not added as a script: the CSP would block that. */
const runAxe = async (page: Page, part: string): Promise<AxeFindings> => {
  axeSource ??= readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ([selector, values]) => {
      const runner = (window as unknown as { axe: typeof axe }).axe;
      const { violations, incomplete } = await runner.run(selector, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations', 'incomplete'],
        preload: false,
      });
      const messageKey = ({ id, data }: axe.CheckResult): string =>
        (data as { messageKey?: string } | null)?.messageKey ?? id;
      return {
        violations: violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join()}`,
        ),
        undecided: incomplete.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ any, all, none }) =>
            [...any, ...all, ...none].map((check) => `${id}: ${messageKey(check)}`),
          ),
        ),
      };
    },
    [part, AXE_TAGS] as const,
  );
};

/** What axe finds on the page as it is now, or in a part of it. */
export const axeViolations = async (page: Page, part = 'html'): Promise<string[]> =>
  (await runAxe(page, part)).violations;

/** The same with what axe leaves to people and nobody has looked at yet. */
export const axeComplaints = async (page: Page): Promise<string[]> => {
  const { violations, undecided } = await runAxe(page, 'html');
  return [...violations, ...new Set(undecided.filter((what) => !(what in UNDECIDED)))];
};

/** Goes to another page as a link would, without a new document: the browser makes the reads. */
export const goInside = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-left', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.locator('main h1:not([data-left])').waitFor({ state: 'attached' });
};
