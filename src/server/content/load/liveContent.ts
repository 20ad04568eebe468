import type { ContentLibrary } from './contentLibrary.ts';
import { nextPublication, publicLibrary } from './publicLibrary.ts';

/** Timers take at most 2^31 ms, and don't advance while a machine sleeps. */
const MAX_WAIT_MS = 60_000;

/** The content of a running site. */
export interface LiveContent {
  /** The documents that visitors see now. */
  current: () => ContentLibrary;
  /** All documents, including drafts and scheduled ones. */
  whole: () => ContentLibrary;
  /** Replaces the library once `prepare` has built the caches of its public part. */
  replace: (
    library: ContentLibrary,
    prepare: (library: ContentLibrary) => Promise<void>,
  ) => Promise<void>;
  stop: () => void;
}

interface LiveContentOptions {
  /** Shows drafts and scheduled documents, for development. */
  showsAll?: boolean;
  /** Called when visitors see another library than before, so that caches can be invalidated. */
  onChange: () => void;
}

/** Publishes scheduled documents on time. */
export const createLiveContent = (
  first: ContentLibrary,
  { showsAll = false, onChange }: LiveContentOptions,
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
    current() {
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
