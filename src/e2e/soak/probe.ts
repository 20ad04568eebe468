import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** A collection stops everything for a moment, so that it is not made every second. */
const SECONDS_BETWEEN_COLLECTIONS = 10;

/**
 * Loaded into a site's process by `--import`: adds figures to the file that SOAK_FIGURES names. Once a second how late the
 * event loop was, in milliseconds; every ten seconds how many bytes are in use that no collection frees.
 */
const file = process.env.SOAK_FIGURES;
// Threads of the process begin with it, too.
if (file !== undefined && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const add = (figures: object) => appendFileSync(file, `${JSON.stringify(figures)}\n`);
  let seconds = 0;
  delay.enable();
  setInterval(() => {
    add({ delay: delay.percentile(99) / 1e6 });
    seconds += 1;
    if (seconds % SECONDS_BETWEEN_COLLECTIONS === 0) {
      collect();
      const { heapUsed, external, rss } = process.memoryUsage();
      add({ used: heapUsed + external, rss });
    }
    delay.reset();
  }, 1000).unref();
}
