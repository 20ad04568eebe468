import { createStopHandler } from './stopSignals.ts';

/** Sends signals at these milliseconds, and returns what happened. */
const afterSignals = (...signals: [ms: number, signal: NodeJS.Signals][]): string[] => {
  const events: string[] = [];
  let time = 0;
  const handle = createStopHandler({
    stop: (signal) => events.push(`stop by ${signal}`),
    exit: () => events.push(`exit after ${time} ms`),
    now: () => time,
  });
  for (const [ms, signal] of signals) {
    time = ms;
    handle(signal);
  }
  return events;
};

it('stops once, however often SIGTERM arrives', () => {
  const repeated = [0, 0, 3, 999, 1000, 5000].map((ms): [number, NodeJS.Signals] => [
    ms,
    'SIGTERM',
  ]);
  expect(afterSignals(...repeated)).toEqual(['stop by SIGTERM']);
});

it.each<[string, [number, NodeJS.Signals][], string[]]>([
  [
    'Ctrl-C that npm forwards',
    [
      [5, 'SIGINT'],
      [5, 'SIGINT'],
      [9, 'SIGINT'],
    ],
    ['stop by SIGINT'],
  ],
  [
    'a second Ctrl-C too soon',
    [
      [0, 'SIGINT'],
      [999, 'SIGINT'],
    ],
    ['stop by SIGINT'],
  ],
  [
    'a second Ctrl-C',
    [
      [0, 'SIGINT'],
      [1000, 'SIGINT'],
    ],
    ['stop by SIGINT', 'exit after 1000 ms'],
  ],
  [
    'Ctrl-C after SIGTERM',
    [
      [0, 'SIGTERM'],
      [1500, 'SIGINT'],
    ],
    ['stop by SIGTERM', 'exit after 1500 ms'],
  ],
  [
    'SIGTERM after Ctrl-C',
    [
      [0, 'SIGINT'],
      [1500, 'SIGTERM'],
    ],
    ['stop by SIGINT'],
  ],
])('handles %s', (_what, signals, events) => {
  expect(afterSignals(...signals)).toEqual(events);
});
