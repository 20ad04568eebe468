import { randomUUID } from 'node:crypto';
import { access, lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SiteDb } from '../../leads/database/schema.ts';
import {
  isContentPath,
  type Changes,
  type ContentStorage,
  type WriteOptions,
} from './contentStorage.ts';
import { listFolder, readFolderFile, stampsOf } from './folderFiles.ts';
import { carryOutSave, removeSave, stageSave, undoSave, unfinishedSaves } from './folderSaves.ts';
import { createGitCommits } from './gitCommits.ts';
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
import { watchFolder } from './watchFolder.ts';

interface FolderStorageOptions {
  folder: string;
  db: SiteDb;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

const checkFolder = (root: string): Promise<void> =>
  access(root).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`The folder can't be read (${code}). Restore it, or correct its permissions.`);
  });

/** Whether the path and all folders above it are in the folder itself. */
export const isInside = async (root: string, path: string): Promise<boolean> => {
  if (!isContentPath(path)) return false;
  const top = await realpath(root);
  for (let file = join(top, path); file !== top; file = dirname(file)) {
    const stats = await lstat(file).catch(() => undefined);
    if (stats?.isSymbolicLink()) return false;
  }
  return true;
};

const readFormer = async (root: string, paths: Iterable<string>): Promise<FormerFiles> => {
  const former = new Map<string, Former | undefined>();
  for (const path of paths) {
    const bytes = await readFolderFile(root, path);
    const { mtimeMs = 0 } = bytes ? await stat(join(root, path)) : {};
    former.set(path, bytes && { bytes, changedAt: mtimeMs });
  }
  return former;
};

interface ContentFolder extends Pick<FolderStorageOptions, 'db' | 'log'> {
  root: string;
}

/** @param lockedDb undefined while the database does not answer */
const finishSaves = async ({ root, log }: ContentFolder, lockedDb?: SiteDb): Promise<void> => {
  for (const saveFolder of await unfinishedSaves(root)) {
    try {
      const { rows, wroteFiles } = await carryOutSave(root, saveFolder);
      // Without the database only the files are finished; the save stays, so that the next write adds its history.
      if (!lockedDb) continue;
      const added = await addToHistory(lockedDb, rows);
      await removeSave(saveFolder);
      // Otherwise another process has finished it, and is about to remove it.
      if (wroteFiles || added > 0)
        log.info({ paths: rows.map(({ path }) => path) }, 'finished an interrupted save');
    } catch (error) {
      log.error({ err: error }, 'an interrupted save can’t be finished');
    }
  }
};

/** Saves of a process that was killed. */
const finishFormerSaves = async (folder: ContentFolder): Promise<void> => {
  try {
    await folder.db.transaction().execute(async (locked) => {
      await lockContent(locked);
      await finishSaves(folder, locked);
    });
  } catch {
    await finishSaves(folder);
  }
};

const saveFiles = async (
  folder: ContentFolder,
  changes: Changes,
  { basedOn, ...about }: WriteOptions,
): Promise<void> => {
  const { root, db, log } = folder;
  let saveFolder: string | undefined;
  let isDone = false;
  const work = async (locked: SiteDb) => {
    const number = await lockContent(locked);
    await finishSaves(folder, locked);
    const former = await readFormer(root, new Set([...changes.keys(), ...basedOn.keys()]));
    if (isWritten(changes, former)) return;
    compareHashes(basedOn, former);
    const rows = await historyRows(locked, { number, changes, former, ...about });
    await addToHistory(locked, rows);
    saveFolder = await stageSave(root, randomUUID(), { changes, former }, rows);
    try {
      await carryOutSave(root, saveFolder);
    } catch (error) {
      await undoSave(root, saveFolder, { changes, former });
      throw error;
    }
    isDone = true;
  };
  try {
    await explainFailures(() => db.transaction().execute(work));
  } catch (error) {
    if (!isDone) throw error;
    log.error({ err: error }, 'the history of a save will be written by the next one');
    return;
  }
  if (saveFolder !== undefined) await removeSave(saveFolder);
};

/** Documents and pictures in a folder, whose processes share the database. Carries out what a killed process left. */
export const openFolderStorage = async ({
  folder,
  db,
  log,
}: FolderStorageOptions): Promise<ContentStorage> => {
  const root = resolve(folder);
  const contentFolder = { root, db, log };
  const commit = createGitCommits(root, log);
  let listed: ReadonlyMap<string, string> | undefined;

  if ((await unfinishedSaves(root)).length > 0) await finishFormerSaves(contentFolder);

  const read = async (path: string): Promise<Uint8Array | undefined> => {
    const bytes = await readFolderFile(root, path);
    // Without the folder no file is known to be missing.
    if (!bytes) await checkFolder(root);
    return bytes;
  };

  return {
    name: basename(root),
    async list() {
      await checkFolder(root);
      listed = stampsOf(await listFolder(root));
      return listed;
    },
    async lastChanges() {
      const { files } = await listFolder(root);
      return new Map([...files].map(([path, { changedAt }]) => [path, changedAt]));
    },
    read,
    readLatest: read,
    mayWrite: (path) => isInside(root, path),
    async write(changes, options) {
      for (const path of changes.keys())
        if (!(await isInside(root, path)))
          throw new Error(`${path} is not a file of the content folder.`);
      await saveFiles(contentFolder, changes, options);
      await commit([...changes.keys()], options.author, options.message);
    },
    history: (path) => readHistory(db, path),
    readVersion: (path, id) => readVersion(db, path, id),
    changes: (listener) => watchFolder(root, { listed, onChange: listener, log }),
  };
};
