import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { Configuration } from 'webpack';
import { printTable, startBuiltSite, startServer, type RunningServer } from './benchmark.ts';
import { projectRoot } from './buildConfig.ts';
import { buildSite } from './buildSite.ts';
import { launchChromium } from './findChromium.ts';
import { generateLoad } from './loadGenerator.ts';
import { PUBLISHED, PUBLISHED_ON, type FrameworkFigures } from './trackerTable/publishedFigures.ts';
import { LINKED_TABLE_PATH, TABLE_PATH } from './trackerTable/tablePaths.ts';

/**
 * `npm run bench:tracker`: the table of 1,000 rows of the e18e framework tracker, rendered by this site's server, and
 * started in the browser by its scripts, beside the tracker's published figures. A separate build has the routes of the
 * table (trackerTable/). The tracker calls the renderer without HTTP; here one connection asks for the page.
 *
 *     npm run bench:tracker -- --seconds 5 --visits 5
 */
const CONNECTION_COUNTS = [1, 5, 10, 25, 50, 100, 200];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    visits: { type: 'string', default: '5' },
  },
});
const seconds = Number(values.seconds);

const source = (file: string): string => path.join(projectRoot, 'src', file);

const withTable = (configuration: Configuration): Configuration => ({
  ...configuration,
  // Its modules would replace those of the site's build in the cache.
  cache: false,
  resolve: {
    ...configuration.resolve,
    alias: {
      ...configuration.resolve?.alias,
      [source('features/about/aboutRoutes.ts')]: source('tools/trackerTable/tableRoutes.ts'),
      [source('app/PageLayout.tsx')]: source('tools/trackerTable/BareLayout.tsx'),
    },
  },
});

const startTrackerSite = async (): Promise<RunningServer> => {
  // Inside `node_modules`, so that the server finds the packages that it imports.
  process.env.DIST_DIR = path.join(projectRoot, 'node_modules/.cache/tracker-table');
  await buildSite(withTable);
  return startBuiltSite({ PAGE_CACHE_SECONDS: '0' });
};

const measureServer = async (origin: string): Promise<FrameworkFigures> => {
  const table = origin + TABLE_PATH;
  const body = await (await fetch(table, { headers: { 'accept-encoding': 'identity' } })).text();
  if (!body.includes('<td>')) throw new Error(`${table} has no table.`);
  // V8 needs about 1,000 renderings to compile the hot functions.
  await generateLoad({ url: table }, { seconds, connections: 1 });
  const single = await generateLoad({ url: table }, { seconds: 2 * seconds, connections: 1 });
  let peak = { perSecond: 0, p99Ms: 0 };
  for (const connections of CONNECTION_COUNTS) {
    const load = await generateLoad({ url: origin + LINKED_TABLE_PATH }, { seconds, connections });
    const perSecond = load.requests / load.seconds;
    process.stderr.write(
      `${connections} connections: ${perSecond.toFixed(0)}/s, p99 ${load.p99Ms.toFixed(0)} ms, ${load.failed} failed\n`,
    );
    if (load.failed === 0 && perSecond > peak.perSecond) peak = { perSecond, p99Ms: load.p99Ms };
  }
  return {
    rendersPerSecond: single.requests / single.seconds,
    bodyKb: Buffer.byteLength(body) / 1024,
    peakPerSecond: peak.perSecond,
    peakP99Ms: peak.p99Ms,
  };
};

interface TraceEvent {
  name: string;
  ph: string;
  ts: number;
  id2?: { local?: string };
  args: { data?: { interactionId?: number } };
}

/** The longest interaction of a trace: from the input to the next frame, as Lighthouse takes it. */
const longestInteractionMs = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const timings = traceEvents.filter(({ name }) => name === 'EventTiming');
  const ends = new Map(
    timings.filter(({ ph }) => ph === 'e').map((event) => [event.id2?.local, event.ts]),
  );
  const durations = timings
    .filter(({ ph, args }) => ph === 'b' && args.data?.interactionId)
    .map(({ ts, id2 }) => ((ends.get(id2?.local) ?? NaN) - ts) / 1000);
  return Math.max(...durations);
};

/** Opens the table in a new browser for each visit, as the tracker does, and returns the mean of what `measure` finds. */
const meanOfVisits = async (
  origin: string,
  measure: (browser: Browser, page: Page) => Promise<number>,
): Promise<number> => {
  const visits = Number(values.visits);
  let sum = 0;
  for (let visit = 0; visit < visits; visit += 1) {
    const browser = await launchChromium();
    const page = await browser.newPage();
    await page.goto(origin + LINKED_TABLE_PATH);
    sum += await measure(browser, page);
    await browser.close();
  }
  return sum / visits;
};

const readFirstPaint = async (_: Browser, page: Page): Promise<number> => {
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  return (await paint.jsonValue()) ?? NaN;
};

/** Clicks the link of the first row. */
const clickRow = async (browser: Browser, page: Page): Promise<number> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // The tracker waits for Lighthouse's report here.
  await pause(1000);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.click('table tbody tr:first-child a');
  await page.locator('#detail-id').waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return longestInteractionMs(await browser.stopTracing());
};

const rounded = (value: number | undefined): string =>
  value === undefined ? '-' : Math.round(value).toLocaleString('en');

const rowOf = (figures: FrameworkFigures) => ({
  'renders/s': rounded(figures.rendersPerSecond),
  'body KB': rounded(figures.bodyKb),
  'peak req/s (p99 ms)': `${rounded(figures.peakPerSecond)} (${rounded(figures.peakP99Ms)})`,
  'FCP ms': rounded(figures.fcpMs),
  'click ms': rounded(figures.clickMs),
});

const site = await startTrackerSite();
const plain = await startServer([source('tools/trackerTable/plainServer.ts')]);
const plainFigures = {
  ...(await measureServer(plain.origin)),
  fcpMs: await meanOfVisits(plain.origin, readFirstPaint),
};
const siteFigures = {
  ...(await measureServer(site.origin)),
  fcpMs: await meanOfVisits(site.origin, readFirstPaint),
  clickMs: await meanOfVisits(site.origin, clickRow),
};
const published = Object.fromEntries(
  Object.entries(PUBLISHED).map(([name, figures]) => [`${name}, ${PUBLISHED_ON}`, rowOf(figures)]),
);
printTable(
  'A table of 1,000 rows, up to 200 connections. The rows with a date were measured by the framework tracker, with 2 CPUs.',
  {
    'this site': rowOf(siteFigures),
    'plain HTML, this machine': rowOf(plainFigures),
    ...published,
  },
);
process.exit();
