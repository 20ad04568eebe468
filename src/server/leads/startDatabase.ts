import type { Kysely } from 'kysely';
import { connectDatabase, prepareDatabase, type OnQuery } from './database/database.ts';
import { wordsOf } from './database/deliveryFailure.ts';
import type { OutboxLog } from './deliveries/outbox.ts';
import type { LeadsDatabase } from './database/schema.ts';
import { problemOf } from './database/storageFailure.ts';

/** Milliseconds between two tries to open a database that is away. */
const RETRY_MS = 5000;

export interface StartedDatabase {
  /** Fails to do anything until the database has been opened. */
  db: Kysely<LeadsDatabase>;
  /** Resolves when it can be used; never, when it is stopped before. */
  opened: Promise<void>;
  /** Why it can't be used yet, for the operator; null once it can. */
  whyClosed: () => string | null;
  /** Tries no more. What is open stays open. */
  stop: () => void;
}

/**
 * Opens the leads database, or goes on trying: the site has pages to show meanwhile. Resolves after the first try.
 */
export const startDatabase = async (
  url: string,
  {
    log,
    retryMs = RETRY_MS,
    onQuery,
  }: { log: Pick<OutboxLog, 'info' | 'error'>; retryMs?: number; onQuery?: OnQuery | undefined },
): Promise<StartedDatabase> => {
  const db = connectDatabase(url, onQuery);
  const opened = Promise.withResolvers<void>();
  let problem: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = async (): Promise<void> => {
    try {
      await prepareDatabase(db, url);
    } catch (error) {
      const found = problemOf(error);
      if (found !== problem) log.error({ problem: found }, wordsOf(error));
      problem = found;
      if (!isStopped) timer = setTimeout(() => void open(), retryMs);
      return;
    }
    if (problem !== null) log.info({}, 'the database can be used');
    problem = null;
    if (!isStopped) opened.resolve();
  };

  await open();
  return {
    db,
    opened: opened.promise,
    whyClosed: () => problem,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
