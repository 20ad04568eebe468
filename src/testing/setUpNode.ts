// A store keeps its queries for minutes. Their timers end with a document that is closed; here they must not keep the
// process waiting either.
const start = globalThis.setTimeout;
globalThis.setTimeout = ((...words: Parameters<typeof start>) =>
  start(...words).unref()) as typeof start;
