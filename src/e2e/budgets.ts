import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { ROUTES } from './everyRoute.ts';
import { siteUrl, TIMEOUT_MS, widths } from './visit.ts';
import { nextIdleMoment } from './pageSteps.ts';

/**
 * Limits for the first visit on a phone, until the page is idle: transferred bytes (Brotli) by kind, and requests. With
 * `BUDGETS=write` the test in this folder writes the current cost, rounded up, as the new budget.
 */
const BUDGETS_FILE = path.resolve(__dirname, 'budgets.json');
const KINDS = ['html', 'css', 'scripts', 'fonts', 'pictures', 'others', 'requests'] as const;
type Kind = (typeof KINDS)[number];
type Budget = Record<Kind, number>;

/** The row for routes without their own. */
export const OTHER_PAGES = 'other pages';
/**
 * Variation between runs: styles are ordered by first render, which changes the compressed size, and a lazy image near the
 * viewport's edge may load or not.
 */
const DRIFT: Partial<Budget> = { html: 100, requests: 1 };
/** Budgets are rounded up to these steps, so that a small change of text fits. */
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
export const readBudgets = (): Record<string, Budget> => {
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

/** The browser decides how much of a video it loads before it plays. */
const VIDEO = /\.(?:mp4|webm)$/;

/** The browser requests the tab icon at any time, so a slow page sometimes lists it. */
const TAB_ICON = /\/favicon[^/]*$/;

/** Resources loaded so far, without the document. */
const resourcesOf = async (page: Page): Promise<Resource[]> => {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      bytes: entry.encodedBodySize,
    })),
  );
  return entries
    .map(({ url, bytes }) => [new URL(url).pathname, bytes] as const)
    .filter(([name]) => !VIDEO.test(name) && !TAB_ICON.test(name))
    .map(([name, bytes]) => {
      const kind = KIND_OF_FILE.find(([file]) => file.test(name))?.[1] ?? 'others';
      return { kind, name, bytes };
    });
};

/** The document at the highest compression, and its inline styles uncompressed. */
const documentOf = async (route: string): Promise<Resource[]> => {
  const sent = await fetch(siteUrl() + route);
  const html = (await sent.text())
    // The port differs between runs.
    .replaceAll(siteUrl(), 'https://www.example.com')
    // Style groups are numbered by first render.
    .replaceAll(/data-styled\.g\d+/g, 'data-styled.g0')
    // Hashes of the build and of pictures compress differently each time.
    .replaceAll(/(?<=data-build=")\w+|(?<=\/link-pictures\/)[\w-]+/g, (hash) =>
      '0123456789abcdef'.slice(0, hash.length),
    );
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);
  return [
    { kind: 'html', name: route, bytes: brotliCompressSync(html).length },
    { kind: 'css', name: route, bytes: Buffer.byteLength(styles.join('')) },
  ];
};

/** A first visit, with empty caches. */
const visitRoute = async (browser: Browser, route: string): Promise<Resource[]> => {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    viewport: { width: widths.phone, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await page.goto(route);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await nextIdleMoment(page);
  await page.waitForLoadState('networkidle');
  const resources = [...(await documentOf(route)), ...(await resourcesOf(page))];
  await context.close();
  return resources;
};

/** The resources that count toward a kind. Styles are part of the document. */
const countedAs = (kind: Kind, resources: readonly Resource[]): Resource[] =>
  resources.filter((resource) =>
    kind === 'requests' ? resource.kind !== 'css' : resource.kind === kind,
  );

const costOf = (resources: readonly Resource[]): Budget =>
  Object.fromEntries(
    KINDS.map((kind) => {
      const counted = countedAs(kind, resources);
      const bytes = counted.reduce((sum, resource) => sum + resource.bytes, 0);
      return [kind, kind === 'requests' ? counted.length : bytes];
    }),
  ) as Budget;

/** Kinds over budget, each with its files, largest first. */
const findOverspending = (resources: readonly Resource[], budget: Budget): string[] => {
  const cost = costOf(resources);
  return KINDS.filter((kind) => cost[kind] > budget[kind]).map((kind) => {
    const spent = countedAs(kind, resources)
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ name, bytes }) => `${name} ${bytes}`);
    return `${kind}: ${cost[kind]} of ${budget[kind]}: ${spent.join(', ')}`;
  });
};

/** Kinds of pages: marketing, a form, an article, a list. */
export const FIRST_ROUTES: readonly string[] = [
  paths.home,
  paths.requestDemo,
  paths.whatsNew,
  paths.allEvents,
];
export const FURTHER_ROUTES = ROUTES.filter((route) => !FIRST_ROUTES.includes(route));

const writeBudgets = (costs: readonly (readonly [string, Budget])[]): void => {
  const others = KINDS.map((kind) => readBudgets()[OTHER_PAGES]![kind]);
  const rows = [
    ...costs.map(([route, cost]) => `  ${JSON.stringify(route)}: ${budgetRow(cost)}`),
    `  "${OTHER_PAGES}": [${others.join(', ')}]`,
  ];
  writeFileSync(BUDGETS_FILE, `{\n${rows.join(',\n')}\n}\n`);
};

/** Visits the routes, or with `BUDGETS=write` all of them. */
export const expectWithinBudgets = async (wanted: readonly string[]): Promise<void> => {
  const isWriting = process.env.BUDGETS === 'write';
  const visited = isWriting ? ROUTES : wanted;
  const browser = await chromium.connect(process.env.BROWSER_ENDPOINT!);
  const measured: Record<string, Resource[]> = {};
  for (const route of visited) measured[route] = await visitRoute(browser, route);
  await browser.close();
  const costs = visited.map((route) => [route, costOf(measured[route]!)] as const);
  if (isWriting) writeBudgets(costs);
  const budgets = readBudgets();

  const problems = visited.flatMap((route) =>
    findOverspending(measured[route]!, budgets[route] ?? budgets[OTHER_PAGES]!).map(
      (problem) => `${route} ${problem}`,
    ),
  );
  expect(problems).toEqual([]);
  const isEditors = ({ name }: Resource) => name.includes('/editor.');
  expect(visited.filter((route) => measured[route]!.some(isEditors))).toEqual([]);
  // Every page loads scripts, so a page without any was not measured.
  expect(costs.filter(([, { scripts }]) => scripts === 0)).toEqual([]);
};
