import { watch } from 'node:fs';

/** A save may consist of several changes. */
const QUIET_MS = 300;

interface WatchOptions {
  /** Called when files were written, added or removed, and `quietMs` passed without another change. */
  onChange: () => void;
  log: { warn: (details: object, message: string) => void };
  quietMs?: number;
}

/** Watches a folder and everything below it. */
export const watchContent = (
  folder: string,
  { onChange, log, quietMs = QUIET_MS }: WatchOptions,
): { close: () => void } => {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, quietMs).unref();
  });
  watcher.on('error', (error) =>
    log.warn({ err: error }, 'content is not watched: after a change, send SIGHUP'),
  );
  return {
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
};
