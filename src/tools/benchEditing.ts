import { execFile } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { paths } from '../contract/paths.ts';
import { median, printFigures, startBuiltSite, temporaryFolder } from './benchmark.ts';
import { projectRoot } from './buildConfig.ts';
import { buildIfStale } from './buildSite.ts';

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
const EMAIL = 'bench@example.com';

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

const p99 = (latencies: readonly number[]): number =>
  latencies.toSorted((a, b) => a - b)[Math.floor(latencies.length * 0.99)] ?? NaN;

const writeContent = (): string => {
  const folder = temporaryFolder();
  cpSync(path.join(projectRoot, 'content'), folder, { recursive: true });
  const files = globSync('posts/[a-z]*.md', { cwd: folder });
  for (let copy = files.length; copy < POSTS; copy += 1) {
    const file = path.join(folder, files[copy % files.length]!);
    const text = readFileSync(file, 'utf8')
      .replace(/^title: .*$/m, `title: Post number ${copy}`)
      .replace(/^featured: .*\n/m, '');
    writeFileSync(file.replace(/\.md$/, `-${copy}.md`), text);
  }
  return folder;
};

const signIn = (databaseFile: string): string => {
  const token = randomBytes(24).toString('base64url');
  const database = new DatabaseSync(databaseFile, { timeout: 5000 });
  database
    .prepare('insert into editor_tokens (hash, email, purpose, expires_at) values (?, ?, ?, ?)')
    .run(hash('sha256', token), EMAIL, 'session', new Date(Date.now() + 3_600_000).toISOString());
  database.close();
  return token;
};

/** One for all pages: a window takes ten times as long as a page, on the processors that the site needs. */
const { DOMParser: PageParser, FormData: PageFormData } = new JSDOM().window;

interface Edits {
  saves: number;
  previews: number;
  uploads: number;
  failed: number;
}

interface EditedDocument {
  origin: string;
  token: string;
  file: string;
}

/** Saves, previews and uploads in turn until it is stopped. */
const edit = async ({ origin, token, file }: EditedDocument, signal: AbortSignal, edits: Edits) => {
  const headers = { cookie: `__Secure-editor=${token}`, origin, accept: 'text/html' };
  const address = `${origin}/admin/edit?file=${encodeURIComponent(file)}`;
  const picture = await sharp({
    create: { width: 2400, height: 1600, channels: 3, background: '#446' },
  })
    .jpeg()
    .toBuffer();
  const readForm = async (): Promise<FormData> => {
    const html = await (await fetch(address, { headers })).text();
    const page = new PageParser().parseFromString(html, 'text/html');
    const form = page.querySelector<HTMLFormElement>('main form[method=post]')!;
    const entries = new FormData();
    for (const [name, value] of new PageFormData(form))
      if (typeof value === 'string') entries.append(name, value);
    return entries;
  };
  const send = async (entries: FormData, action: string) => {
    entries.set('action', action);
    const answer = await fetch(address, {
      method: 'POST',
      headers,
      body: entries,
      redirect: 'manual',
    });
    await answer.arrayBuffer();
    if (answer.status >= 400) edits.failed += 1;
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const entries = await readForm();
    // A picture without a description is not published.
    const body = String(entries.get('body')).replaceAll('![](', '![A picture](');
    entries.set('body', `${body}\n\nTurn ${turn}.`);
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
  const content = writeContent();
  const databaseFile = path.join(temporaryFolder(), 'site.db');
  const site = await startBuiltSite({
    CONTENT_DIR: content,
    DATABASE_URL: `file:${databaseFile}`,
    SMTP_URL: 'smtp://127.0.0.1:1',
    OWNER_EMAIL: EMAIL,
    POST_LIMIT_PER_MINUTE: '0',
  });
  const token = signIn(databaseFile);
  const files = globSync('posts/*-[0-9]*.md', { cwd: content }).slice(0, EDITORS);
  await visitFromOwnProcess(site.origin);
  const rounds: { before: Visits; during: Visits; edits: Edits }[] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    process.stderr.write(`Round ${round} of ${values.rounds}\n`);
    const before = await visitFromOwnProcess(site.origin);
    const edits = { saves: 0, previews: 0, uploads: 0, failed: 0 };
    const editing = new AbortController();
    const editors = files.map((file) =>
      edit({ origin: site.origin, token, file }, editing.signal, edits),
    );
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
