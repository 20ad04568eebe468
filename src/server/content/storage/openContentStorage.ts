import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { problemOf } from '../../leads/database/storageFailure.ts';
import type { ContentStorage } from './contentStorage.ts';
import { createDatabaseStorage } from './databaseStorage.ts';
import { openFolderStorage } from './folderStorage.ts';
import { importFolder } from './moveContent.ts';

type StorageConfig = Pick<Config, 'contentStorage' | 'contentFolder' | 'cacheFolder'>;

const RETRY_MS = 1000;

/** The content that CONTENT_STORE names. The first start with the database imports the folder. */
export const openContentStorage = async (
  { contentStorage, contentFolder, cacheFolder }: StorageConfig,
  db: SiteDb,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<ContentStorage> => {
  if (contentStorage === 'folder') return openFolderStorage({ folder: contentFolder, db, log });
  await importFirst(db, contentFolder, log);
  const cache = cacheFolder && join(cacheFolder, 'content');
  return createDatabaseStorage({ db, log, cacheFolder: cache });
};

const isEmpty = async (db: SiteDb): Promise<boolean> =>
  (await db.selectFrom('content_files').select('path').limit(1).executeTakeFirst()) === undefined;

const isLocked = (error: unknown): boolean => (error as { code?: unknown }).code === '55P03';

const importFirst = async (
  db: SiteDb,
  folder: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<void> => {
  try {
    if (!(await isEmpty(db))) return;
  } catch (error) {
    log.error({ problem: problemOf(error) }, 'the database does not give its content');
    return;
  }
  try {
    const options = { author: '', isForced: false, isFirst: true };
    const { written, refused } = await importFolder(db, folder, options);
    for (const { path, reason } of refused) log.error({ path, reason }, 'content is not imported');
    if (written.length > 0) log.info({ files: written.length }, 'content imported');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process imports.
    if (isLocked(error)) {
      await pause(RETRY_MS);
      return importFirst(db, folder, log);
    }
    if (code === 'ENOENT') return;
    // Of the folder or of the database.
    log.error({ problem: problemOf(error) }, 'the folder of the content is not imported');
  }
};
