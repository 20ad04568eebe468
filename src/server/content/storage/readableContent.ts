import { existsSync } from 'node:fs';
import pino from 'pino';
import type { Config } from '../../config.ts';
import { connectDatabase } from '../../leads/database/database.ts';
import { MEMORY, sqliteFileName } from '../../leads/database/dialect.ts';
import type { LeadsDb } from '../../leads/database/schema.ts';
import type { ReadableStore } from '../load/documentFiles.ts';
import { folderReader } from '../load/folderReader.ts';
import { createDatabaseStore } from './databaseStore.ts';

type ContentConfig = Pick<Config, 'contentStore' | 'contentFolder' | 'databaseUrl'>;

const log = pino({ level: 'silent' });

/** Before the first start with the database, its content is what that start will import. */
const isFilled = async (db: LeadsDb): Promise<boolean> => {
  try {
    const query = db.selectFrom('content_files').select('path').limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  } catch (error) {
    const { code, message = '' } = error as { code?: string; message?: string };
    const hasNoTables = code === '42P01' || message.includes('no such table');
    return !hasNoTables;
  }
};

/** Lets a command read the content that the settings name. */
export const withContent = async <Result>(
  { contentStore, contentFolder, databaseUrl }: ContentConfig,
  work: (store: ReadableStore) => Promise<Result>,
): Promise<Result> => {
  const file = sqliteFileName(databaseUrl);
  const hasDatabase = file === null || (file !== MEMORY && existsSync(file));
  if (contentStore === 'folder' || !hasDatabase) return work(folderReader(contentFolder));
  const db = connectDatabase(databaseUrl);
  try {
    const isStored = await isFilled(db);
    return await work(isStored ? createDatabaseStore({ db, log }) : folderReader(contentFolder));
  } finally {
    await db.destroy();
  }
};
