import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot, SERVER_FLAGS, serverBundle } from './buildConfig.ts';

export interface RunningServer {
  origin: string;
  pid: number;
}

// Children and temporary folders are removed on 'exit', which a signal alone does not emit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const temporaryFolders: string[] = [];
process.once('exit', () => {
  for (const folder of temporaryFolders) rmSync(folder, { recursive: true, force: true });
});

/** Removed when this process exits. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-benchmark-'));
  temporaryFolders.push(folder);
  return folder;
};

/** Starts a Node program, waits until it prints its origin, and kills it when this process exits. */
export const startServer = (
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<RunningServer> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...environment },
    });
    process.once('exit', () => child.kill('SIGKILL'));
    createInterface(child.stdout).on('line', (line) => {
      const [origin] = /http:\/\/\S+/.exec(line) ?? [];
      if (origin) resolve({ origin, pid: child.pid! });
    });
    child.once('close', () => reject(new Error(`${words.join(' ')} exited before it was ready.`)));
  });

/** The built site with its own database. */
export const startBuiltSite = (environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> =>
  startServer([...SERVER_FLAGS, serverBundle()], {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: `file:${path.join(temporaryFolder(), 'site.db')}`,
    ...environment,
  });

export const startBareServer = (origin: string): Promise<RunningServer> =>
  startServer([path.join(projectRoot, 'src/tools/benchBareServer.ts'), origin]);

const CLOCK_TICKS_PER_SECOND = 100;
/** Places in `/proc/PID/stat`, counted after the name of the program. */
const USER_TICKS = 11;
const SYSTEM_TICKS = 12;

/** The processor time of a process and its threads so far. Linux only. */
export const processorSeconds = (pid: number): number => {
  // The name of the program in parentheses may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) / CLOCK_TICKS_PER_SECOND;
};

/** The smallest value that at least this share of the values does not exceed, from 0 to 1. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? NaN;

/** The upper median. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Measures every case in every round. Rounds are interleaved, so a busy machine affects all cases alike. */
export const measureRounds = async <Case, Figures>(
  rounds: number,
  cases: readonly (readonly [name: string, one: Case])[],
  measure: (one: Case, round: number) => Promise<Figures>,
): Promise<Record<string, Figures[]>> => {
  const measured: Record<string, Figures[]> = {};
  for (let round = 1; round <= rounds; round += 1)
    for (const [name, one] of cases) {
      process.stderr.write(`Round ${round} of ${rounds}: ${name}\n`);
      (measured[name] ??= []).push(await measure(one, round));
    }
  return measured;
};

type Row = Readonly<Record<string, string | number>>;

/** A Markdown table with a row for each name, as it stands in docs/speed.md. */
export const markdownTable = (rows: Readonly<Record<string, Row>>): string => {
  const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const lines = Object.entries(rows).map(([name, row]) => [
    name,
    ...columns.map((column) => (row[column] ?? '').toLocaleString('en')),
  ]);
  return [['', ...columns], ['', ...columns].map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
};

/** Prints a row for each name, with the machine that it was measured on. */
export const printTable = (title: string, rows: Readonly<Record<string, Row>>): void => {
  const machine = `Node ${process.versions.node}, ${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const date = new Date().toISOString().slice(0, 10);
  process.stdout.write(`${title} ${machine}, ${date}.\n\n${markdownTable(rows)}\n`);
};

/** Prints a row for each case that `measureRounds` has measured. */
export const printFigures = <Figures>(
  title: string,
  measured: Readonly<Record<string, Figures[]>>,
  describe: (rounds: readonly Figures[]) => Row,
): void =>
  printTable(
    title,
    Object.fromEntries(Object.entries(measured).map(([name, rounds]) => [name, describe(rounds)])),
  );
