import { watch } from 'node:fs';
import { ContentError } from './contentProblems.ts';
import type { ContentLibrary } from './contentLibrary.ts';
import { loadContent } from './loadContent.ts';

/** Milliseconds of silence after the last change before the folder is read again: editors save in several steps. */
const SETTLE_MS = 120;

export interface ContentLog {
  info(message: string): void;
  error(message: string): void;
}

export interface ContentWatch {
  /** The last library that had no problems. */
  getLibrary: () => ContentLibrary;
  close: () => void;
}

/**
 * Keeps a library up to date while its folder is edited; for development.
 * A bad document is logged and leaves the last good library in place.
 * @param initial the library as loaded at start
 * @param options.onReload called after each successful reload
 */
export const watchContent = (
  folder: string,
  initial: ContentLibrary,
  log: ContentLog,
  { onReload, settleMs = SETTLE_MS }: { onReload?: () => void; settleMs?: number } = {},
): ContentWatch => {
  let library = initial;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  // Reloads wait for one another: two at once could finish in the wrong order.
  let reloads = Promise.resolve();

  const reload = async () => {
    if (isClosed) return;
    try {
      library = await loadContent(folder, { eventTimeZone: initial.eventTimeZone });
      log.info('The content was reloaded.');
      onReload?.();
    } catch (error) {
      log.error(`The content was not reloaded; mend this first:\n${describe(error)}`);
    }
  };

  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reloads = reloads.then(reload);
    }, settleMs);
  });
  watcher.on('error', (error) => {
    log.error(`Changes of the content are no longer seen: ${describe(error)}`);
  });

  return {
    getLibrary: () => library,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      watcher.close();
    },
  };
};

const describe = (error: unknown): string => {
  if (error instanceof ContentError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
