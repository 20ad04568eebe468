import type { IdleWork } from './idleWork.ts';

/** Share of the cache that pages may take which nobody has asked for. */
const PRERENDERED_SHARE = 0.5;

export interface PrerenderOptions {
  work: IdleWork;
  /** Share of the cache that is taken. */
  taken: () => number;
  /** Puts the page of a path into the cache; resolves with its status. */
  make: (path: string) => Promise<number>;
}

/**
 * Makes pages before they are asked for, in the order given, when there is nothing better to do; up to half of the cache,
 * so that a library of any size leaves room for what visitors do ask for. The first that fails is the last: whoever
 * reads are asked from has other things to do.
 */
export const prerenderPaths = (
  paths: readonly string[],
  { work, taken, make }: PrerenderOptions,
): void => {
  for (const path of paths)
    work.add(path, async () => {
      if (taken() >= PRERENDERED_SHARE || (await make(path)) >= 500) void work.stop();
    });
};
