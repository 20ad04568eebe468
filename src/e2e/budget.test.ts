import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { holdsToken } from '../contract/paths.ts';
import { matchRoute, routes } from '../app/routes.ts';
import { ROUTES } from './everyRoute.ts';
import { nextIdleMoment, PATIENCE_MS, siteUrl, widths } from './visit.ts';

/**
 * What each route may cost a phone's first visit, in bytes as they are sent (brotli) and in requests, with all that it
 * fetches by itself until it is idle. With `BUDGETS=write` the test writes the current cost, rounded up, as the budget.
 */
const BUDGETS_FILE = path.resolve(__dirname, 'budgets.json');
const KINDS = ['html', 'css', 'scripts', 'fonts', 'pictures', 'others', 'requests'] as const;
type Kind = (typeof KINDS)[number];
type Budget = Record<Kind, number>;

/** The row for pages without one of their own. */
const OTHER_PAGES = 'other pages';
const TABS = 2;
/** Thirty visits in one test: on a busy machine they take longer than any other. */
const TIME_LIMIT_MS = 300_000;
/**
 * What differs by itself: styles of pages come in the order in which these were first rendered, which brotli notices, and
 * a lazy picture at the edge of what is fetched comes or not.
 */
const DRIFT: Partial<Budget> = { html: 100, requests: 1 };
/** Budgets are rounded up to these: a word more is no news. */
const STEP: Budget = {
  html: 500,
  css: 1000,
  scripts: 1000,
  fonts: 1000,
  pictures: 1000,
  others: 1000,
  requests: 1,
};

/** The table in the file has a column for each of KINDS. */
const readBudgets = (): Record<string, Budget> => {
  const rows = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Record<string, number[]>;
  return Object.fromEntries(
    Object.entries(rows).map(([route, row]) => [
      route,
      Object.fromEntries(KINDS.map((kind, column) => [kind, row[column]])) as Budget,
    ]),
  );
};

const budgetRow = (cost: Budget): string => {
  const row = KINDS.map((kind) => {
    const most = cost[kind] + (DRIFT[kind] ?? 0);
    return Math.ceil(most / STEP[kind]) * STEP[kind];
  });
  return `[${row.join(', ')}]`;
};

interface Resource {
  kind: Kind;
  name: string;
  bytes: number;
}

const KIND_OF_FILE: readonly (readonly [RegExp, Kind])[] = [
  [/\.js$/, 'scripts'],
  [/\.woff2$/, 'fonts'],
  [/\.(?:avif|webp|png|jpe?g|gif|svg)$/, 'pictures'],
];

/** How much of one is fetched before it is played is up to the browser. */
const VIDEO = /\.(?:mp4|webm)$/;

/** The browser requests the tab icon at any time, so a slow page sometimes lists it. */
const TAB_ICON = /\/favicon[^/]*$/;

/** What a page has fetched so far, without itself. */
const resourcesOf = async (page: Page): Promise<Resource[]> => {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      bytes: entry.encodedBodySize,
    })),
  );
  // Each once: an emptied cache may have the browser ask for a preloaded font again.
  const files = new Map(entries.map(({ url, bytes }) => [new URL(url).pathname, bytes]));
  return [...files]
    .filter(([name]) => !VIDEO.test(name) && !TAB_ICON.test(name))
    .map(([name, bytes]) => {
      const kind = KIND_OF_FILE.find(([file]) => file.test(name))?.[1] ?? 'others';
      return { kind, name, bytes };
    });
};

/** The page itself, compressed as well as can be: what a site compresses at leisure. Its styles count as they are. */
const documentOf = async (route: string): Promise<Resource[]> => {
  const sent = await fetch(siteUrl() + route);
  const html = (await sent.text())
    // Where the site listens is another port each time,
    .replaceAll(siteUrl(), 'https://www.example.com')
    // and a style's group is numbered as pages were first asked for.
    .replaceAll(/data-styled\.g\d+/g, 'data-styled.g0');
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);
  return [
    { kind: 'html', name: route, bytes: brotliCompressSync(html).length },
    { kind: 'css', name: route, bytes: Buffer.byteLength(styles.join('')) },
  ];
};

