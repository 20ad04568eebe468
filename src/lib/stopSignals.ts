/** A supervisor may signal the process group of npm, which forwards the signal, so a signal can arrive twice at once. */
const REPEAT_MS = 1000;

interface StopOptions {
  /** Called once. */
  stop: (signal: NodeJS.Signals) => unknown;
  exit: () => unknown;
  now?: () => number;
}

/** Stops on the first signal. A repeated one changes nothing, except Ctrl-C after a second, which ends the process at once. */
export const createStopHandler = ({ stop, exit, now = () => performance.now() }: StopOptions) => {
  let stoppingSince: number | undefined;
  return (signal: NodeJS.Signals): void => {
    if (stoppingSince === undefined) {
      stoppingSince = now();
      stop(signal);
    } else if (signal === 'SIGINT' && now() - stoppingSince >= REPEAT_MS) exit();
  };
};

export const stopOnSignals = (stop: StopOptions['stop']): void => {
  const handle = createStopHandler({ stop, exit: () => process.exit(0) });
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
};
