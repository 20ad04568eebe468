import type { FastifyBaseLogger } from 'fastify';
import { documentPlace } from '../../../contract/documents.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import { problemOf } from '../../leads/database/storageFailure.ts';
import {
  bytesOf,
  isContentPath,
  hashOf,
  type Changes,
  type ContentStorage,
  type WriteOptions,
} from './contentStorage.ts';
import { createFileCache, type ContentIndex, type FileCache } from './fileCache.ts';
import { explainFailures } from './explainFailures.ts';
import {
  addToHistory,
  compareHashes,
  isWritten,
  lockContent,
  readHistory,
  readVersion,
  historyRows,
  type Former,
  type FormerFiles,
} from './history.ts';

/** Visitors of every process see a change within two seconds. */
const POLL_MS = 800;
const FILES_AT_ONCE = 100;

interface DatabaseStorageOptions {
  db: SiteDb;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Where copies of the files are kept. */
  cacheFolder?: string | undefined;
  pollMs?: number | undefined;
}

export const putFile = async (
  db: SiteDb,
  path: string,
  bytes: Uint8Array,
  at: string,
): Promise<void> => {
  const row = { bytes, hash: hashOf(bytes), changed_at: at };
  await db
    .insertInto('content_files')
    .values({ path, ...row })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
    .execute();
};

export const readFile = async (db: SiteDb, path: string) => {
  const row = await db
    .selectFrom('content_files')
    .select(['bytes', 'hash', 'changed_at'])
    .where('path', '=', path)
    .executeTakeFirst();
  return row && { ...row, bytes: Buffer.from(row.bytes) };
};

const readFormer = async (db: SiteDb, paths: Iterable<string>): Promise<FormerFiles> => {
  const former = new Map<string, Former | undefined>();
  for (const path of paths) {
    const row = await readFile(db, path);
    former.set(path, row && { bytes: row.bytes, changedAt: Date.parse(row.changed_at) });
  }
  return former;
};

export const readIndex = async (db: SiteDb): Promise<ContentIndex> => {
  const rows = await db
    .selectFrom('content_files')
    .select(['path', 'hash', 'changed_at'])
    .orderBy('path')
    .execute();
  return new Map(
    rows.map(({ path, hash, changed_at }) => [path, { hash, changedAt: Date.parse(changed_at) }]),
  );
};

const readChangeNumber = async (db: SiteDb): Promise<number> => {
  const { version } = await db
    .selectFrom('content_state')
    .select('version')
    .executeTakeFirstOrThrow();
  return version;
};

/** Thousands of documents, one by one from another machine, would delay a start. Pictures come when they are needed. */
const fillCache = async (db: SiteDb, cache: FileCache, files: ContentIndex): Promise<void> => {
  const missing = await cache.missing(files);
  const documents = missing.filter((path) => documentPlace(path) !== undefined);
  while (documents.length > 0) {
    const paths = documents.splice(0, FILES_AT_ONCE);
    const rows = await db
      .selectFrom('content_files')
      .select(['hash', 'bytes'])
      .where('path', 'in', paths)
      .execute();
    for (const { hash, bytes } of rows) await cache.put(hash, bytes);
  }
};

const writeFiles = async (
  db: SiteDb,
  changes: Changes,
  { basedOn, ...about }: WriteOptions,
): Promise<void> => {
  for (const path of changes.keys())
    if (!isContentPath(path)) throw new Error(`${path} is not a file of the content.`);
  await explainFailures(() =>
    db.transaction().execute(async (locked) => {
      const number = await lockContent(locked);
      const former = await readFormer(locked, new Set([...changes.keys(), ...basedOn.keys()]));
      if (isWritten(changes, former)) return;
      compareHashes(basedOn, former);
      await addToHistory(locked, await historyRows(locked, { number, changes, former, ...about }));
      const at = new Date().toISOString();
      for (const [path, content] of changes)
        if (content === null)
          await locked.deleteFrom('content_files').where('path', '=', path).execute();
        else await putFile(locked, path, bytesOf(content), at);
    }),
  );
};

interface ToldChange {
  /** The last change of which the listener was told; undefined when it may have missed one. */
  number: number | undefined;
}

/** Calls the listener after each change. Returns what stops it. */
const pollChanges = (
  db: SiteDb,
  told: ToldChange,
  pollMs: number,
  listener: () => void,
): (() => void) => {
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const poll = async () => {
    try {
      const number = await readChangeNumber(db);
      const isTold = number === told.number;
      told.number = number;
      if (!isStopped && !isTold) listener();
    } catch {
      told.number = undefined;
    }
    if (!isStopped) timer = setTimeout(() => void poll(), pollMs).unref();
  };
  timer = setTimeout(() => void poll(), pollMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};

/** Documents and pictures in the database, for machines that share nothing else. */
export const createDatabaseStorage = ({
  db,
  log,
  cacheFolder,
  pollMs = POLL_MS,
}: DatabaseStorageOptions): ContentStorage => {
  const cache = createFileCache(cacheFolder, log);
  let index: ContentIndex = new Map();
  /** The number of the last change when the content was listed last; undefined when that failed. */
  let listedNumber: number | undefined;
  const told: ToldChange = { number: undefined };

  const readFresh = async (): Promise<ContentIndex> => {
    // Before the files: a change in between is listed again.
    const number = await readChangeNumber(db);
    const files = await readIndex(db);
    await cache.putIndex(files);
    await fillCache(db, cache, files);
    listedNumber = number;
    return files;
  };

  const readLatest = async (path: string): Promise<Uint8Array | undefined> => {
    const row = await readFile(db, path);
    if (row) await cache.put(row.hash, row.bytes);
    return row?.bytes;
  };

  return {
    name: 'content',
    async list() {
      try {
        index = await readFresh();
      } catch (error) {
        listedNumber = undefined;
        // The next poll calls the listener again.
        told.number = undefined;
        const saved = index.size === 0 ? await cache.getIndex() : undefined;
        if (!saved)
          throw new Error(`The database gives no content: ${problemOf(error)}.`, { cause: error });
        log.warn({}, 'the database does not answer: showing the content that was read last');
        index = saved;
      }
      return new Map([...index].map(([path, file]) => [path, file.hash]));
    },
    lastChanges: async () =>
      new Map([...(await readIndex(db))].map(([path, { changedAt }]) => [path, changedAt])),
    async read(path) {
      const known = index.get(path)?.hash;
      const cached = known === undefined ? undefined : await cache.get(known);
      return cached ?? readLatest(path);
    },
    readLatest,
    mayWrite: async (path) => isContentPath(path),
    write: (changes, options) => writeFiles(db, changes, options),
    history: (path) => readHistory(db, path),
    readVersion: (path, id) => readVersion(db, path, id),
    changes(listener) {
      told.number = listedNumber;
      return pollChanges(db, told, pollMs, listener);
    },
  };
};
