import { reloadPage, tabStorage } from './tabStorage.ts';

/** Rejects while the server does not answer: the browser would show its own error page. */
const reloadFromServer = async (): Promise<void> => {
  const { ok } = await fetch('/healthz', { signal: AbortSignal.timeout(5000) });
  if (!ok) throw new Error();
  reloadPage();
};

/** Loads a chunk. Offline, it waits. A missing chunk usually means a new deployment: reloads the page once per file. */
export const loadOrReload = async <T>(
  load: () => Promise<T>,
  reload: () => unknown = reloadFromServer,
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadOrReload(load, reload);
    }
    // A ChunkLoadError contains the file name with its content hash.
    const key = `reloaded-for:${(error as { request?: string } | undefined)?.request ?? ''}`;
    if (tabStorage.getItem(key) !== null) throw error;
    tabStorage.setItem(key, '1');
    try {
      await reload();
    } catch {
      tabStorage.removeItem(key);
      throw error;
    }
    // The page is about to unload.
    return new Promise(() => undefined);
  }
};
