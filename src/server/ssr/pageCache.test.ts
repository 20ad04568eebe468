import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PageCache, type Rendering } from './pageCache.ts';

const DAY = 86_400;

const page = (text: string, { status = 200, isWhole = true } = {}): Rendering => ({
  body: Buffer.from(text),
  status,
  isWhole,
  headers: {},
});
const FAILED = page('failed', { status: 502 });
const INCOMPLETE = page('incomplete', { isWhole: false });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

/** A cache over renderings in order; the last one repeats. */
const cacheOf = (...renderings: (Rendering | Promise<Rendering> | Error)[]) => {
  const cache = new PageCache(60);
  const render = jest.fn(async () => {
    const next = renderings.length > 1 ? renderings.shift()! : renderings[0]!;
    if (next instanceof Error) throw next;
    return next;
  });
  const get = (key = '/') => cache.get(key, render);
  const body = async (key?: string) => String((await get(key)).page.body);
  return { cache, render, get, body, changeContent: () => cache.clear() };
};

it('renders a page once until it expires, for requests at the same time too', async () => {
  const { body, render } = cacheOf(page('one'), page('two'));
  expect(await Promise.all([body(), body()])).toEqual(['one', 'one']);
  await wait(59.9);
  expect(await body()).toBe('one');
  await wait(0.2);
  expect(await Promise.all([body(), body()])).toEqual(['two', 'two']);
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  [1, 0.9, 1.1, 's-maxage=1'],
  [0.4, 0.3, 0.5, 's-maxage=0'],
  [30, 29, 30.1, 's-maxage=30'],
  [600, 59, 61, 's-maxage=60'],
])(
  'renders a page again when it changes by itself after %f seconds',
  async (seconds, before, later, control) => {
    const changing = { ...page('one'), changesAt: Date.now() + seconds * 1000 };
    const { get, body } = cacheOf(changing, page('two'));
    expect((await get()).cacheControl).toContain(control);
    await wait(before);
    expect(await body()).toBe('one');
    await wait(later - before);
    expect(await body()).toBe('two');
  },
);

it('serves the old page when a new one takes longer than a second, and the new one after that', async () => {
  const slow = Promise.withResolvers<Rendering>();
  const { get, body, render } = cacheOf(page('one'), slow.promise);
  await body();
  await wait(60.1);
  const waiting = get();
  await wait(1);
  expect(await waiting).toMatchObject({ outcome: 'stale', age: 61 });
  slow.resolve(page('two'));
  await wait(0);
  expect(await body()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

it.each([
  ['answers 502', FAILED],
  ['throws', new Error('broken')],
  ['misses a side list', INCOMPLETE],
])('serves the last good page for a day while rendering %s', async (_, failure) => {
  const { body } = cacheOf(page('good'), failure);
  await body();
  await wait(60.1);
  expect(await body()).toBe('good');
  await wait(DAY - 61);
  expect(await body()).toBe('good');
  await wait(1);
  expect(await body().catch(String)).not.toBe('good');
});

it('drops a page that answers 404', async () => {
  const { body } = cacheOf(page('one'), page('gone', { status: 404 }), FAILED);
  await body();
  await wait(60.1);
  expect([await body(), await body()]).toEqual(['gone', 'failed']);
});

it('serves a page without its side lists for five seconds, and not when rendering fails', async () => {
  const { get, body } = cacheOf(INCOMPLETE, FAILED);
  expect((await get()).cacheControl).toBe('public, max-age=0, s-maxage=5');
  await wait(4.9);
  expect(await body()).toBe('incomplete');
  await wait(0.2);
  expect(await body()).toBe('failed');
});

it('sends the freshness and the age of a page to shared caches', async () => {
  const { get } = cacheOf(page('one'), FAILED);
  expect(await get()).toMatchObject({
    cacheControl: 'public, max-age=0, s-maxage=60, stale-if-error=86400',
    age: undefined,
  });
  await wait(25.5);
  expect(await get()).toMatchObject({
    cacheControl: 'public, max-age=0, s-maxage=35, stale-if-error=86375',
    age: 25,
  });
  await wait(74.5);
  expect(await get()).toMatchObject({
    cacheControl: 'public, max-age=0, s-maxage=0, stale-if-error=86300',
    age: 100,
  });
});

it('caches no failure', async () => {
  const { get } = cacheOf(FAILED, page('good'));
  expect((await get()).cacheControl).toBe('no-store');
  expect((await get()).page.status).toBe(200);
});

it.each([
  ['missing pages', (n: number) => `/missing-${n}`, 404],
  ['searches', (n: number) => `/help-center?q=${n}`, 200],
])('keeps good pages during a flood of %s', async (_, keyOf, status) => {
  const { cache, body } = cacheOf(page('good'), page('other'));
  await body('/pricing');
  const flood = async () => page('x'.repeat(500_000), { status });
  for (let n = 0; n < 200; n += 1) await cache.get(keyOf(n), flood);
  expect(await body('/pricing')).toBe('good');
});

it('serves no page that was rendered before content changed', async () => {
  const slow = Promise.withResolvers<Rendering>();
  const { body, changeContent } = cacheOf(page('one'), slow.promise, page('three'));
  await body('/');
  changeContent();
  const before = body('/');
  changeContent();
  const after = body('/');
  slow.resolve(page('two'));
  expect([await before, await after, await body('/')]).toEqual(['two', 'three', 'three']);
});

it('renders every request when it is off', async () => {
  const cache = new PageCache(0);
  const render = jest.fn(async () => page('one'));
  for (const _ of [1, 2])
    expect(await cache.get('/', render)).toMatchObject({ cacheControl: 'no-store' });
  expect(render).toHaveBeenCalledTimes(2);
});

it('restores saved pages of the same build with their age, and ignores a damaged file', async () => {
  jest.useRealTimers();
  const folder = await mkdtemp(path.join(tmpdir(), 'page-cache-test-'));
  const file = path.join(folder, 'cache/pages');
  const first = cacheOf(page('good'));
  await first.body();
  await first.cache.save(file, 'build 1');

  const restored = cacheOf(FAILED);
  await restored.cache.load(file, 'build 1');
  expect(await restored.get()).toMatchObject({ outcome: 'hit', age: expect.any(Number) as number });
  expect(await restored.body()).toBe('good');

  const other = cacheOf(FAILED);
  await other.cache.load(file, 'build 2');
  expect(await other.body()).toBe('failed');
  await writeFile(file, 'damaged');
  await other.cache.load(file, 'build 1');
  expect(await other.body()).toBe('failed');
  await rm(folder, { recursive: true });
});
