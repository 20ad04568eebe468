const RELOADED_KEY = 'reloaded-for-chunk';

/**
 * Loads a chunk. When that fails, most often because a new version was deployed while the page was open, the page is
 * reloaded once; if it fails again the error is the caller's.
 */
export const loadOrReload = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load();
    sessionStorage.removeItem(RELOADED_KEY);
    return loaded;
  } catch (error) {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) throw error;
    sessionStorage.setItem(RELOADED_KEY, '1');
    window.location.reload();
    // The page is going away; nobody will miss this promise.
    return new Promise(() => undefined);
  }
};
