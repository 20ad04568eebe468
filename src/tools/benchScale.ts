import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { buildIfStale } from './buildSite.ts';
import { projectRoot, serverBundle } from './paths.ts';
import { SCALE_COUNTS, writeScaleLibrary, type ScaleLibrary } from './scaleLibrary.ts';
import { SERVER_FLAGS } from './serverFlags.ts';

/**
 * `npm run bench:scale`: the built site over a library of years, beside the same site over today's. Prints what a start
 * takes, how long each read takes from the first request on, how long the event loop was held, and what pages weigh.
 */

/** Requests of each kind; all kinds take turns, so that the first of each are among the first of all. */
const ROUNDS = 60;
/** Milliseconds after which a site that does not start is given up. */
const START_LIMIT_MS = 180_000;

/** Runs in the site's process: only there is to be seen how long its event loop is held. Answers to any message. */
const PROBE = `
import { monitorEventLoopDelay } from 'node:perf_hooks';
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on('message', (end) => {
  const { rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({ rss, cpuMs: (user + system) / 1000, heldMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 });
  delay.reset();
});
// The threads of the site have none.
process.channel?.unref();
`;

interface Probed {
  rss: number;
  cpuMs: number;
  heldMs: number;
  p99Ms: number;
}

interface RunningSite {
  url: string;
  /** Milliseconds from the process's start to its ready line, and of processor time up to it. */
  startMs: number;
  startCpuMs: number;
  /** What the process says of itself since it was last asked. */
  probe: () => Promise<Probed>;
  stop: () => Promise<void>;
}

const probeOf = (child: ChildProcess) => async (): Promise<Probed> => {
  const answer = once(child, 'message') as Promise<[Probed]>;
  child.send('say');
  return (await answer)[0];
};

