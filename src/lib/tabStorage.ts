/** Field of `history.state` that carries values over a reload. */
const FIELD = 'carried';

interface CarryingState {
  [FIELD]?: Record<string, string>;
}

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

let memory: Map<string, string> | undefined;

const inMemory = (): Map<string, string> => {
  if (memory) return memory;
  const state = history.state as CarryingState | null;
  memory = new Map(Object.entries(state?.[FIELD] ?? {}));
  // A later reload by the visitor must not bring them back.
  if (memory.size > 0) history.replaceState({ ...state, [FIELD]: undefined }, '');
  return memory;
};

/** The tab's storage. Values that the browser does not store, because storage is blocked or full, live in memory. */
export const tabStorage = {
  getItem: (key: string): string | null =>
    inMemory().get(key) ?? attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem(key: string, value: string): void {
    inMemory().set(key, value);
    attempt(() => {
      sessionStorage.setItem(key, value);
      if (sessionStorage.getItem(key) === value) inMemory().delete(key);
    });
  },
  removeItem(key: string): void {
    inMemory().delete(key);
    attempt(() => sessionStorage.removeItem(key));
  },
};

/** Reloads the page. The history entry carries what is only in memory. */
export const reloadPage = (): void => {
  if (inMemory().size > 0) {
    const state = history.state as CarryingState | null;
    history.replaceState({ ...state, [FIELD]: Object.fromEntries(inMemory()) }, '');
  }
  location.reload();
};
