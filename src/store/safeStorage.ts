import type { AppServices } from './services.ts';

type TabStorage = AppServices['tabStorage'];

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const makeSafe = (storage: TabStorage): TabStorage => {
  const refused = new Map<string, string>();
  return {
    getItem: (key) => refused.get(key) ?? attempt(() => storage.getItem(key)) ?? null,
    setItem(key, value) {
      refused.set(key, value);
      attempt(() => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem(key) {
      refused.delete(key);
      attempt(() => storage.removeItem(key));
    },
  };
};

const made = new WeakMap<TabStorage, TabStorage>();

/** Never throws. Keeps in memory what the browser refuses to store because its storage is full or forbidden. */
export const safeStorage = (storage: TabStorage): TabStorage => {
  const safe = made.get(storage) ?? makeSafe(storage);
  made.set(storage, safe);
  return safe;
};
