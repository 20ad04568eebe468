import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds over which the event loop is looked at. */
const SAMPLE_MS = 20;
/** Share of them that it may have been busy. */
const BUSY_SHARE = 0.5;

/** Resolves once the event loop has been free for most of a moment: who came meanwhile has been answered. */
const idleMoment = async (): Promise<void> => {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await pause(SAMPLE_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization <= BUSY_SHARE) return;
  }
};

/** Work that can wait. */
export interface IdleWork {
  /** Does it when there is nothing better to do: one piece after the other, and of each name the last one given. */
  add: (name: string, work: () => Promise<void>) => void;
  /** Forgets what has not begun; resolves when what has is done. */
  stop: () => Promise<void>;
}

export interface IdleWorkOptions {
  onError: (error: unknown) => void;
  /** Resolves when there is nothing better to do. */
  idle?: () => Promise<void>;
}

export const createIdleWork = ({ onError, idle = idleMoment }: IdleWorkOptions): IdleWork => {
  const waiting = new Map<string, () => Promise<void>>();
  let isRunning = false;
  let current: Promise<void> | undefined;

  const run = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      await idle();
      const [next] = waiting;
      if (!next) break;
      const [name, work] = next;
      waiting.delete(name);
      current = work().catch(onError);
      await current;
    }
    isRunning = false;
  };

  return {
    add(name, work) {
      waiting.set(name, work);
      if (!isRunning) void run();
    },
    async stop() {
      waiting.clear();
      await current;
    },
  };
};
