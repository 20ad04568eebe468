import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot, serverBundle } from './paths.ts';
import { createSiteProcess } from './siteProcess.ts';

/** A server in a process of its own. */
export interface Contender {
  /** Its origin. */
  url: string;
  /** Ends it; resolves when it has ended. */
  stop: () => Promise<void>;
}

/** Whoever interrupts a benchmark leaves no process and no file of its behind: that is what is done at 'exit'. */
export const endOnSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
};

/** The built site as it runs, over a database of its own, quiet. Its public origin is where it listens. */
export const startBuiltSite = async (environment: NodeJS.ProcessEnv = {}): Promise<Contender> => {
  // The site's content is below the root.
  process.chdir(projectRoot);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-benchmark-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const site = createSiteProcess(
    serverBundle(),
    () => ({
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
      ...environment,
    }),
    () => undefined,
  );
  site.start();
  const state = await site.settled();
  if (state.status === 'failed') throw new Error(`${state.title}\n${state.reason}`);
  return { url: state.url, stop: site.stop };
};

/** The bare server that answers what `origin` has answered once (benchTwin.ts), in a process of its own. */
export const startTwin = (origin: string, ...words: string[]): Promise<Contender> =>
  new Promise((resolve, reject) => {
    const file = fileURLToPath(import.meta.resolve('./benchTwin.ts'));
    const child = spawn(process.execPath, [file, origin, ...words], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    const ended = new Promise<void>((resolveEnd) => child.once('close', () => resolveEnd()));
    const stop = () => {
      process.off('exit', kill);
      kill();
      return ended;
    };
    createInterface(child.stdout).once('line', (url) => resolve({ url, stop }));
    void ended.then(() => reject(new Error('The bare server has ended before it was ready.')));
  });

/** Milliseconds over which the machine is looked at, the share of them that may be work, and how long it is waited for. */
const REST = { sampleMs: 2000, busyShare: 0.15, limitMs: 180_000 };

/** Milliseconds that all processors have worked and been idle so far. */
const processorTimes = () =>
  cpus().reduce(
    ({ all, idle }, { times }) => ({
      all: all + Object.values(times).reduce((sum, ms) => sum + ms, 0),
      idle: idle + times.idle,
    }),
    { all: 0, idle: 0 },
  );

/**
 * Resolves when the machine has little to do: after its start a site makes all of its pages, for half a minute, which
 * would be in the figures of whatever is measured first. A machine that never rests is said to be one.
 */
export const machineAtRest = async (): Promise<void> => {
  const until = performance.now() + REST.limitMs;
  do {
    const before = processorTimes();
    await pause(REST.sampleMs);
    const after = processorTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) <= REST.busyShare) return;
  } while (performance.now() < until);
  process.stderr.write(
    'The machine is busy with something else: only ratios will say something.\n',
  );
};

/** What the figures were taken on. */
export const machine = (): string =>
  `Node ${process.versions.node}, ${availableParallelism()} processors (${cpus()[0]?.model.trim() ?? 'unknown'}), ${new Date().toISOString().slice(0, 10)}`;

/** A positive whole number given on the command line. */
export const countOf = (name: string, text: string): number => {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} wants a whole number above 0, not "${text}".`);
};