/** @param folder the site's working directory, with `content` in it */
const startSite = async (folder: string): Promise<RunningSite> => {
  const startedAt = performance.now();
  const probeUrl = `data:text/javascript,${encodeURIComponent(PROBE)}`;
  const child = spawn(process.execPath, [...SERVER_FLAGS, '--import', probeUrl, serverBundle()], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', LOG_LEVEL: 'fatal' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    timeout: START_LIMIT_MS + 300_000,
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The site does not start.')), START_LIMIT_MS);
    child.once('exit', () => reject(new Error('The site has ended.')));
    createInterface(child.stdout!).on('line', (line) => {
      const address = /is ready at (http:\S+)$/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  const startMs = performance.now() - startedAt;
  const probe = probeOf(child);
  const { cpuMs } = await probe();
  return {
    url,
    startMs,
    startCpuMs: cpuMs,
    probe,
    async stop() {
      child.removeAllListeners('exit');
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};

/** Asks as a browser does, but leaves the answer packed: unpacking a list of 7 MB is the browser's own time. */
const get = async (url: string): Promise<number> => {
  const from = performance.now();
  const request = http.get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  for await (const _part of response);
  const ms = performance.now() - from;
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return ms;
};

/**
 * Of a page, unpacked: packed, one that is made at once and one that was made ahead differ by how well.
 * @throws Error when it does not answer
 */
const bytesOfPage = async (url: string): Promise<number> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
};

/** An address for each round. */
type Ask = (round: number) => string;

const nth = (items: readonly string[], round: number): string =>
  items[Math.floor((round * items.length) / ROUNDS)]!;

const QUERIES = ['lead', 'call recording', 'how do I invite an agent', 'campagin', 'rout', 'text'];

/** What the site is asked for: the reads of spec §7, and pages of lists. */
const asksOf = ({ posts, categories, articles, events, videos }: ScaleLibrary) =>
  ({
    'all posts, whole list': () => callPath('activePosts'),
    'blog landing': () => callPath('blogLanding'),
    'recent posts': () => callPath('recentPosts'),
    'related posts': (round) => callPath('relatedPosts', { id: nth(posts, round) }),
    'one post': (round) => callPath('post', { id: nth(posts, round) }),
    'integrations, whole list': () => callPath('integrations'),
    'help center': () => callPath('helpCenter'),
    'help category': (round) => callPath('helpCategory', { id: nth(categories, round) }),
    'help article': (round) => callPath('helpTopic', { slug: nth(articles, round) }),
    'help search': (round) => callPath('helpSearch', { q: QUERIES[round % QUERIES.length]! }),
    'events, whole list': () => callPath('events'),
    'one event': (round) => callPath('event', { slug: nth(events, round) }),
    'videos, whole list': () => callPath('videos'),
    'one video': (round) => callPath('video', { slug: nth(videos, round) }),
  }) satisfies Record<string, Ask>;

/** Pages whose lists grow with the library, by what is at an address in both libraries. */
const pagesOf = ({ posts, categories, articles }: ScaleLibrary): string[] => [
  paths.blog,
  paths.allPosts,
  `${paths.allPosts}?page=2`,
  paths.post(posts[0]!),
  paths.integrations,
  paths.allIntegrations,
  `${paths.allIntegrations}?q=email`,
  paths.helpCenter,
  paths.helpCategory(categories[0]!),
  paths.helpArticle(articles[0]!),
  paths.webinars,
  paths.allEvents,
  paths.allVideos,
];

/** Reads and pages by turns, `ROUNDS` of each. */
const timesOf = async (url: string, asks: Record<string, Ask>): Promise<Map<string, number[]>> => {
  const times = new Map(Object.keys(asks).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of Object.entries(asks)) {
      times.get(name)!.push(await get(url + ask(round)));
    }
  }
  return times;
};

const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const ms = (value: number): string => value.toFixed(1);
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const mb = (bytes: number): string => String(Math.round(bytes / 1e6));

const timesTable = (times: Map<string, number[]>): string[] => [
  row('answer', 'first ms', 'p50 ms', 'p95 ms', 'max ms'),
  row('---', '---:', '---:', '---:', '---:'),
  ...Array.from(times, ([name, values]) =>
    row(
      name,
      ms(values[0]!),
      ...[0.5, 0.95].map((share) => ms(percentile(values, share))),
      ms(Math.max(...values)),
    ),
  ),
];

const bytesOf = async (url: string, pages: string[]): Promise<number[]> => {
  const bytes: number[] = [];
  for (const page of pages) bytes.push(await bytesOfPage(url + page));
  return bytes;
};

const siteFolder = async (parent: string, name: string): Promise<string> => {
  const folder = path.join(parent, name);
  await mkdir(folder);
  return folder;
};

const say = (lines: string[]) => void process.stdout.write(`${lines.join('\n')}\n\n`);

const measure = async (parent: string): Promise<void> => {
  const small = await siteFolder(parent, 'small');
  const large = await siteFolder(parent, 'large');
  const realContent = path.join(projectRoot, 'content');
  await cp(realContent, path.join(small, 'content'), { recursive: true });
  const library = await writeScaleLibrary(realContent, path.join(large, 'content'));
  const pages = pagesOf(library);

  const smallSite = await startSite(small);
  const smallBytes = await bytesOf(smallSite.url, pages);
  const smallStarted = smallSite.startMs;
  await smallSite.stop();

  const first = await startSite(large);
  const times = await timesOf(first.url, asksOf(library));
  const afterReads = await first.probe();
  const pageTimes = await timesOf(
    first.url,
    Object.fromEntries(pages.map((page) => [page, () => page])),
  );
  const largeBytes = await bytesOf(first.url, pages);
  const afterPages = await first.probe();
  await first.stop();
  const second = await startSite(large);
  const { rss: restRss } = await second.probe();
  await second.stop();

  const counts = Object.entries(SCALE_COUNTS).map(([kind, count]) => `${count} ${kind}`);
  say([
    `${counts.join(', ')}`,
    '',
    row('', 'ready after ms', 'of processor ms'),
    row('---', '---:', '---:'),
    row("today's library", Math.round(smallStarted), Math.round(smallSite.startCpuMs)),
    row('large, first start', Math.round(first.startMs), Math.round(first.startCpuMs)),
    row('large, second start', Math.round(second.startMs), Math.round(second.startCpuMs)),
  ]);
  say([
    row('memory', 'MB'),
    row('---', '---:'),
    row('after the second start', mb(restRss)),
    row('after the reads', mb(afterReads.rss)),
    row('after the pages', mb(afterPages.rss)),
  ]);
  say(timesTable(times));
  say(timesTable(pageTimes));
  say([
    row('event loop held, ms', 'p99', 'max'),
    row('---', '---:', '---:'),
    row('reads', ms(afterReads.p99Ms), ms(afterReads.heldMs)),
    row('pages', ms(afterPages.p99Ms), ms(afterPages.heldMs)),
  ]);
  say([
    row('page', "today's KB", 'large KB', 'ratio'),
    row('---', '---:', '---:', '---:'),
    ...pages.map((page, index) => {
      const [today, large] = [smallBytes[index]!, largeBytes[index]!];
      return row(page, kb(today), kb(large), (large / today).toFixed(2));
    }),
  ]);
};

process.chdir(projectRoot);
await buildIfStale();
const folder = await mkdtemp(path.join(tmpdir(), 'bench-scale-'));
try {
  await measure(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
