/** Whether the browser sends Global Privacy Control or Do Not Track. */
export const asksForPrivacy = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

/** Lets input and painting in between two pieces of work. */
export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** 32 random hexadecimal digits. `crypto.randomUUID` is missing where the site is not served by https. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

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
