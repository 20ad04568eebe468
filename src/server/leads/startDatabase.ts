import { connectDatabase, prepareDatabase, type OnQuery } from './database/database.ts';
import { errorMessage } from './database/deliveryFailure.ts';
import type { OutboxLog } from './deliveries/outbox.ts';
import type { LeadsDb } from './database/schema.ts';
import { problemOf } from './database/storageFailure.ts';

const RETRY_MS = 5000;

export interface StartedDatabase {
  /** Every query fails until the database has been opened. */
  db: LeadsDb;
  /** Resolves once the database is open; never if `stop` was called before. */
  opened: Promise<void>;
  /** Why the database is not open yet. */
  unavailableReason: () => string | null;
  /** Stops retrying. An open database stays open. */
  stop: () => void;
}

interface StartOptions {
  log: Pick<OutboxLog, 'info' | 'error'>;
  retryMs?: number;
  onQuery?: OnQuery | undefined;
}

/** Opens the leads database, and retries in the background: the pages don't need it. Resolves after the first try. */
export const startDatabase = async (
  url: string,
  { log, retryMs = RETRY_MS, onQuery }: StartOptions,
): Promise<StartedDatabase> => {
  const db = connectDatabase(url, { onQuery });
  const opened = Promise.withResolvers<void>();
  let reason: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const open = async (): Promise<void> => {
    try {
      await prepareDatabase(db, url);
    } catch (error) {
      const problem = problemOf(error);
      if (problem !== reason) log.error({ problem }, errorMessage(error));
      reason = problem;
      if (!isStopped) timer = setTimeout(() => void open(), retryMs);
      return;
    }
    if (reason !== null) log.info({}, 'database available');
    reason = null;
    if (!isStopped) opened.resolve();
  };

  await open();
  return {
    db,
    opened: opened.promise,
    unavailableReason: () => reason,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
