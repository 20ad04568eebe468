import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a site's process by `--import`: once a second it adds what memory the process holds, in bytes, and how late
 * its event loop was in that second, in milliseconds, to the file that SOAK_FIGURES names.
 */
const file = process.env.SOAK_FIGURES;
// Threads of the process begin with it, too.
if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  setInterval(() => {
    const figures = { rss: process.memoryUsage.rss(), delay: delay.percentile(99) / 1e6 };
    delay.reset();
    appendFileSync(file, `${JSON.stringify(figures)}\n`);
  }, 1000).unref();
}
