import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const siteUrl = (): string => process.env.SITE_UNDER_TEST!;

export const widths = { phone: 390, tablet: 768, laptop: 1024, desktop: 1440 } as const;

let browser: Browser | undefined;

const connect = async (): Promise<Browser> =>
  (browser ??= await chromium.connect(process.env.BROWSER_ENDPOINT!));

afterAll(async () => {
  await browser?.close();
  browser = undefined;
});

export interface VisitOptions {
  width?: number;
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** Another site than the shared one. */
  site?: string;
  /** Console messages that this visit is about; everything else fails the test. */
  expectedMessages?: RegExp;
  /** Prepares the context before anything is loaded, for example its routes. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

export interface Visit {
  page: Page;
  /** Waits until the page is interactive. */
  ready: () => Promise<void>;
}

/**
 * Opens a page of the site in a fresh browser context and hands it to `test`. Any console error or warning (hydration
 * warnings among them), uncaught exception or failed request of our own fails the test.
 */
export const visit = async (
  path: string,
  options: VisitOptions,
  test: (visit: Visit) => Promise<void>,
): Promise<void> => {
  const { width = widths.desktop, javaScript = true, reducedMotion = false } = options;
  const context = await (
    await connect()
  ).newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    baseURL: options.site ?? siteUrl(),
  });
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!options.expectedMessages?.test(text)) complaints.push(text);
  };
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complain(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));

  try {
    await options.prepare?.(context);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'load' });
    const ready = async () => {
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    };
    await test({ page, ready });
  } finally {
    await context.close();
  }
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
};
