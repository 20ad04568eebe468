import { lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isContentPath } from './contentStorage.ts';
import { isLeftover } from './leftovers.ts';

interface FolderFile {
  /** Inode, size and times; for what can't be read, why: the code of the error, or that it is no file. */
  stamp: string;
  changedAt: number;
}

export interface FolderFiles {
  /** By path below the folder, in its order. */
  files: Map<string, FolderFile>;
  /** The folders whose entries decide what is listed: inodes by real path. */
  folders: Map<string, number>;
  /** The absolute paths of symbolic links. */
  links: string[];
  /** The paths of what systems and editors leave behind. */
  leftovers: string[];
}

/** Large enough for every picture. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A listing of thousands of files must not delay signals and visitors. */
const FILES_AT_ONCE = 200;

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'unknown error';

/** Lists the files of a folder, also those behind symbolic links. @throws when the folder itself can't be read */
export const listFolder = async (root: string): Promise<FolderFiles> => {
  const found: FolderFiles = { files: new Map(), folders: new Map(), links: [], leftovers: [] };
  let count = 0;

  const add = (path: string, { mtimeMs }: Stats, stamp: string) =>
    found.files.set(path, { stamp, changedAt: mtimeMs });

  const addFile = (path: string, stats: Stats) =>
    add(path, stats, stats.isFile() ? stampOf(stats) : 'no file');

  const addToFolders = (real: string) => found.folders.set(real, statSync(real).ino);

  const addEntry = async (entry: Dirent, folder: string, prefix: string, above: string[]) => {
    const path = prefix + entry.name;
    const file = join(folder, entry.name);
    const isLinked = entry.isSymbolicLink();
    if (isLinked) found.links.push(file);
    let stats: Stats | undefined;
    try {
      // Synchronous: a promise per file takes five times as long for thousands of small files.
      stats = statSync(file);
      if (isLinked && stats.isFile()) addToFolders(dirname(realpathSync(file)));
      if (!stats.isDirectory()) return addFile(path, stats);
      await addFolder(file, `${path}/`, above);
    } catch (error) {
      const ownStats = stats ?? lstatSync(file, { throwIfNoEntry: false });
      if (ownStats) add(path, ownStats, codeOf(error));
      else if (hasUnknownCharacters(entry.name)) found.files.set(path, UNKNOWN_NAME);
      // Any other entry without stats was deleted meanwhile.
    }
    return undefined;
  };

  const addFolder = async (folder: string, prefix: string, above: string[]): Promise<void> => {
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    addToFolders(real);
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.toSorted(byName)) {
      if (isLeftover(entry.name)) {
        found.leftovers.push(prefix + entry.name);
        continue;
      }
      await addEntry(entry, folder, prefix, [...above, real]);
      count += 1;
      if (count % FILES_AT_ONCE === 0) await setImmediate();
    }
  };

  await addFolder(root, '', []);
  return found;
};

/** Node.js replaces bytes of a name that are not UTF-8. */
const hasUnknownCharacters = (name: string): boolean => name.includes('\uFFFD');
const UNKNOWN_NAME: FolderFile = { stamp: 'unknown name', changedAt: 0 };

const byName = (a: Dirent, b: Dirent): number => Number(a.name > b.name) - Number(a.name < b.name);

export const stampsOf = ({ files }: FolderFiles): Map<string, string> =>
  new Map(Array.from(files, ([path, { stamp }]) => [path, stamp]));

/** Without the absolute path, which Node.js names. */
const REASONS = {
  forbidden: 'The site’s user may not read it. Correct its permissions.',
  forbiddenFolder: 'The site’s user may not read this folder. Correct its permissions.',
  brokenLink: 'The symbolic link leads to nothing. Correct or remove it.',
  unknownName: 'The name of the file is not UTF-8. Rename it.',
  noFile: 'This is not a file. Remove it.',
  tooLarge: 'The file is larger than 64 MB. Make it smaller.',
};

/** Undefined for a missing file. @throws for one that can't be read */
export const readFolderFile = async (
  root: string,
  path: string,
): Promise<Uint8Array | undefined> => {
  if (!isContentPath(path)) return undefined;
  const file = join(root, path);
  const stats = await withReasons(file, () => stat(file));
  if (!stats) return undefined;
  // A folder is listed as a file only when it can't be read.
  if (stats.isDirectory()) throw new Error(REASONS.forbiddenFolder);
  // Reading a pipe would never end.
  if (!stats.isFile()) throw new Error(REASONS.noFile);
  if (stats.size > MAX_BYTES) throw new Error(REASONS.tooLarge);
  return withReasons(file, () => readFile(file));
};

/** Undefined for a missing file. @throws what a writer can correct, in words */
const withReasons = async <Result>(
  file: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    if (code === 'ELOOP' || (isMissing && isLink(file)))
      throw new Error(REASONS.brokenLink, { cause: error });
    if (isMissing && hasUnknownCharacters(file))
      throw new Error(REASONS.unknownName, { cause: error });
    if (isMissing) return undefined;
    if (code === 'EACCES' || code === 'EPERM') throw new Error(REASONS.forbidden, { cause: error });
    throw error;
  }
};

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