/** As a first visitor: with nothing in any cache, not even in the browser's memory. */
const visitRoute = async (page: Page, session: CDPSession, route: string): Promise<Resource[]> => {
  await page.goto('/robots.txt');
  await session.send('Network.clearBrowserCache');
  await page.goto(route);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // Also what it puts off until it is idle.
  await nextIdleMoment(page);
  await page.waitForLoadState('networkidle');
  return [...(await documentOf(route)), ...(await resourcesOf(page))];
};

const measureRoutes = async (browser: Browser): Promise<Record<string, Resource[]>> => {
  const measured: Record<string, Resource[]> = {};
  const left = [...ROUTES];
  const work = async () => {
    // Its own, or one tab would empty the other's cache.
    const context = await browser.newContext({
      baseURL: siteUrl(),
      viewport: { width: widths.phone, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (let route = left.shift(); route !== undefined; route = left.shift()) {
      measured[route] = await visitRoute(page, session, route);
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));
  return measured;
};

const costOf = (resources: readonly Resource[]): Budget => {
  const bytes = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      resources
        .filter((resource) => resource.kind === kind)
        .reduce((sum, resource) => sum + resource.bytes, 0),
    ]),
  ) as Budget;
  // A page's styles come with it.
  return { ...bytes, requests: resources.filter(({ kind }) => kind !== 'css').length };
};

/** What a route spends too much on, with the files that it goes to, the largest first. */
const overspending = (resources: readonly Resource[], budget: Budget | undefined): string[] => {
  const cost = costOf(resources);
  return KINDS.filter((kind) => cost[kind] > (budget?.[kind] ?? 0)).map((kind) => {
    const spent = resources
      .filter((resource) =>
        kind === 'requests' ? resource.kind !== 'css' : resource.kind === kind,
      )
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes }) => `${name} ${bytes}`);
    return `${kind}: ${cost[kind]} of ${budget?.[kind] ?? 0}: ${spent.join(', ')}`;
  });
};

it(
  'keeps every route within its budget of bytes and requests',
  async () => {
    const browser = await chromium.connect(process.env.BROWSER_ENDPOINT!);
    const measured = await measureRoutes(browser).finally(() => browser.close());
    const costs = ROUTES.map((route) => [route, costOf(measured[route]!)] as const);
    if (process.env.BUDGETS === 'write') {
      const others = KINDS.map((kind) => readBudgets()[OTHER_PAGES]![kind]);
      const rows = [
        ...costs.map(([route, cost]) => `  ${JSON.stringify(route)}: ${budgetRow(cost)}`),
        `  "${OTHER_PAGES}": [${others.join(', ')}]`,
      ];
      writeFileSync(BUDGETS_FILE, `{\n${rows.join(',\n')}\n}\n`);
    }
    const budgets = readBudgets();

    const complaints = ROUTES.flatMap((route) =>
      overspending(measured[route]!, budgets[route] ?? budgets[OTHER_PAGES]).map(
        (complaint) => `${route} ${complaint}`,
      ),
    );
    expect(complaints).toEqual([]);
    // Every page goes on with scripts: one without any was not measured.
    expect(costs.filter(([, { scripts }]) => scripts === 0)).toEqual([]);
  },
  TIME_LIMIT_MS,
);

it('visits every page of the site, and keeps no budget for one that is gone', () => {
  const visited = new Set(ROUTES.map((address) => matchRoute(address).route.page));
  // A private page is nothing without somebody's lead.
  const missed = routes.filter(({ page, path }) => !visited.has(page) && !holdsToken(path));
  expect(missed).toEqual([]);
  const rows = Object.keys(readBudgets()).filter((row) => row !== OTHER_PAGES);
  expect(rows.filter((row) => !ROUTES.includes(row))).toEqual([]);
});
