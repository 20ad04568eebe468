import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { SERVER_FLAGS } from './serverFlags.ts';

/** The site's own promise is to end within 10 seconds after SIGTERM (contract, "What can be observed"). */
const STOP_LIMIT_MS = 10_000;
/** Enough for a stack or a list of bad documents. */
const REASON_LINES = 40;
const READY_LINE = /is ready at (http:\S+)$/;

/** `failed`: the server is not there until it is started again; title and reason are for people. */
export type SettledState =
  { status: 'ready'; url: string } | { status: 'failed'; title: string; reason: string };

export interface SiteProcess {
  /** Starts the server, or ends the running one first. */
  start: () => void;
  /** Says that there is nothing to start, unless a server is running. */
  fail: (title: string, reason: string) => void;
  /** Resolves as soon as the server answers or has failed. */
  settled: () => Promise<SettledState>;
  /** Ends the server for good; resolves when it has ended. */
  stop: () => Promise<void>;
}

/**
 * Keeps the site's server in a process of its own on a free port. What the server says goes to this terminal.
 * @param bundle the server's built file
 * @param getEnvironment asked at every start
 * @param onSettled called when the server answers, or has ended without having been told to
 */
export const createSiteProcess = (
  bundle: string,
  getEnvironment: () => NodeJS.ProcessEnv,
  onSettled: (state: SettledState) => void,
): SiteProcess => {
  let state: SettledState | { status: 'starting' } = { status: 'starting' };
  let child: ChildProcess | undefined;
  let startAfterEnd = false;
  let waiting: ((settled: SettledState) => void)[] = [];
  const whenEnded: (() => void)[] = [];

  const settle = (settled: SettledState) => {
    state = settled;
    for (const resolve of waiting) resolve(settled);
    waiting = [];
    onSettled(settled);
  };

  const launch = () => {
    const launched = spawn(process.execPath, ['--enable-source-maps', ...SERVER_FLAGS, bundle], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...getEnvironment(), HOST: '127.0.0.1', PORT: '0' },
    });
    child = launched;
    // For whoever wants to attach to it, or to end it.
    process.stdout.write(`The site's server is process ${launched.pid}.\n`);
    const lastErrors: string[] = [];
    createInterface(launched.stdout).on('line', (line) => {
      const url = READY_LINE.exec(line)?.[1];
      // Where the server listens is nobody's business but the proxy's.
      if (!url) process.stdout.write(`${line}\n`);
      else if (!startAfterEnd) settle({ status: 'ready', url });
    });
    createInterface(launched.stderr).on('line', (line) => {
      process.stderr.write(`${line}\n`);
      lastErrors.push(line);
      if (lastErrors.length > REASON_LINES) lastErrors.shift();
    });
    // Not at 'exit': its last words may still be on their way then.
    launched.once('close', (code, signal) => {
      child = undefined;
      if (startAfterEnd) {
        startAfterEnd = false;
        return launch();
      }
      if (whenEnded.length > 0) return whenEnded.forEach((resolve) => resolve());
      const title = `The site's server has ended ${signal ? `by ${signal}` : `with code ${code}`}.`;
      settle({ status: 'failed', title, reason: lastErrors.join('\n') });
    });
  };

  const end = (ending: ChildProcess) => {
    ending.kill('SIGTERM');
    const timer = setTimeout(() => ending.kill('SIGKILL'), STOP_LIMIT_MS);
    ending.once('close', () => clearTimeout(timer));
  };

  process.on('exit', () => child?.kill('SIGKILL'));

  return {
    start() {
      state = { status: 'starting' };
      if (!child) return launch();
      if (!startAfterEnd) end(child);
      startAfterEnd = true;
    },
    fail(title, reason) {
      if (!child) settle({ status: 'failed', title, reason });
    },
    settled: () =>
      new Promise((resolve) => {
        if (state.status === 'starting') waiting.push(resolve);
        else resolve(state);
      }),
    stop: () =>
      new Promise((resolve) => {
        if (!child) return resolve();
        startAfterEnd = false;
        whenEnded.push(resolve);
        end(child);
      }),
  };
};
