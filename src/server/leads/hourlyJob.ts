const HOUR_MS = 3_600_000;
/** After a failure: the database may be away for a moment. */
export const RETRY_MS = 30_000;

export interface Job {
  runNow: () => void;
  /** Resolves when the current run has ended. */
  stop: () => Promise<void>;
}

/** Runs at once and every hour. @param run resolves with whether it succeeded */
export const startHourlyJob = (run: () => Promise<boolean>, retryMs = RETRY_MS): Job => {
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  const runOnce = async (): Promise<void> => {
    clearTimeout(retry);
    const isDone = await run();
    if (!isDone && !isStopped) retry = setTimeout(runNow, retryMs);
  };
  const runNow = () => {
    running = running.then(runOnce);
  };
  let running = runOnce();
  const timer = setInterval(runNow, HOUR_MS);
  return {
    runNow,
    stop() {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(retry);
      return running;
    },
  };
};
