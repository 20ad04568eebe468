// RTK Query keeps timers for minutes. They must not keep the process running.
const start = globalThis.setTimeout;
globalThis.setTimeout = ((...args: Parameters<typeof start>) =>
  start(...args).unref()) as typeof start;
