import { createIdleWork } from './idleWork.ts';

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
