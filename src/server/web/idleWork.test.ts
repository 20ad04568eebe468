import { createIdleWork, idleMoment } from './idleWork.ts';

it('does one piece after the other, of a name the last one, and outlives a piece that fails', async () => {
  const done: string[] = [];
  const onError = jest.fn();
  let running = 0;
  const piece = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(name);
  };
  const work = createIdleWork({ onError, idle: async () => undefined });
  work.add('a', piece('old a'));
  work.add('b', () => Promise.reject(new Error('broken')));
  work.add('a', piece('new a'));
  await new Promise<void>((resolve) => work.add('c', async () => piece('c')().then(resolve)));
  expect(done).toEqual(['new a', 'c']);
  expect(onError).toHaveBeenCalledTimes(1);
});

it('finds no idle moment while the event loop is busy', async () => {
  let isBusy = true;
  let found = false;
  const moment = idleMoment().then(() => (found = true));
  // Busy by the processor's own measure, however long that takes on a machine that has other things to do.
  const hold = () => {
    const begun = process.cpuUsage();
    while (process.cpuUsage(begun).user < 5000);
    if (isBusy) setImmediate(hold);
  };
  hold();
  try {
    for (let turns = 0; turns < 30; turns += 1)
      await new Promise((resolve) => setImmediate(resolve));
    expect(found).toBe(false);
  } finally {
    isBusy = false;
  }
  await moment;
});
