import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { checkConfig } from './configReport.ts';
import { exitWith, readConfigOrExit } from './readConfigOrExit.ts';
import type { App } from './app.ts';
import { ContentError, describeProblems } from './content/load/contentReader.ts';
import { describeListenError, reachableAddress } from './config.ts';
import { publicFolder } from './publicFolder.ts';
import { stopOnSignals } from '../lib/stopSignals.ts';
import { traceFields } from './observe/trace.ts';

/** Time for requests in progress after SIGTERM; the process must exit within ten seconds. */
const SHUTDOWN_MS = 8000;
/** A load balancer learns of the shutdown with the process, and sends requests for a moment longer. */
const DRAIN_MS = 2000;

const BUILD_LENGTH = 12;

/** Identifies the build in pages, error reports and metrics. */
const readBuild = async (): Promise<string> => {
  const stamp = await readFile(path.resolve(import.meta.dirname, '../build-stamp'), 'utf8').catch(
    () => '',
  );
  return stamp.slice(0, BUILD_LENGTH);
};

const start = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfigOrExit(environment);
  const isDevelopment = environment.NODE_ENV === 'development';
  const log = pino({ level: config.logLevel, mixin: traceFields });

  // In development the failure page shows what Node writes.
  if (!isDevelopment)
    process.on('uncaughtException', (error, origin) => {
      log.fatal({ err: error, origin }, 'uncaught error');
      process.exit(1);
    });

  let app: App | null = null;
  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    await app?.close(signal === 'SIGTERM' && !isDevelopment ? pause(DRAIN_MS) : undefined);
    process.exit(0);
  };
  stopOnSignals(stop);
  const reload = () => void app?.reloadContent();
  // A closing terminal sends SIGHUP as well, and ends the process.
  if (!process.stdout.isTTY) process.on('SIGHUP', reload);

  const { createApp } = await import('./app.ts');
  app = await createApp(config, {
    log,
    clientFolder: path.resolve(import.meta.dirname, '../client'),
    build: await readBuild(),
    isDevelopment,
  }).catch((error: unknown) => {
    if (error instanceof ContentError) return exitWith(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    return exitWith(`The site can't start: ${reason}`);
  });
  // In development the page shows the problems, and the whole server restarts after a change.
  const problems = app.contentProblems();
  if (isDevelopment && problems.length > 0) exitWith(describeProblems(problems));
  if (!isDevelopment) app.watchContent();

  try {
    await app.warmUp();
    const port = await app.listen(config.host, config.port);
    process.stdout.write(`The site is ready at ${reachableAddress(config.host, port)}\n`);
  } catch (error) {
    exitWith(describeListenError(config.host, config.port, error));
  }
};

// Libraries read `process.env.NODE_ENV` 1,500 times for each page, and Node asks the operating system each time.
process.env = { ...process.env };

if (process.argv.includes('--check')) await checkConfig(process.env, publicFolder());
else await start(process.env);
