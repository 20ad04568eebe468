import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { paths } from '../contract/paths.ts';
import {
  countOf,
  endOnSignals,
  machine,
  machineAtRest,
  startBuiltSite,
  startTwin,
} from './benchmark.ts';
import { buildIfStale } from './buildSite.ts';
import { markdownTable, median } from './figures.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './findChromium.ts';

/**
 * `npm run bench`: Lighthouse's mobile preset (simulated slow 4G, processor four times slower) over the built site, each
 * page beside its limit, which is the same page without its scripts, and beside one bare file, the floor of any site.
 * Rounds are interleaved, so that what a busy machine does hits all alike; only ratios within one run say something.
 *
 *     npm run bench -- --rounds 5 --pages home,pricing --json figures.json
 */
const PAGES: Readonly<Record<string, string>> = {
  home: paths.home,
  pricing: paths.pricing,
  post: paths.post('first-five-minutes'),
  article: paths.helpArticle('set-up-a-round-robin-rotation'),
  demo: paths.requestDemo,
  feature: paths.feature('lead-management-system'),
  'help center': paths.helpCenter,
  event: paths.event('import-day-together'),
};
const FLOOR = 'floor';
/** One page takes 10 to 15 s; whatever takes this long hangs. */
const LIMIT_MS = 120_000;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Figures {
  /** Of 100, in the order of CATEGORIES. */
  scores: number[];
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  mainThreadMs: number;
  /** Bytes on the wire by kind, and how many requests. */
  bytes: Record<'html' | 'scripts' | 'fonts' | 'pictures', number>;
  requests: number;
  /** Audits that cost a point in accessibility, best practices or SEO. */
  failing: string[];
}

interface NetworkRequest {
  resourceType?: string;
  transferSize: number;
  url: string;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const figuresOf = ({ audits, categories }: Result): Figures => {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : [];
  const bytesOf = (...types: string[]) =>
    requests
      .filter(({ resourceType = '' }) => types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const failing = CATEGORIES.filter((id) => id !== 'performance')
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? NaN) * 100)),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThreadMs: value('mainthread-work-breakdown'),
    bytes: {
      html: bytesOf('Document'),
      scripts: bytesOf('Script'),
      fonts: bytesOf('Font'),
      pictures: bytesOf('Image'),
    },
    requests: requests.length,
    failing,
  };
};

/** One visit by a browser of its own: none finds what another has left. */
const measure = async (url: string): Promise<Figures> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
  });
  const timer = setTimeout(() => void browser.close(), LIMIT_MS);
  try {
    const run = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    });
    if (!run || run.lhr.runtimeError)
      throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? 'no answer'}`);
    return figuresOf(run.lhr);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
};

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(PAGES).join(',') },
    json: { type: 'string' },
  },
});
const rounds = countOf('rounds', values.rounds);
const names = values.pages.split(',');
for (const name of names)
  if (!(name in PAGES))
    throw new Error(`No page is called "${name}": ${Object.keys(PAGES).join(', ')} are.`);

endOnSignals();
await buildIfStale();
const site = await startBuiltSite();
const twin = await startTwin(site.url, 'without-scripts');
const targets = [
  ...names.flatMap((name) => [
    { name, url: site.url + PAGES[name]! },
    { name: `${name}, limit`, url: twin.url + PAGES[name]! },
  ]),
  { name: FLOOR, url: `${twin.url}/${FLOOR}` },
];
// The first visitor's page is rendered anew; none of those measured is the first.
for (const { url } of targets) await fetch(url);
await machineAtRest();

const measured: Record<string, Figures[]> = {};
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, url } of targets) {
    process.stderr.write(`round ${round} of ${rounds}: ${name}\n`);
    (measured[name] ??= []).push(await measure(url));
  }
}
await Promise.all([site.stop(), twin.stop()]);

const of = (name: string, pick: (figures: Figures) => number) => measured[name]!.map(pick);
const row = (name: string): string[] => {
  const scores = CATEGORIES.map((_, index) => of(name, (figures) => figures.scores[index]!));
  const middle = (pick: (figures: Figures) => number) => median(of(name, pick));
  const lcp = middle(({ lcpMs }) => lcpMs);
  const limit = `${name}, limit`;
  const limitMs = limit in measured ? median(of(limit, ({ lcpMs }) => lcpMs)) : undefined;
  const tbt = middle(({ tbtMs }) => tbtMs);
  return [
    name,
    `${median(scores[0]!)} (${Math.min(...scores[0]!)})`,
    scores
      .slice(1)
      .map((category) => Math.min(...category))
      .join(' '),
    seconds(middle(({ fcpMs }) => fcpMs)),
    limitMs
      ? `${seconds(lcp)} (${seconds(limitMs)}, ${(lcp / limitMs).toFixed(2)}x)`
      : seconds(lcp),
    `${tbt.toFixed(0)} (${Math.max(...of(name, ({ tbtMs }) => tbtMs)).toFixed(0)})`,
    Math.max(...of(name, ({ cls }) => cls)).toFixed(3),
    ...(['scripts', 'html', 'fonts', 'pictures'] as const).map((kind) =>
      kilobytes(middle(({ bytes }) => bytes[kind])),
    ),
    String(middle(({ requests }) => requests)),
    seconds(middle(({ mainThreadMs }) => mainThreadMs)),
  ];
};

const head = [
  'page',
  'score (min)',
  'a11y, best, SEO',
  'FCP s',
  'LCP s (limit, ratio)',
  'TBT ms (max)',
  'CLS max',
  'JS KB',
  'HTML KB',
  'fonts KB',
  'pictures KB',
  'requests',
  'main thread s',
];
const table = markdownTable([head, ...[...names, FLOOR].map(row)]);
const failing = [...names].flatMap((name) =>
  [...new Set(measured[name]!.flatMap((figures) => figures.failing))].map(
    (audit) => `${name}: ${audit}`,
  ),
);
process.stdout.write(
  `${[`Medians of ${rounds} rounds. ${machine()}.`, '', table, ...(failing.length > 0 ? ['', 'Failing audits:', ...failing] : [])].join('\n')}\n`,
);
if (values.json)
  writeFileSync(
    values.json,
    JSON.stringify({ machine: machine(), rounds, pages: measured }, null, 2),
  );
