import { reloadPage, tabStorage } from './tabStorage.ts';

export const asksForPrivacy = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
};

export const yieldToMain = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};

/** Runs after the browser has painted its response to the current event. Hidden pages are not painted. */
export const afterPaint = (work: () => void): void => {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
};

/** Runs each step in a separate task, so that a slow phone stays responsive. */
export const runInTasks = async (steps: readonly (() => unknown)[]): Promise<void> => {
  for (const step of steps) {
    await step();
    await yieldToMain();
  }
};

/**
 * The first `Intl` object of a page takes 60 ms and more on a phone, most of it to find the data of its locale. A browser
 * with an unknown zone may throw here; the page does without.
 */
export const prepareTimeZone = (): Promise<void> =>
  runInTasks([
    () => new Intl.Locale('en').maximize(),
    () => Intl.Collator.supportedLocalesOf('en'),
    () => new Intl.DateTimeFormat(),
  ]).catch(() => undefined);

/** `crypto.randomUUID` requires https. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

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
