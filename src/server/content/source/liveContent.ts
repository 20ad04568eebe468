import type { ContentLibrary } from '../load/assembleLibrary.ts';
import { nextPublication, publicLibrary } from '../load/publicLibrary.ts';

/** Timers take at most 2^31 ms, and don't advance while a machine sleeps. */
const MAX_WAIT_MS = 60_000;

export interface LiveContent {
  /** What visitors see now. */
  current: () => ContentLibrary;
  /** Also what is hidden from visitors. */
  whole: () => ContentLibrary;
  /** Replaces the library once `prepare` has built the caches of its public part. */
  replace: (
    library: ContentLibrary,
    prepare: (view: ContentLibrary) => Promise<void>,
  ) => Promise<void>;
  stop: () => void;
}

/** @param showsAll shows drafts and scheduled documents, for development */
export const createLiveContent = (
  first: ContentLibrary,
  { showsAll, onChange }: { showsAll: boolean; onChange: () => void },
): LiveContent => {
  let whole: ContentLibrary;
  let current: ContentLibrary;
  let next: number;
  let timer: NodeJS.Timeout | undefined;

  const viewOf = (library: ContentLibrary, now = Date.now()) =>
    showsAll ? library : publicLibrary(library, now);
  const set = (library: ContentLibrary, view: ContentLibrary, now: number) => {
    whole = library;
    current = view;
    next = showsAll ? Infinity : nextPublication(library, now);
  };
  const update = () => {
    const now = Date.now();
    if (now >= next) {
      set(whole, viewOf(whole, now), now);
      onChange();
    }
    clearTimeout(timer);
    if (next === Infinity) return;
    timer = setTimeout(update, Math.min(next - now, MAX_WAIT_MS)).unref();
  };
  set(first, viewOf(first), Date.now());
  update();

  return {
    current: () => {
      if (Date.now() >= next) update();
      return current;
    },
    whole: () => whole,
    async replace(library, prepare) {
      const now = Date.now();
      const view = viewOf(library, now);
      await prepare(view);
      set(library, view, now);
      onChange();
      update();
    },
    stop: () => clearTimeout(timer),
  };
};
