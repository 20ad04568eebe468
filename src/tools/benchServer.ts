import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { callPath } from '../contract/calls.ts';
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
import { findLoadTool, type Load } from './loadTool.ts';
import { markdownTable, median } from './figures.ts';

/**
 * `npm run bench:server`: the built site under 32 connections (HTTP/1.1, kept alive), beside a bare Node server that
 * answers the same bytes and headers. Every round asks both, one after the other, so that what a busy machine does hits
 * both alike; only the ratios say something. wrk asks when it is installed: autocannon, which stands in for it, takes as
 * much of the processor as what it asks.
 *
 *     npm run bench:server -- --rounds 5 --seconds 3 --json figures.json
 */
const CONNECTIONS = 32;
/** For so long each is asked before it is measured: code that runs for the first time says nothing. */
const WARM_UP_SECONDS = 1;

interface Case {
  name: string;
  path: string;
  headers?: Record<string, string>;
  /** Asked of a site that keeps no page. */
  isRendered?: true;
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    json: { type: 'string' },
  },
});
const rounds = countOf('rounds', values.rounds);
const seconds = countOf('seconds', values.seconds);

endOnSignals();
const tool = await findLoadTool();
await buildIfStale();
const site = await startBuiltSite();
const uncached = await startBuiltSite({ PAGE_CACHE_SECONDS: '0' });
const twin = await startTwin(site.url);

await machineAtRest();
const home = await fetch(site.url + paths.home, { headers: { 'accept-encoding': 'br' } });
const [font = ''] = /\/assets\/[\w.-]+\.woff2/.exec(await home.text()) ?? [];
const brotli = { 'accept-encoding': 'br' };
const cases: readonly Case[] = [
  { name: 'cached home, brotli', path: paths.home, headers: brotli },
  { name: 'cached home, as it is', path: paths.home },
  {
    name: 'cached home, 304',
    path: paths.home,
    headers: { ...brotli, 'if-none-match': home.headers.get('etag') ?? '' },
  },
  { name: 'static file (font)', path: font },
  { name: 'API list', path: callPath('activePosts') },
  { name: 'help search', path: callPath('helpSearch', { q: 'lead' }) },
  { name: 'home, rendered each time', path: paths.home, headers: brotli, isRendered: true },
];

/** The bare server has to have asked the site before it is measured. */
const prime = ({ path, headers = {} }: Case) =>
  new Promise((resolve, reject) => {
    get(twin.url + path, { headers }, (response) => response.resume().once('end', resolve)).once(
      'error',
      reject,
    );
  });
for (const asked of cases) await prime(asked);

const headersOf = ({ headers = {} }: Case) =>
  Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
const measure = async (origin: string, asked: Case): Promise<Load> => {
  const ask = (duration: number) =>
    tool.load({
      url: origin + asked.path,
      headers: headersOf(asked),
      connections: CONNECTIONS,
      seconds: duration,
    });
  await ask(WARM_UP_SECONDS);
  return ask(seconds);
};

interface Round {
  site: Load;
  bare: Load;
}
const measured: Record<string, Round[]> = {};
for (let round = 1; round <= rounds; round += 1) {
  for (const asked of cases) {
    process.stderr.write(`round ${round} of ${rounds}: ${asked.name}\n`);
    (measured[asked.name] ??= []).push({
      site: await measure(asked.isRendered ? uncached.url : site.url, asked),
      bare: await measure(twin.url, asked),
    });
  }
}
await Promise.all([site.stop(), uncached.stop(), twin.stop()]);

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const row = ([name, figures]: [string, Round[]]): string[] => {
  const middle = (pick: (round: Round) => number) => median(figures.map(pick));
  const short = (value: number) => value.toFixed(value < 10 ? 1 : 0);
  const both = (pick: (load: Load) => number) =>
    `${short(middle((round) => pick(round.site)))} (${short(middle((round) => pick(round.bare)))})`;
  return [
    name,
    count(middle((round) => round.site.perSecond)),
    count(middle((round) => round.bare.perSecond)),
    `${middle((round) => round.site.perSecond / round.bare.perSecond).toFixed(3)}x`,
    both(({ p50Ms }) => p50Ms),
    both(({ p99Ms }) => p99Ms),
    `${middle((round) => round.site.p99Ms / round.bare.p99Ms).toFixed(1)}x`,
    count(figures.reduce((sum, round) => sum + round.site.failed, 0)),
  ];
};
const head = [
  'asked for',
  'per second',
  'bare',
  'ratio',
  'p50 ms (bare)',
  'p99 ms (bare)',
  'ratio',
  'failed',
];
process.stdout.write(
  `Medians of ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections, asked by ${tool.name}. ${machine()}.\n\n`,
);
process.stdout.write(`${markdownTable([head, ...Object.entries(measured).map(row)])}\n`);
if (values.json)
  writeFileSync(values.json, JSON.stringify({ machine: machine(), rounds, measured }, null, 2));
