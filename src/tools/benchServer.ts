import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import {
  measureRounds,
  median,
  printFigures,
  startBareServer,
  startBuiltSite,
  temporaryFolder,
} from './benchmark.ts';
import { buildIfStale } from './buildSite.ts';
import { projectRoot } from './buildConfig.ts';

/**
 * `npm run bench:server`: autocannon over 32 connections against the built site, beside a bare Node server that answers
 * the same bytes. `--large` first starts the site with 10,000 posts and 5,000 articles.
 *
 *     npm run bench:server -- --rounds 5 --seconds 3 --large
 */
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;
/** Before the first round: V8 needs about 1,000 renderings to compile the hot functions. */
const FIRST_WARM_UP_SECONDS = 5;
/** autocannon ignores `connection: close`, which the site sends after 1,000 requests. */
const REQUESTS_PER_CONNECTION = 900;

/** `latency` is in milliseconds, `duration` in seconds. */
interface LoadResult {
  duration: number;
  latency: { p99: number };
  '2xx': number;
  '3xx': number;
  non2xx: number;
  errors: number;
}

// The package has no types.
const autocannon = createRequire(import.meta.url)('autocannon') as (
  options: object,
) => Promise<LoadResult>;

interface Case {
  path: string;
  headers?: Record<string, string>;
  origin?: string;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    large: { type: 'boolean', default: false },
  },
});

/** Adds copies with their own names and titles until there are `count` documents. */
const multiply = (folder: string, pattern: string, count: number) => {
  const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
  for (let copy = files.length; copy < count; copy += 1) {
    const file = files[copy % files.length]!;
    const text = readFileSync(file, 'utf8')
      .replace(
        /^title: ["']?(.*?)["']?$/m,
        (_, title) => `title: ${JSON.stringify(`${title} (${copy})`)}`,
      )
      .replace(/^featured: .*\n/m, '');
    writeFileSync(file.replace(/\.md$/, `-${copy}.md`), text);
  }
};

const measureLargeLibrary = async () => {
  const folder = temporaryFolder();
  cpSync(path.join(projectRoot, 'content'), folder, { recursive: true });
  multiply(folder, 'posts/[a-z]*.md', 10_000);
  multiply(folder, 'help/*/[a-z]*.md', 5000);
  const started = performance.now();
  const { pid } = await startBuiltSite({ CONTENT_DIR: folder });
  const readySeconds = (performance.now() - started) / 1000;
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]));
  process.kill(pid, 'SIGKILL');
  const figures = `${readySeconds.toFixed(1)} s with ${Math.round(kilobytes / 1024)} MB`;
  process.stdout.write(`10,000 posts and 5,000 articles: ready after ${figures}.\n`);
};

await buildIfStale();
if (values.large) await measureLargeLibrary();
const site = await startBuiltSite();
const uncached = await startBuiltSite({ PAGE_CACHE_SECONDS: '0' });
const bare = await startBareServer(site.origin);

const brotli = { 'accept-encoding': 'br' };
const home = await fetch(site.origin + paths.home, { headers: brotli });
const [font = ''] = /\/assets\/[\w.-]+\.woff2/.exec(await home.text()) ?? [];
const etag = home.headers.get('etag') ?? '';
const cases: Record<string, Case> = {
  'cached home': { path: paths.home, headers: brotli },
  'cached home, 304': { path: paths.home, headers: { ...brotli, 'if-none-match': etag } },
  'static file': { path: font },
  'API list': { path: callPath('activePosts') },
  'help search': { path: callPath('helpSearch', { q: 'lead' }) },
  'rendered home': { path: paths.home, headers: brotli, origin: uncached.origin },
};

const measure = async (url: string, headers: Case['headers'], round: number) => {
  const load = (duration: number) =>
    autocannon({
      url,
      headers,
      connections: CONNECTIONS,
      reconnectRate: REQUESTS_PER_CONNECTION,
      duration,
    });
  await load(round === 1 ? FIRST_WARM_UP_SECONDS : WARM_UP_SECONDS);
  const result = await load(Number(values.seconds));
  return {
    perSecond: (result['2xx'] + result['3xx']) / result.duration,
    p99Ms: result.latency.p99,
    failed: result.non2xx - result['3xx'] + result.errors,
  };
};

printFigures(
  `Medians of ${values.rounds} rounds of ${values.seconds} s, ${CONNECTIONS} connections.`,
  await measureRounds(
    Number(values.rounds),
    Object.entries(cases),
    async ({ path: address, headers, origin = site.origin }, round) => ({
      site: await measure(origin + address, headers, round),
      bare: await measure(bare.origin + address, headers, round),
    }),
  ),
  (rounds) => ({
    'per second': Math.round(median(rounds.map((round) => round.site.perSecond))),
    bare: Math.round(median(rounds.map((round) => round.bare.perSecond))),
    ratio: `${median(rounds.map((round) => round.site.perSecond / round.bare.perSecond)).toFixed(2)}x`,
    'p99 ms': median(rounds.map((round) => round.site.p99Ms)),
    'bare p99 ms': median(rounds.map((round) => round.bare.p99Ms)),
    failed: rounds.reduce((sum, round) => sum + round.site.failed, 0),
  }),
);
process.exit();
