import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** What visitors sent is for nobody but the site and those who run it. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** SQLite's files beside a database: what was written last, and who reads where in it. */
export const SIDE_FILES = ['-wal', '-shm'] as const;

/**
 * Creates a file that nobody else may read, and its folders, unless they are there. SQLite takes an empty file for an
 * empty database, and makes the files beside it as it finds this one.
 * @throws the file system's error when they can't be
 */
export const createPrivate = (fileName: string): void => {
  mkdirSync(dirname(fileName), { recursive: true, mode: FOLDER_MODE });
  if (!existsSync(fileName)) closeSync(openSync(fileName, 'a', FILE_MODE));
};

/**
 * Restricts an existing database and its folder to their owner. A folder with other files in it keeps its mode.
 * @param fileName of what is known to be a database of ours
 */
export const keepPrivate = (fileName: string): void => {
  const files = [fileName, ...SIDE_FILES.map((side) => fileName + side)];
  for (const file of files) mend(file, FILE_MODE);
  const folder = dirname(fileName);
  const names = files.map((file) => basename(file));
  if (readdirSync(folder).every((name) => names.includes(name))) mend(folder, FOLDER_MODE);
};

/** Whose file it is may change its mode, and nobody else; then it stays as its owner wants it. */
const mend = (file: string, mode: number): void => {
  try {
    const { mode: current } = statSync(file);
    if ((current & 0o077) !== 0) chmodSync(file, mode);
  } catch {
    return;
  }
};
