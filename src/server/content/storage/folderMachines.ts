import { hostname } from 'node:os';
import type { SiteDb } from '../../leads/database/schema.ts';

const HEARTBEAT_MS = 30_000;
/** After three missed heartbeats a process has stopped. */
const GONE_MS = 4 * HEARTBEAT_MS;

export interface FolderMachines {
  /** `machine:folder` of all processes when these are several; else none. */
  all: () => Promise<readonly string[]>;
  stop: () => Promise<void>;
}

/** Notes in the database that a process on this machine has a folder of content, and finds others. */
export const noteFolder = (
  db: SiteDb,
  folder: string,
  machine: string = hostname(),
): FolderMachines => {
  const beat = async (): Promise<void> => {
    const seen_at = new Date().toISOString();
    await db
      .insertInto('content_folders')
      .values({ machine, folder, seen_at })
      .onConflict((conflict) => conflict.columns(['machine', 'folder']).doUpdateSet({ seen_at }))
      .execute();
  };
  let lastBeat: Promise<void>;
  const tryBeat = () => {
    // A failure does no harm: writers can't sign in without the database either.
    lastBeat = beat().catch(() => undefined);
  };
  const timer = setInterval(tryBeat, HEARTBEAT_MS).unref();
  tryBeat();

  return {
    async all() {
      await beat();
      const since = new Date(Date.now() - GONE_MS).toISOString();
      await db.deleteFrom('content_folders').where('seen_at', '<', since).execute();
      const rows = await db.selectFrom('content_folders').selectAll().orderBy('machine').execute();
      return rows.length > 1 ? rows.map((row) => `${row.machine}:${row.folder}`) : [];
    },
    async stop() {
      clearInterval(timer);
      // An unfinished heartbeat would note the folder again.
      await lastBeat;
      // Other processes of this machine note it again.
      await db
        .deleteFrom('content_folders')
        .where('machine', '=', machine)
        .where('folder', '=', folder)
        .execute()
        .catch(() => undefined);
    },
  };
};
