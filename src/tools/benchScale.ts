import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { callPath } from '../contract/calls.ts';
import { paths } from '../contract/paths.ts';
import { openDocument, startEditedSite, type EditedSite } from './benchEditor.ts';
import { median, printTable } from './benchmark.ts';
import { projectRoot } from './buildConfig.ts';
import { buildIfStale } from './buildSite.ts';
import { generateLoad, type Request } from './loadGenerator.ts';
import { multiplyContent } from './multiplyContent.ts';
import { drawCharts, type Chart } from './scaleChart.ts';

/**
 * `npm run bench:scale`: what the site costs with 100 to 10,000 posts and 1 to 64 connections, without the page cache.
 * Writes docs/speed-at-scale.svg.
 *
 *     npm run bench:scale -- --seconds 2 --saves 5
 */
const POSTS = [100, 1000, 10_000];
const CONNECTIONS = [1, 8, 64];
const WARM_UP_SECONDS = 2;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    saves: { type: 'string', default: '5' },
  },
});

const REQUESTS: Readonly<Record<string, string>> = {
  search: callPath('helpSearch', { q: 'lead' }),
  list: paths.allPosts,
  page: paths.post('first-five-minutes'),
};

interface ScaleFigures {
  startSeconds: number;
  memoryMb: number;
  saveMs: number;
  /** Median milliseconds of an answer, by the name of the request and the number of connections. */
  answerMs: Record<string, Record<number, number>>;
}

const residentMb = (pid: number): number => {
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kilobytes) / 1024;
};

const measureSaves = async (site: EditedSite, file: string): Promise<number> => {
  const document = openDocument(site, file);
  const durations: number[] = [];
  for (let save = 0; save < Number(values.saves); save += 1) {
    const entries = await document.readForm();
    entries.set('body', `${String(entries.get('body'))}\n\nSaved ${save}.`);
    const began = performance.now();
    if (!(await document.send(entries, 'publish'))) throw new Error(`${file} was not saved.`);
    durations.push(performance.now() - began);
  }
  return median(durations);
};

const measureAnswers = async (request: Request): Promise<Record<number, number>> => {
  const byConnections: Record<number, number> = {};
  await generateLoad(request, { seconds: WARM_UP_SECONDS });
  for (const connections of CONNECTIONS) {
    const load = await generateLoad(request, { seconds: Number(values.seconds), connections });
    if (load.failed > 0) throw new Error(`${request.url}: ${load.failed} requests failed.`);
    byConnections[connections] = load.p50Ms;
  }
  return byConnections;
};

const measure = async (posts: number): Promise<ScaleFigures> => {
  const content = multiplyContent({ posts, articles: posts / 2 });
  const [file = ''] = globSync('posts/*-[0-9]*.md', { cwd: content });
  const began = performance.now();
  const site = await startEditedSite({ CONTENT_DIR: content, PAGE_CACHE_SECONDS: '0' });
  const startSeconds = (performance.now() - began) / 1000;
  const memoryMb = residentMb(site.pid);
  const answerMs: ScaleFigures['answerMs'] = {};
  for (const [name, address] of Object.entries(REQUESTS))
    answerMs[name] = await measureAnswers({ url: site.origin + address });
  const saveMs = await measureSaves(site, file);
  process.kill(site.pid, 'SIGKILL');
  return { startSeconds, memoryMb, saveMs, answerMs };
};

const chartsOf = (measured: readonly ScaleFigures[]): Chart[] => [
  { title: 'Start, s', lines: { '': measured.map(({ startSeconds }) => startSeconds) } },
  { title: 'Memory, MB', lines: { '': measured.map(({ memoryMb }) => memoryMb) } },
  { title: 'Save, ms', lines: { '': measured.map(({ saveMs }) => saveMs) } },
  ...Object.keys(REQUESTS).map((name) => ({
    title: `${name[0]!.toUpperCase()}${name.slice(1)}, ms`,
    lines: Object.fromEntries(
      CONNECTIONS.map((connections) => [
        String(connections),
        measured.map(({ answerMs }) => answerMs[name]![connections]!),
      ]),
    ),
  })),
];

const rowOf = ({ startSeconds, memoryMb, saveMs, answerMs }: ScaleFigures) => ({
  'start s': startSeconds.toFixed(1),
  'memory MB': Math.round(memoryMb),
  'save ms': Math.round(saveMs),
  ...Object.fromEntries(
    Object.entries(answerMs).map(([name, byConnections]) => [
      `${name} ms`,
      CONNECTIONS.map((connections) => byConnections[connections]!.toFixed(1)).join(', '),
    ]),
  ),
});

await buildIfStale();
const measured: ScaleFigures[] = [];
for (const posts of POSTS) {
  process.stderr.write(`${posts} posts\n`);
  measured.push(await measure(posts));
}
writeFileSync(
  path.join(projectRoot, 'docs/speed-at-scale.svg'),
  drawCharts(POSTS, chartsOf(measured)),
);
printTable(
  `Medians by the number of posts, with half as many help articles; search, list and page with ${CONNECTIONS.join(', ')} connections, without the page cache.`,
  Object.fromEntries(
    POSTS.map((posts, index) => [`${posts.toLocaleString('en')} posts`, rowOf(measured[index]!)]),
  ),
);
process.exit();
