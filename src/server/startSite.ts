import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { fail, readConfigOrExit } from './configReport.ts';
import { ContentError } from './content/load/contentReader.ts';
import { watchContent } from './content/load/watchContent.ts';
import { createSite, type Site } from './createSite.ts';
import { traceFields } from './observe/trace.ts';
import { describeListenError, reachableAddress } from './listenAddress.ts';

/** Seconds that requests in progress get after SIGTERM; the contract allows ten in all. */
const SHUTDOWN_SECONDS = 8;
/**
 * Seconds of them in which the site says that it is not ready and answers all the same: a balancer hears of the end at
 * the same time as the process, and goes on sending until every part of it knows.
 */
const DRAIN_SECONDS = 2;

/** Starts the whole site in this process; the process ends with it. */
export const startSite = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfigOrExit(environment);
  const log = pino({ level: config.logLevel, mixin: traceFields });
  // Before the site stands there is nothing to finish.
  let close: Site['close'] = () => Promise.resolve();
  let stopping = false;
  let reload: Site['reload'] = () => Promise.resolve();
  const isDevelopment = environment.NODE_ENV === 'development';
  const stop = async (signal: NodeJS.Signals) => {
    // Who asks twice has no patience.
    if (stopping) process.exit(0);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), SHUTDOWN_SECONDS * 1000).unref();
    // Nobody balances what is stopped at a keyboard.
    const drains = signal === 'SIGTERM' && !isDevelopment;
    await close(drains ? pause(DRAIN_SECONDS * 1000) : undefined);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  // A terminal that is closed says the same, and means that the site is to end.
  if (!process.stdout.isTTY) process.on('SIGHUP', () => void reload());

  const site = await createSite(config, {
    log,
    clientFolder: path.resolve(import.meta.dirname, '../client'),
    // Beside the bundles since they were built; what was bundled in another way has none.
    build: await readFile(path.resolve(import.meta.dirname, '../build-stamp'), 'utf8').catch(
      () => '',
    ),
    isDevelopment,
  }).catch((error: unknown) => {
    if (error instanceof ContentError) return fail(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`The site can't start: ${reason}`);
  });
  reload = () => site.reload();
  // In development the whole server starts anew.
  const watched =
    isDevelopment || config.contentApi
      ? undefined
      : watchContent(config.contentFolder, { onChange: () => void reload(), log });
  close = async (drained) => {
    watched?.close();
    await site.close(drained);
  };

  try {
    await site.warmUp();
    const port = await site.listen(config.host, config.port);
    process.stdout.write(`The site is ready at ${reachableAddress(config.host, port)}\n`);
  } catch (error) {
    fail(describeListenError(config.host, config.port, error));
  }
};
