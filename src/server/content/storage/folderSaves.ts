import { constants, existsSync } from 'node:fs';
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ContentVersionRow } from '../../leads/database/schema.ts';
import { bytesOf, hashOf, type Changes } from './contentStorage.ts';
import type { FormerFiles } from './history.ts';

/**
 * A save of several files in a folder, all or nothing: the new files and a journal are written to `.saving/ID`, and then
 * each file is renamed to its place. A journal that a killed process leaves is carried out by the next one.
 */

const SAVES = '.saving';
const JOURNAL = 'journal.json';
/** The journal of a save whose files are written, and whose history may be missing. */
const DONE = 'done.json';

interface Step {
  path: string;
  /** The SHA-256 before the save, and after it; '' for a missing file. */
  before: string;
  after: string;
  /** The name of the new file in the folder of the save; null for a deletion. */
  staged: string | null;
}

interface StoredRow extends Omit<ContentVersionRow, 'bytes'> {
  bytes: string | null;
}

interface Journal {
  steps: Step[];
  /** What the save adds to the history. */
  versions: StoredRow[];
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Readers see the old or the new file, and a crash leaves one of the two. */
const writeAtomically = async (
  temporary: string,
  file: string,
  content: Uint8Array | string,
): Promise<void> => {
  await writeFile(temporary, content, { flush: true });
  await rename(temporary, file);
};

/** Prepares a save in the folder. When it fails, nothing has changed. */
export const stageSave = async (
  root: string,
  id: string,
  { changes, former }: { changes: Changes; former: FormerFiles },
  versions: readonly ContentVersionRow[],
): Promise<string> => {
  const saveFolder = join(root, SAVES, id);
  try {
    await mkdir(saveFolder, { recursive: true });
    const steps: Step[] = [];
    for (const [path, content] of changes) {
      const staged = content === null ? null : String(steps.length);
      if (staged !== null) {
        await writeFile(join(saveFolder, staged), bytesOf(content!), { flush: true });
        await mkdir(dirname(join(root, path)), { recursive: true });
      }
      await access(dirname(join(root, path)), constants.W_OK);
      const before = hashOf(former.get(path)?.bytes);
      steps.push({ path, before, after: hashOf(content), staged });
    }
    const rows = versions.map((row) => ({ ...row, bytes: base64Of(row.bytes) }));
    const journal: Journal = { steps, versions: rows };
    const file = join(saveFolder, JOURNAL);
    await writeAtomically(`${file}.new`, file, JSON.stringify(journal));
    await syncFolder(saveFolder);
    return saveFolder;
  } catch (error) {
    await removeSave(saveFolder);
    throw error;
  }
};

const base64Of = (bytes: Uint8Array | null): string | null =>
  bytes && Buffer.from(bytes).toString('base64');

/** A step that was carried out, or whose file another program has changed since, is left as it is. */
const carryOut = async (
  root: string,
  saveFolder: string,
  { path, before, after, staged }: Step,
) => {
  const file = join(root, path);
  const current = hashOf(await readFile(file).catch(() => undefined));
  if (current !== before || current === after) return;
  if (staged === null) return rm(file);
  try {
    await rename(join(saveFolder, staged), file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // A part of the folder is on another disk.
    const near = join(dirname(file), `.${basename(file)}`);
    await copyFile(join(saveFolder, staged), near);
    await rename(near, file);
  }
};

export interface CarriedOutSave {
  /** What it adds to the history. */
  rows: ContentVersionRow[];
  /** Whether files were still to be written. */
  wroteFiles: boolean;
}

/** @throws when a step fails; the journal stays for the next process */
export const carryOutSave = async (root: string, saveFolder: string): Promise<CarriedOutSave> => {
  const read = (name: string) => readFile(join(saveFolder, name), 'utf8').catch(() => undefined);
  const unfinishedJournal = await read(JOURNAL);
  const journal = unfinishedJournal ?? (await read(DONE));
  const wroteFiles = unfinishedJournal !== undefined;
  // The process was killed before it had decided.
  if (journal === undefined) return { rows: [], wroteFiles };
  const { steps, versions } = JSON.parse(journal) as Journal;
  if (wroteFiles) {
    for (const step of steps) await carryOut(root, saveFolder, step);
    const folders = new Set(steps.map(({ path }) => dirname(join(root, path))));
    for (const folder of folders) if (existsSync(folder)) await syncFolder(folder);
    await rename(join(saveFolder, JOURNAL), join(saveFolder, DONE));
  }
  const rows = versions.map(({ bytes, ...row }) => ({
    ...row,
    bytes: bytes === null ? null : Buffer.from(bytes, 'base64'),
  }));
  return { rows, wroteFiles };
};

/** After a step failed: brings back the files of the steps before it. @throws when that fails, too */
export const undoSave = async (
  root: string,
  saveFolder: string,
  { changes, former }: { changes: Changes; former: FormerFiles },
): Promise<void> => {
  for (const [path, content] of [...changes].toReversed()) {
    const file = join(root, path);
    const current = hashOf(await readFile(file).catch(() => undefined));
    const before = former.get(path)?.bytes;
    if (current === hashOf(before) || current !== hashOf(content)) continue;
    if (before) await writeAtomically(join(dirname(file), `.${basename(file)}`), file, before);
    else await rm(file);
  }
  await removeSave(saveFolder);
};

export const removeSave = (saveFolder: string): Promise<void> =>
  rm(saveFolder, { recursive: true, force: true });

/** The folders of saves that processes have left when they were killed, or are carrying out. */
export const unfinishedSaves = async (root: string): Promise<string[]> => {
  const names = await readdir(join(root, SAVES)).catch(() => []);
  return names.map((name) => join(root, SAVES, name));
};
