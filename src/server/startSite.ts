import path from 'node:path';
import pino from 'pino';
import { ConfigError, readConfig, type Config } from './config.ts';
import { ContentError } from './content/load/contentProblems.ts';
import { createSite } from './createSite.ts';
import { describeListenError, reachableAddress } from './listenAddress.ts';

/** Seconds that requests in progress get after SIGTERM; the contract allows ten in all. */
const SHUTDOWN_SECONDS = 8;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const readConfigOrExit = (environment: NodeJS.ProcessEnv): Config => {
  try {
    return readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
};

/** Starts the whole site in this process; the process ends with it. */
export const startSite = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfigOrExit(environment);
  const log = pino({ level: config.logLevel });
  // Before the site stands there is nothing to finish.
  let close = () => Promise.resolve();
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(0), SHUTDOWN_SECONDS * 1000).unref();
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  const site = await createSite(config, {
    log,
    clientFolder: path.resolve(import.meta.dirname, '../client'),
    contentFolder: path.resolve('content'),
    isDevelopment: environment.NODE_ENV === 'development',
  }).catch((error: unknown) => {
    if (error instanceof ContentError) return fail(error.message);
    const reason = error instanceof Error ? error.message : String(error);
    return fail(`The site can't start: ${reason}`);
  });
  close = () => site.close();

  try {
    const port = await site.listen(config.host, config.port);
    process.stdout.write(`Hearthline is ready at ${reachableAddress(config.host, port)}\n`);
  } catch (error) {
    fail(describeListenError(config.host, config.port, error));
  }
};
