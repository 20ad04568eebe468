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
  /** What the storage has refused, or is being asked to store. */
  const inMemory = new Map<string, string>();
  return {
    getItem: (key) => inMemory.get(key) ?? attempt(() => storage.getItem(key)) ?? null,
    setItem(key, value) {
      inMemory.set(key, value);
      attempt(() => {
        storage.setItem(key, value);
        inMemory.delete(key);
      });
    },
    removeItem(key) {
      inMemory.delete(key);
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
