import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { paths } from '../contract/paths.ts';
import { measureRounds, median, printFigures, startBuiltSite } from './benchmark.ts';
import { printJourneys } from './benchJourneys.ts';
import { printTaps } from './benchTaps.ts';
import { buildIfStale } from './buildSite.ts';
import { launchChromium } from './findChromium.ts';

/**
 * `npm run bench`: Lighthouse's mobile preset (simulated slow 4G, CPU slowed down four times) for pages of the built
 * site, each beside the same page without its scripts. Then single taps on a phone (benchTaps.ts) and journeys of three
 * pages with a slow connection (benchJourneys.ts).
 * `--cpu 12` slows the CPU twelve times instead, as Lighthouse does on a machine with a third of the CPU index.
 *
 *     npm run bench -- --rounds 5 --pages home,pricing,taps,journeys
 */
const PAGES: Readonly<Record<string, string>> = {
  home: paths.home,
  pricing: paths.pricing,
  post: paths.post('first-five-minutes'),
  article: paths.helpArticle('set-up-a-round-robin-rotation'),
  demo: paths.requestDemo,
  feature: paths.feature('dashboard'),
  'help center': paths.helpCenter,
  event: paths.event('import-day-together'),
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const LIGHTHOUSE_SLOWDOWN = 4;

/** What `--pages` may name beside pages. */
const PARTS = ['taps', 'journeys'];

/** Without its scripts a page asks whether the server answers, and would reload itself during the visit. */
const BLOCKED_WITHOUT_SCRIPTS = ['*.js', '*/healthz'];

const JOURNEY_ROUNDS = 1;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    pages: { type: 'string', default: [...Object.keys(PAGES), ...PARTS].join(',') },
    cpu: { type: 'string', default: String(LIGHTHOUSE_SLOWDOWN) },
  },
});
const slowdown = Number(values.cpu);

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

interface Visit {
  onlyCategories: string[];
  blockedUrlPatterns?: string[];
}

const debuggingPort = await freePort();

/** Lighthouse empties the browser's cache and storage before each visit. */
const measure = async (url: string, visit: Visit): Promise<Result> => {
  const run = await lighthouse(url, {
    port: debuggingPort,
    logLevel: 'silent',
    throttling: { cpuSlowdownMultiplier: slowdown },
    disableFullPageScreenshot: true,
    ...visit,
  });
  if (!run || run.lhr.runtimeError)
    throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  return run.lhr;
};

const scriptBytes = ({ audits }: Result): number => {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return (requests as unknown as { resourceType?: string; transferSize: number }[])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
};

const describe = (rounds: readonly { site: Result; bare: Result }[]) => {
  const middle = (server: 'site' | 'bare', audit: string) =>
    median(rounds.map((round) => round[server].audits[audit]?.numericValue ?? NaN));
  const lowest = (category: string) =>
    Math.min(...rounds.map(({ site }) => site.categories[category]?.score ?? NaN));
  const index = median(rounds.map(({ site }) => site.environment.benchmarkIndex));
  const lcpMs = middle('site', 'largest-contentful-paint');
  const bareLcpMs = middle('bare', 'largest-contentful-paint');
  return {
    'lowest scores': CATEGORIES.map((category) => Math.round(100 * lowest(category))).join(' '),
    'LCP ms': Math.round(lcpMs),
    'without scripts': Math.round(bareLcpMs),
    ratio: `${(lcpMs / bareLcpMs).toFixed(2)}x`,
    'script ms': Math.round(middle('site', 'bootup-time')),
    'TBT ms': Math.round(middle('site', 'total-blocking-time')),
    'TBT without scripts': Math.round(middle('bare', 'total-blocking-time')),
    'CPU index': Math.round((index * LIGHTHOUSE_SLOWDOWN) / slowdown),
    CLS: Number(middle('site', 'cumulative-layout-shift').toFixed(3)),
    'JS KB': Math.round(median(rounds.map(({ site }) => scriptBytes(site))) / 1000),
  };
};

const chosen = values.pages.split(',');
for (const name of chosen)
  if (!PARTS.includes(name) && !(name in PAGES))
    throw new Error(
      `Unknown page "${name}". Use some of: ${[...Object.keys(PAGES), ...PARTS].join(', ')}.`,
    );
const pages = Object.entries(PAGES).filter(([name]) => chosen.includes(name));

await buildIfStale();
const site = await startBuiltSite();
// The first request of each page renders it.
for (const [, page] of pages) await fetch(site.origin + page);

if (pages.length > 0) {
  const browser = await launchChromium(`--remote-debugging-port=${debuggingPort}`);
  printFigures(
    `Medians of ${values.rounds} rounds; scores: ${CATEGORIES.join(', ')}.`,
    await measureRounds(Number(values.rounds), pages, async (page) => ({
      site: await measure(site.origin + page, { onlyCategories: CATEGORIES }),
      bare: await measure(site.origin + page, {
        onlyCategories: ['performance'],
        blockedUrlPatterns: BLOCKED_WITHOUT_SCRIPTS,
      }),
    })),
    describe,
  );
  await browser.close();
}
if (chosen.includes('taps')) await printTaps(site.origin);
if (chosen.includes('journeys')) await printJourneys(site.origin, JOURNEY_ROUNDS);
process.exit();
