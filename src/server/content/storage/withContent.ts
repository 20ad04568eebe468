import { existsSync } from 'node:fs';
import pino from 'pino';
import type { Config } from '../../config.ts';
import { connectDatabase } from '../../leads/database/database.ts';
import { MEMORY, sqliteFileName } from '../../leads/database/databaseUrl.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import type { ReadableStorage } from '../load/documentFiles.ts';
import { readableFolder } from '../load/readableFolder.ts';
import { createDatabaseStorage } from './databaseStorage.ts';

type ContentConfig = Pick<Config, 'contentStorage' | 'contentFolder' | 'databaseUrl'>;

const log = pino({ level: 'silent' });

/** Before the first start with the database, its content is what that start will import. */
const isFilled = async (db: SiteDb): Promise<boolean> => {
  try {
    const query = db.selectFrom('content_files').select('path').limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string };
    const hasNoTables = code === '42P01' || message.includes('no such table');
    // After any other failure reading the content fails, too, and says why.
    return !hasNoTables;
  }
};

/** Lets a command read the content that the settings name. */
export const withContent = async <Result>(
  { contentStorage, contentFolder, databaseUrl }: ContentConfig,
  work: (storage: ReadableStorage) => Promise<Result>,
): Promise<Result> => {
  const file = sqliteFileName(databaseUrl);
  const hasDatabase = file === null || (file !== MEMORY && existsSync(file));
  if (contentStorage === 'folder' || !hasDatabase) return work(readableFolder(contentFolder));
  const db = connectDatabase(databaseUrl);
  try {
    const isStored = await isFilled(db);
    return await work(
      isStored ? createDatabaseStorage({ db, log }) : readableFolder(contentFolder),
    );
  } finally {
    await db.destroy();
  }
};
