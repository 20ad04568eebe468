import { createIdleWork } from './idleWork.ts';
import { prerenderPaths } from './prerender.ts';

const PATHS = ['/', '/pricing', '/blog', '/blog/post/a'];

/** What is made of the paths by a cache that fills with each, on an event loop that has time when the test says so. */
const makePages = (status: (path: string) => number, share: number) => {
  const made: string[] = [];
  const free: (() => void)[] = [];
  const work = createIdleWork({
    onError: (error) => {
      throw error;
    },
    idle: () => new Promise((resolve) => free.push(resolve)),
  });
  prerenderPaths(PATHS, {
    work,
    taken: () => made.length * share,
    make: async (path) => {
      made.push(path);
      return status(path);
    },
  });
  const haveTime = async () => {
    free.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { made, haveTime, work };
};

it('makes pages in their order, one each time that there is nothing better to do', async () => {
  const { made, haveTime } = makePages(() => 200, 0);
  expect(made).toEqual([]);
  for (let count = 1; count <= PATHS.length; count += 1) {
    await haveTime();
    expect(made).toEqual(PATHS.slice(0, count));
  }
});

it.each([
  ['half of the cache is taken', () => 200, 0.25],
  ['one fails', (path: string) => (path === '/pricing' ? 502 : 200), 0],
])('makes no more when %s', async (_, status, share) => {
  const { made, haveTime } = makePages(status, share);
  for (const __ of PATHS) await haveTime();
  expect(made).toEqual(PATHS.slice(0, 2));
});
