/** What the server lets clients and itself do; milliseconds. */
export interface ServerLimits {
  /** For a whole request to arrive, its body included: no form of the site takes a second of it. */
  requestMs: number;
  /** That a connection may be silent, whoever is to speak: longer than any answer of a content API may take. */
  silenceMs: number;
  /** That a connection waits for its next request: longer than balancers do (60 s mostly), or they meet a closed one. */
  keepAliveMs: number;
  requestsPerConnection: number;
  /** Some 20 KB each; systems allow a process more open files than that, or it is set there. */
  connections: number;
  /** Mean of the event loop's delays over one sample from which on requests are refused. */
  eventLoopDelayMs: number;
  /** Share of the heap's limit, at which the process would end, from which on requests are refused. */
  heapShare: number;
  loadSampleMs: number;
}

export const SERVER_LIMITS: ServerLimits = {
  requestMs: 15_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
  requestsPerConnection: 1000,
  connections: 10_000,
  eventLoopDelayMs: 2000,
  heapShare: 0.9,
  loadSampleMs: 5000,
};
