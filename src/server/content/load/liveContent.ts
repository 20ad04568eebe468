import type { ContentLibrary } from './contentLibrary.ts';
import { nextChange, publicLibrary } from './publicLibrary.ts';

/**
 * Longest time between two looks at the clock, in milliseconds: timers take no more than 2^31, and clocks are set, and
 * stand still while a machine sleeps.
 */
const LONGEST_WAIT_MS = 60_000;

/** The library of a running site, as visitors see it at this moment. */
export interface LiveContent {
  current: () => ContentLibrary;
  /** Drafts, and what is not to be seen yet or any more, included. */
  whole: () => ContentLibrary;
  /**
   * Puts another library in its place, once what visitors see of that has been prepared.
   * @param prepare does what takes long
   */
  replace: (
    whole: ContentLibrary,
    prepare: (library: ContentLibrary) => Promise<void>,
  ) => Promise<void>;
  stop: () => void;
}

interface LiveContentOptions {
  /** For whoever writes: visitors see only what is meant for them at that moment. */
  showsAll?: boolean;
  /** Told when visitors see another library than before. */
  onChange: () => void;
}

/** Publishes scheduled documents on time and reports it, so that caches can be invalidated. */
export const createLiveContent = (
  first: ContentLibrary,
  { showsAll = false, onChange }: LiveContentOptions,
): LiveContent => {
  const viewOf = (library: ContentLibrary, now: number, before?: ContentLibrary) =>
    showsAll ? library : publicLibrary(library, now, { before });
  const nextOf = (library: ContentLibrary, now: number) =>
    showsAll ? Infinity : nextChange(library, now);
  let whole = first;
  let current = viewOf(whole, Date.now());
  let next = nextOf(whole, Date.now());
  let timer: NodeJS.Timeout | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (next === Infinity) return;
    timer = setTimeout(look, Math.min(Math.max(0, next - Date.now()), LONGEST_WAIT_MS));
    timer.unref();
  };
  const look = () => {
    const now = Date.now();
    if (now >= next) {
      current = viewOf(whole, now, current);
      next = nextOf(whole, now);
      onChange();
    }
    wait();
  };
  wait();

  return {
    current() {
      if (Date.now() >= next) look();
      return current;
    },
    whole: () => whole,
    async replace(library, prepare) {
      const now = Date.now();
      const view = viewOf(library, now, current);
      await prepare(view);
      whole = library;
      current = view;
      next = nextOf(whole, now);
      onChange();
      // It may have taken long.
      look();
    },
    stop: () => clearTimeout(timer),
  };
};
