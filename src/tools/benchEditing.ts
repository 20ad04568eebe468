import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import sharp from 'sharp';
import { paths } from '../contract/paths.ts';
import { openDocument, startEditedSite, type EditedSite } from './benchEditor.ts';
import { median, percentile, printFigures } from './benchmark.ts';
import { buildIfStale } from './buildSite.ts';
import { multiplyContent } from './multiplyContent.ts';

/**
 * `npm run bench:editing`: response times for visitors before and while five editors save, preview and upload, on a site
 * with 1,000 posts. A separate process sends the visitors' requests at a fixed rate.
 *
 *     npm run bench:editing -- --rounds 3 --seconds 10
 */
const POSTS = 1000;
const EDITORS = 5;
const VISITS_PER_SECOND = 20;
/** Between two actions of an editor. */
const PAUSE_MS = 500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '10' },
  },
});
const seconds = Number(values.seconds);

interface Visits {
  latencies: number[];
  failed: number;
}

/** Starts requests at a fixed rate, whether or not earlier ones were answered. */
const visit = async (origin: string): Promise<Visits> => {
  const pages = [paths.home, paths.pricing, paths.blog, paths.allPosts, paths.helpCenter];
  const result: Visits = { latencies: [], failed: 0 };
  const visitOne = async (page: string, start: number) => {
    const response = await fetch(origin + page).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) result.latencies.push(performance.now() - start);
    else result.failed += 1;
  };
  const began = performance.now();
  const visits: Promise<void>[] = [];
  for (let count = 0; count < seconds * VISITS_PER_SECOND; count += 1) {
    const due = began + (count * 1000) / VISITS_PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    visits.push(visitOne(pages[count % pages.length]!, due));
  }
  await Promise.all(visits);
  return result;
};

const visitFromOwnProcess = async (origin: string): Promise<Visits> => {
  const words = [import.meta.filename, '--seconds', values.seconds, origin];
  const { stdout } = await promisify(execFile)(process.execPath, words);
  return JSON.parse(stdout) as Visits;
};

const p99 = (latencies: readonly number[]): number => percentile(latencies, 0.99);

interface Edits {
  saves: number;
  previews: number;
  uploads: number;
  failed: number;
}

/** Saves, previews and uploads in turn until it is stopped. */
const edit = async (site: EditedSite, file: string, signal: AbortSignal, edits: Edits) => {
  const document = openDocument(site, file);
  const picture = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#446' },
  })
    .jpeg()
    .toBuffer();
  const send = async (entries: FormData, action: 'preview' | 'upload' | 'publish') => {
    if (!(await document.send(entries, action))) edits.failed += 1;
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const entries = await document.readForm();
    entries.set('body', `${String(entries.get('body'))}\n\nTurn ${turn}.`);
    await send(entries, 'preview');
    edits.previews += 1;
    await pause(PAUSE_MS);
    if (turn % 2 === 1) {
      entries.set(
        'body.upload',
        new File([Uint8Array.from(picture)], `${path.basename(file)}-${turn}.jpg`),
      );
      await send(entries, 'upload');
      edits.uploads += 1;
    } else {
      await send(entries, 'publish');
      edits.saves += 1;
    }
    await pause(PAUSE_MS);
  }
};

const measure = async () => {
  const content = multiplyContent({ posts: POSTS });
  const site = await startEditedSite({ CONTENT_DIR: content });
  const files = globSync('posts/*-[0-9]*.md', { cwd: content }).slice(0, EDITORS);
  await visitFromOwnProcess(site.origin);
  const rounds: { before: Visits; during: Visits; edits: Edits }[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    process.stderr.write(`Round ${round} of ${values.rounds}\n`);
    const before = await visitFromOwnProcess(site.origin);
    const edits = { saves: 0, previews: 0, uploads: 0, failed: 0 };
    const editing = new AbortController();
    const editors = files.map((file) => edit(site, file, editing.signal, edits));
    const during = await visitFromOwnProcess(site.origin);
    editing.abort();
    await Promise.all(editors);
    rounds.push({ before, during, edits });
  }
  printFigures(
    `Medians of ${values.rounds} rounds of ${seconds} s, ${VISITS_PER_SECOND} visits a second, ${POSTS} posts.`,
    { [`${EDITORS} editors`]: rounds },
    (all) => {
      const before = median(all.map((round) => p99(round.before.latencies)));
      const during = median(all.map((round) => p99(round.during.latencies)));
      const sum = (name: keyof Edits) => all.reduce((total, { edits }) => total + edits[name], 0);
      return {
        'p99 ms before': Math.round(before),
        'p99 ms during': Math.round(during),
        ratio: `${(during / before).toFixed(2)}x`,
        'longer by ms': Math.round(during - before),
        saves: sum('saves'),
        previews: sum('previews'),
        uploads: sum('uploads'),
        failed:
          sum('failed') +
          all.reduce((total, round) => total + round.before.failed + round.during.failed, 0),
      };
    },
  );
};

const [origin] = positionals;
if (origin === undefined) {
  await buildIfStale();
  await measure();
} else process.stdout.write(JSON.stringify(await visit(origin)));
process.exit();
