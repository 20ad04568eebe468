import { watch, type FSWatcher } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds without a change after which what was being saved is taken to be. */
const QUIET_MS = 300;

interface WatchOptions {
  /** Told when something in the folder was written, added or removed, and all is quiet again. */
  onChange: () => void;
  log: { warn: (details: object, message: string) => void };
  quietMs?: number;
}

const foldersIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true });
  const inner = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const folders = await Promise.all(inner.map(({ name }) => foldersIn(path.join(folder, name))));
  return [folder, ...folders.flat()];
};

/**
 * Watches a folder and those within it. Each is one watch of the system's, however many files it has: Node's own way to
 * watch a tree takes one a file.
 */
export const watchContent = (
  folder: string,
  { onChange, log, quietMs = QUIET_MS }: WatchOptions,
): { close: () => void } => {
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const changed = () => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => void followFolders().then(onChange), quietMs);
    timer.unref();
  };
  /** All anew: what is watched is a folder and not its name, which another may have by now. */
  const followFolders = async () => {
    try {
      const folders = await foldersIn(folder);
      for (const watcher of watchers.splice(0)) watcher.close();
      if (isClosed) return;
      for (const each of folders)
        watchers.push(watch(each, { persistent: false }, changed).on('error', changed));
    } catch (error) {
      log.warn({ err: error }, 'content is not watched: after a change, send SIGHUP');
    }
  };
  void followFolders();

  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
};
