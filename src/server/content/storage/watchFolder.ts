import { realpathSync, statSync, watch, type FSWatcher } from 'node:fs';
import { listFolder, stampsOf, type FolderFiles } from './folderFiles.ts';
import { isLeftover } from './leftovers.ts';

const QUIET_MS = 300;
/** A folder in which something is always written is read all the same. */
const MAX_QUIET_MS = 1500;
/** Links above the folder and in other folders are not watched. */
const LINK_CHECK_MS = 1000;

interface WatchOptions {
  /** The files by their stamps that the caller has read; without them, those at the start. */
  listed?: ReadonlyMap<string, string> | undefined;
  onChange: () => void;
  log: { warn: (details: object, message: string) => void };
  /** Without another change. */
  quietMs?: number | undefined;
}

/** A folder may be replaced by another one of its name. */
const targetOf = (file: string): string => {
  try {
    return `${realpathSync(file)} ${statSync(file).ino}`;
  } catch {
    return '';
  }
};

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean =>
  a.size === b.size && [...a].every(([path, stamp]) => b.get(path) === stamp);

/**
 * Calls `onChange` when files of a folder were written, added or removed, also behind symbolic links and when a link was
 * switched. Returns a function that stops.
 */
export const watchFolder = (
  root: string,
  { listed, onChange, log, quietMs = QUIET_MS }: WatchOptions,
) => {
  let known = listed;
  const watchers = new Map<string, { watcher: FSWatcher; inode: number }>();
  let targets = new Map([[root, targetOf(root)]]);
  let quiet: NodeJS.Timeout | undefined;
  let changedAt: number | undefined;
  let isStopped = false;

  const warn = (error: unknown) =>
    log.warn({ err: error }, 'content is not watched: after a change, send SIGHUP');

  const watchOne = (folder: string, inode: number): void => {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => {
        if (name === null || !isLeftover(name)) noteChange();
      });
      watcher.on('error', warn);
      watchers.set(folder, { watcher, inode });
    } catch (error) {
      // A folder that is gone changes the one above it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') warn(error);
    }
  };

  /** Watches the folders that exist now. */
  const follow = async (): Promise<FolderFiles> => {
    const found = await listFolder(root);
    if (isStopped) return found;
    targets = new Map([root, ...found.links].map((file) => [file, targetOf(file)]));
    for (const [folder, { watcher, inode }] of watchers)
      if (found.folders.get(folder) !== inode) {
        watcher.close();
        watchers.delete(folder);
      }
    for (const [folder, inode] of found.folders) if (!watchers.has(folder)) watchOne(folder, inode);
    return found;
  };

  const report = async (): Promise<void> => {
    changedAt = undefined;
    try {
      const before = known;
      known = stampsOf(await follow());
      if (!isStopped && before && !isSame(before, known)) onChange();
    } catch {
      // The folder is gone: when it is back, its inode differs.
    }
  };

  const noteChange = (): void => {
    const now = Date.now();
    changedAt ??= now;
    clearTimeout(quiet);
    const waitMs = Math.max(0, Math.min(quietMs, changedAt + MAX_QUIET_MS - now));
    quiet = setTimeout(() => void report(), waitMs).unref();
  };

  const links = setInterval(() => {
    for (const [file, target] of targets)
      if (targetOf(file) !== target) {
        targets.set(file, targetOf(file));
        noteChange();
      }
  }, LINK_CHECK_MS).unref();

  void report();
  return () => {
    isStopped = true;
    clearTimeout(quiet);
    clearInterval(links);
    for (const { watcher } of watchers.values()) watcher.close();
  };
};
