/** Where a tab remembers for which file it has been loaded anew. */
const reloadedFor = (error: unknown): string =>
  // webpack's ChunkLoadError names the file, which has the content's hash in its name.
  `reloaded-for:${(error as { request?: string } | undefined)?.request ?? ''}`;

const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * Loads a chunk. Without a network it comes once that is back. Else it fails most often because a new version was
 * deployed while the page was open: the page is loaded anew, once for each file; if that fails again, the error is the
 * caller's.
 * @param reload loads the document of the current address
 */
export const loadOrReload = async <T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await online();
      return loadOrReload(load, reload);
    }
    const key = reloadedFor(error);
    if (sessionStorage.getItem(key) !== null) throw error;
    sessionStorage.setItem(key, '1');
    reload();
    // The page is going away; nobody will miss this promise.
    return new Promise(() => undefined);
  }
};
