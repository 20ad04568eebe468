import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import { median, printFigures, startBareServer, startBuiltSite } from './benchmark.ts';
import { CPU_SLOWDOWN, measureTaps } from './benchTaps.ts';
import { buildIfStale } from './buildSite.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './findChromium.ts';

/**
 * `npm run bench`: Lighthouse's mobile preset (simulated slow 4G, CPU slowed down four times) for pages of the built
 * site, each beside the same page without its scripts. Rounds are interleaved, so a busy machine affects both alike.
 *
 *     npm run bench -- --rounds 5 --pages home,pricing
 *
 * Then the taps of a visitor's journey on a phone (benchTaps.ts), or only these with `--pages taps`.
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
const TAPS = 'taps';
const TAP_ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Visits a page in a new browser, so that every visit starts with an empty cache. */
const measure = async (url: string): Promise<Result> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  try {
    const run = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: CATEGORIES });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run.lhr;
  } finally {
    await browser.close();
  }
};

const scriptBytes = ({ audits }: Result): number => {
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? details.items : [];
  return (requests as unknown as { resourceType?: string; transferSize: number }[])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
};

const describe = (site: readonly Result[], bare: readonly Result[]) => {
  const middle = (results: readonly Result[], audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const lowest = (category: string) =>
    Math.min(...site.map(({ categories }) => categories[category]?.score ?? NaN));
  const lcpMs = middle(site, 'largest-contentful-paint');
  const bareLcpMs = middle(bare, 'largest-contentful-paint');
  return {
    'lowest scores': CATEGORIES.map((category) => Math.round(100 * lowest(category))).join(' '),
    'LCP ms': Math.round(lcpMs),
    'without scripts': Math.round(bareLcpMs),
    ratio: `${(lcpMs / bareLcpMs).toFixed(2)}x`,
    'TBT ms': Math.round(middle(site, 'total-blocking-time')),
    CLS: Number(middle(site, 'cumulative-layout-shift').toFixed(3)),
    'JS KB': Math.round(median(site.map(scriptBytes)) / 1000),
  };
};

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: [...Object.keys(PAGES), TAPS].join(',') },
  },
});
const chosen = values.pages.split(',');
const names = chosen.filter((name) => name !== TAPS);
for (const name of names)
  if (!(name in PAGES))
    throw new Error(
      `Unknown page "${name}". Use one of: ${[...Object.keys(PAGES), TAPS].join(', ')}.`,
    );

await buildIfStale();
const site = await startBuiltSite();
const bare = await startBareServer(site.origin, 'without-scripts');
// The first request of each page renders it.
for (const name of names) await fetch(site.origin + PAGES[name]!);

const measured = names.map((name) => ({ name, site: [] as Result[], bare: [] as Result[] }));
for (let round = 1; round <= Number(values.rounds); round += 1) {
  for (const { name, ...results } of measured) {
    process.stderr.write(`Round ${round} of ${values.rounds}: ${name}\n`);
    results.site.push(await measure(site.origin + PAGES[name]!));
    results.bare.push(await measure(bare.origin + PAGES[name]!));
  }
}
if (names.length > 0)
  printFigures(
    `Medians of ${values.rounds} rounds; scores: ${CATEGORIES.join(', ')}.`,
    Object.fromEntries(
      measured.map(({ name, ...results }) => [name, describe(results.site, results.bare)]),
    ),
  );
if (chosen.includes(TAPS))
  printFigures(
    `Taps on a phone, CPU slowed down ${CPU_SLOWDOWN} times; medians of ${TAP_ROUNDS} rounds.`,
    await measureTaps(site.origin, TAP_ROUNDS),
  );
process.exit();
