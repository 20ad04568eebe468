import { lstatSync, readdirSync, realpathSync, statSync, type Dirent, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { isContentPath } from './contentStorage.ts';
import { isLeftover } from './leftovers.ts';

interface FolderFile {
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
      // Otherwise it was deleted meanwhile.
      else if (hasUnknownCharacters(entry.name)) found.files.set(path, UNKNOWN_NAME);
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

/** Undefined for a missing file. @throws for one that can't be read */
export const readFolderFile = async (
  root: string,
  path: string,
): Promise<Uint8Array | undefined> => {
  if (!isContentPath(path)) return undefined;
  const file = join(root, path);
  try {
    const stats = await stat(file);
    // Reading a pipe would never end.
    if (!stats.isFile() && !stats.isDirectory()) throw new Error(REASONS.EINVAL);
    if (stats.size > MAX_BYTES) throw new Error(REASONS.EFBIG);
    return await readFile(file);
  } catch (error) {
    const code = failureCode(error, file);
    if (code === 'ENOENT') return undefined;
    const reason = REASONS[code];
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
};

const failureCode = (error: unknown, file: string): string => {
  const code = codeOf(error);
  if (code !== 'ENOENT' && code !== 'ENOTDIR') return code;
  if (isLink(file)) return 'ELOOP';
  return hasUnknownCharacters(file) ? 'EILSEQ' : 'ENOENT';
};

const isLink = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Without the absolute path, which Node.js names. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'The site’s user may not read it. Correct its permissions.',
  EPERM: 'The site’s user may not read it. Correct its permissions.',
  EISDIR: 'The site’s user may not read this folder. Correct its permissions.',
  ELOOP: 'The symbolic link leads to nothing. Correct or remove it.',
  EILSEQ: 'The name of the file is not UTF-8. Rename it.',
  EINVAL: 'This is not a file. Remove it.',
  EFBIG: 'The file is larger than 64 MB. Make it smaller.',
};
