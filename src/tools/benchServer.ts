import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import {
  measureRounds,
  median,
  printFigures,
  processorSeconds,
  startBareServer,
  startBuiltSite,
  type RunningServer,
} from './benchmark.ts';
import { buildIfStale } from './buildSite.ts';
import { multiplyContent } from './multiplyContent.ts';
import { CONNECTIONS, generateLoad, GENERATOR, REQUEST_NUMBER } from './loadGenerator.ts';

/**
 * `npm run bench:server`: processor time of the server per request, beside a bare Node server that answers the same bytes.
 * Processor time does not depend on the speed of the load generator. `--large` first starts the site with 10,000 posts and
 * 5,000 articles.
 *
 *     npm run bench:server -- --rounds 5 --seconds 5 --large
 */
const WARM_UP_SECONDS = 1;
/** Before the first round: V8 needs about 1,000 renderings to compile the hot functions. */
const FIRST_WARM_UP_SECONDS = 5;
/** A server that is idle for a longer part of the time could answer more than the generator asks for. */
const BUSY_SHARE = 0.9;

interface Case {
  path: string;
  headers?: Record<string, string>;
  body?: string;
  isRendered?: boolean;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    large: { type: 'boolean', default: false },
  },
});

const measureLargeLibrary = async () => {
  const content = multiplyContent({ posts: 10_000, articles: 5000 });
  const started = performance.now();
  const { pid } = await startBuiltSite({ CONTENT_DIR: content });
  const readySeconds = (performance.now() - started) / 1000;
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
  process.kill(pid, 'SIGKILL');
  const figures = `${readySeconds.toFixed(1)} s with ${Math.round(kilobytes / 1024)} MB`;
  process.stdout.write(`10,000 posts and 5,000 articles: ready after ${figures}.\n`);
};

await buildIfStale();
if (values.large) await measureLargeLibrary();
const unlimited = { POST_LIMIT_PER_MINUTE: '0' };
const site = await startBuiltSite(unlimited);
const uncached = await startBuiltSite({ ...unlimited, PAGE_CACHE_SECONDS: '0' });
const bare = await startBareServer(site.origin);

const brotli = { 'accept-encoding': 'br' };
const home = await fetch(site.origin + paths.home, { headers: brotli });
const [font = ''] = /\/assets\/[\w.-]+\.woff2/.exec(await home.text()) ?? [];
const etag = home.headers.get('etag') ?? '';
const cases: Record<string, Case> = {
  'cached home': { path: paths.home, headers: brotli },
  'cached home, 304': { path: paths.home, headers: { ...brotli, 'if-none-match': etag } },
  'rendered home': { path: paths.home, headers: brotli, isRendered: true },
  'static file': { path: font },
  'API list': { path: callPath('activePosts') },
  'help search': { path: callPath('helpSearch', { q: 'lead' }) },
  'newsletter form': {
    path: callPath('subscribe'),
    body: JSON.stringify({ email: `reader-${REQUEST_NUMBER}@example.com` }),
  },
};

const measure = async (
  { origin, pid }: RunningServer,
  { path: address, headers, body }: Case,
  round: number,
) => {
  const request = { url: origin + address, headers, body };
  await generateLoad(request, {
    seconds: round === 1 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS,
  });
  const before = processorSeconds(pid);
  const { requests, seconds, p99Ms, failed } = await generateLoad(request, {
    seconds: Number(values.seconds),
  });
  const used = processorSeconds(pid) - before;
  return {
    microseconds: (used / requests) * 1e6,
    perSecond: requests / seconds,
    isBusy: used / seconds >= BUSY_SHARE,
    p99Ms,
    failed,
  };
};

printFigures(
  `Processor time per request and answers per second, medians of ${values.rounds} rounds of ${values.seconds} s. ` +
    `${CONNECTIONS} connections of ${GENERATOR}; "at least" where it was slower than the server.`,
  await measureRounds(Number(values.rounds), Object.entries(cases), async (one, round) => ({
    site: await measure(one.isRendered ? uncached : site, one, round),
    bare: await measure(bare, one, round),
  })),
  (rounds) => {
    const medianOf = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of));
    const isBusy = rounds.every((round) => round.site.isBusy);
    const perSecond = Math.round(medianOf(({ site }) => site.perSecond)).toLocaleString('en');
    return {
      'CPU us': Math.round(medianOf(({ site }) => site.microseconds)),
      'bare CPU us': Math.round(medianOf(({ bare }) => bare.microseconds)),
      ratio: `${medianOf(({ site, bare }) => site.microseconds / bare.microseconds).toFixed(2)}x`,
      'per second': isBusy ? perSecond : `at least ${perSecond}`,
      'p99 ms': Math.round(medianOf(({ site }) => site.p99Ms)),
      failed: rounds.reduce((sum, { site }) => sum + site.failed, 0),
    };
  },
);
process.exit();
