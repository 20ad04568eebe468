import { createPageCache, type Cacheable, type KeptPage, type PageStore } from './pageCache.ts';

interface TestPage extends Cacheable {
  body: string;
}

const DAY = 86_400;

const bytesOf = ({ body }: TestPage) => body.length;

const page = (body: string, { status = 200, isWhole = true } = {}): TestPage => ({
  body,
  status,
  isWhole,
});

/** A rendering that ends when the test says so. */
const held = () => {
  let end: (body: string) => void = () => undefined;
  const rendering = new Promise<TestPage>((resolve) => {
    end = (body) => resolve(page(body));
  });
  return { rendering, end };
};

type Rendering = TestPage | Promise<TestPage> | Error;

const memoryStore = () => {
  const pages = new Map<string, KeptPage<TestPage>>();
  const store: PageStore<TestPage> = {
    read: async (key) => pages.get(key),
    write: (key, kept) => void (kept ? pages.set(key, kept) : pages.delete(key)),
  };
  return { pages, store };
};

/** A cache over renderings that come in turn, the last one again and again, on a clock that the test moves. */
const makeCache = (
  renderings: Rendering[],
  { seconds = 60, store }: { seconds?: number; store?: PageStore<TestPage> } = {},
) => {
  let time = 1_000_000_000_000;
  let impatient: (() => void)[] = [];
  let invalidate: () => void = () => undefined;
  const render = jest.fn(async () => {
    const next = renderings.length > 1 ? renderings.shift()! : renderings[0]!;
    if (next instanceof Error) throw next;
    return next;
  });
  const cache = createPageCache<TestPage>({
    seconds,
    bytesOf,
    store,
    onContentChange: (listener) => (invalidate = listener),
    now: () => time,
    patience: () => new Promise((resolve) => impatient.push(() => resolve(undefined))),
  });
  const get = (key = '/') => cache.answer(key, render);
  return {
    cache,
    render,
    invalidate: () => invalidate(),
    get,
    body: async (key?: string) => (await get(key)).page.body,
    headers: async (key?: string) => (await get(key)).headers,
    wait: (passed: number) => {
      time += passed * 1000;
    },
    loseSecond: () => {
      impatient.forEach((resolve) => resolve());
      impatient = [];
    },
  };
};

/** Lets what can go on without the test go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('renews a page that is asked for in the last fifth of its time, once, and lets nobody wait for it', async () => {
  const slow = held();
  const { body, cache, render, wait } = makeCache([page('one'), slow.rendering, page('three')]);
  await body();
  wait(48);
  expect(cache.isFresh('/')).toBe(false);
  expect(await body()).toBe('one');
  expect(render).toHaveBeenCalledTimes(2);
  expect(await body()).toBe('one');
  slow.end('two');
  await settle();
  expect(cache.isFresh('/')).toBe(true);
  expect(render).toHaveBeenCalledTimes(2);
  // The new one's time has begun when its rendering did.
  wait(48);
  expect(await body()).toBe('two');
  expect(render).toHaveBeenCalledTimes(3);
});

it('tries once to renew a page before its time is over, and again after it', async () => {
  const { body, cache, render, wait } = makeCache([page('one'), new Error('down')]);
  await body();
  wait(50);
  for (const _ of [1, 2, 3]) {
    expect(await body()).toBe('one');
    await settle();
  }
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.isFresh('/')).toBe(true);
  wait(10);
  expect(cache.isFresh('/')).toBe(false);
  expect(await body()).toBe('one');
  expect(render).toHaveBeenCalledTimes(3);
});

it('knows which pages can be answered without rendering them', async () => {
  const { cache, get, wait } = makeCache([page('one'), page('lost', { status: 404 })]);
  expect(cache.isFresh('/')).toBe(false);
  await get('/');
  await get('/nothing');
  wait(7.5);
  expect([cache.isFresh('/'), cache.isFresh('/nothing')]).toEqual([true, true]);
  wait(52.5);
  expect(cache.isFresh('/')).toBe(false);
});

it('takes other bytes of the same page, unless there is another page by now', async () => {
  const [one, two] = [page('one'), page('two')];
  const { cache, body, headers, wait } = makeCache([one, two]);
  await body();
  wait(5);
  cache.swap('/', one, page('one, smaller'));
  expect(await body()).toBe('one, smaller');
  expect(await headers()).toMatchObject({ age: '5' });
  wait(55);
  expect(await body()).toBe('two');
  cache.swap('/', one, page('one, smallest'));
  expect(cache.peek('/')).toBe(two);
});

it('answers with the old page when the renewal takes too long, and with the new one when it has come', async () => {
  const slow = held();
  const { get, body, render, wait, loseSecond } = makeCache([page('one'), slow.rendering]);
  await body();
  wait(60);
  const waiting = get();
  await settle();
  loseSecond();
  expect((await waiting).page.body).toBe('one');
  // The second is the renewal's: who comes later does not wait for it once more.
  expect(await body()).toBe('one');
  slow.end('two');
  await settle();
  expect(await body()).toBe('two');
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders once for requests that come together', async () => {
  const { body, render, wait } = makeCache([page('one'), page('two')]);
  expect(await Promise.all([body(), body(), body()])).toEqual(['one', 'one', 'one']);
  expect(render).toHaveBeenCalledTimes(1);
  wait(60);
  expect(await Promise.all([body(), body()])).toEqual(['two', 'two']);
  expect(render).toHaveBeenCalledTimes(2);
});

it('keeps serving the last good page while the content API is down, for a day', async () => {
  const { get, body, wait } = makeCache([
    page('good'),
    page('bad', { status: 502 }),
    new Error('broken'),
    page('bad', { status: 502 }),
    page('bad', { status: 502 }),
  ]);
  for (const _ of [1, 2, 3]) {
    expect(await body()).toBe('good');
    wait(60);
  }
  wait(DAY - 181);
  expect(await body()).toBe('good');
  wait(1);
  expect((await get()).page.status).toBe(502);
});

it('lets go of a page that is said to be gone', async () => {
  const { store, pages } = memoryStore();
  const { body, wait } = makeCache(
    [page('one'), page('gone', { status: 404, isWhole: false }), new Error('down')],
    { store },
  );
  await body();
  expect([...pages.keys()]).toEqual(['/']);
  wait(60);
  expect(await body()).toBe('gone');
  expect([...pages.keys()]).toEqual([]);
});

it('renders every request anew when it is switched off', async () => {
  const { body, headers } = makeCache([page('one'), page('two')], { seconds: 0 });
  expect(await body()).toBe('one');
  expect(await body()).toBe('two');
  expect(await headers()).toEqual({ 'cache-control': 'no-store' });
});

it('does not take a page for fresh because the clock was set back', async () => {
  const { body, wait } = makeCache([page('one'), page('two')]);
  await body();
  wait(-3600);
  expect(await body()).toBe('two');
});

it('never puts a page with gaps in the place of a whole one', async () => {
  const gaps = page('gaps', { isWhole: false });
  const { body, wait } = makeCache([page('whole'), gaps, gaps, page('whole again')]);
  await body();
  wait(60);
  expect(await body()).toBe('whole');
  wait(60);
  expect(await body()).toBe('whole');
  expect(await body()).toBe('whole again');
});

it('keeps a page with gaps for a moment only, and for no outage', async () => {
  const { store, pages } = memoryStore();
  const gaps = page('gaps', { isWhole: false });
  const { get, body, headers, wait } = makeCache([gaps, page('bad', { status: 502 })], { store });
  expect(await headers()).toEqual({ 'cache-control': 'public, max-age=0, s-maxage=5' });
  wait(4.999);
  expect(await body()).toBe('gaps');
  wait(0.001);
  expect((await get()).page.status).toBe(502);
  expect(pages.size).toBe(0);
});

it('tells shared caches what is left of the time, and the age', async () => {
  const { headers, wait } = makeCache([page('one'), page('bad', { status: 502 })]);
  expect(await headers()).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  });
  wait(25.5);
  expect(await headers()).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=35, stale-if-error=86400',
    age: '25',
  });
  wait(74.5);
  expect(await headers()).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=0, stale-if-error=86300',
    age: '100',
  });
});

it.each([
  ['addresses of nothing', (n: number) => `/nothing-${n}`, 404],
  ['searches', (n: number) => `/help-center?q=${n}`, 200],
  ['numbers of pages', (n: number) => `/blog/all-posts?page=${n}`, 200],
])('keeps every good page while somebody asks for %s without end', async (_, keyOf, status) => {
  const big = 'x'.repeat(500_000);
  const flood = jest.fn(async () => page(big, { status }));
  const cache = createPageCache<TestPage>({ seconds: 60, bytesOf });
  await cache.answer('/pricing', async () => page('good'));
  for (let n = 0; n < 300; n += 1) await cache.answer(keyOf(n), flood);
  expect((await cache.answer('/pricing', flood)).page.body).toBe('good');
  // It remembers some of them, and no more than have room.
  await cache.answer(keyOf(299), flood);
  expect(flood).toHaveBeenCalledTimes(300);
  await cache.answer(keyOf(0), flood);
  expect(flood).toHaveBeenCalledTimes(301);
});

it('tells shared caches to keep no failure', async () => {
  const { headers } = makeCache([page('bad', { status: 502 })]);
  expect(await headers()).toEqual({ 'cache-control': 'no-store' });
});

it('bounds good pages by their bytes', async () => {
  const render = jest.fn(async () => page('x'.repeat(4_000_000)));
  const cache = createPageCache<TestPage>({ seconds: 60, bytesOf });
  for (let n = 0; n < 18; n += 1) await cache.answer(`/${n}`, render);
  await cache.answer('/17', render);
  expect(render).toHaveBeenCalledTimes(18);
  await cache.answer('/0', render);
  expect(render).toHaveBeenCalledTimes(19);
});

it('answers after a restart with what was good before, while the content API is down', async () => {
  const { store } = memoryStore();
  await makeCache([page('good')], { store }).body('/blog');
  const { body, headers, wait, render } = makeCache([page('bad', { status: 502 })], { store });
  expect(await body('/blog')).toBe('good');
  expect(render).not.toHaveBeenCalled();
  wait(3600);
  expect(await headers('/blog')).toMatchObject({ age: '3600' });
  wait(DAY);
  expect(await body('/blog')).toBe('bad');
});

describe('when content has changed', () => {
  it('answers no page that was made before', async () => {
    const { body, cache, invalidate, render } = makeCache([page('one'), page('two')]);
    expect(await body()).toBe('one');
    invalidate();
    expect(cache.isFresh('/')).toBe(false);
    // Its bytes are still there: most pages are the same as before.
    expect(cache.peek('/')).toMatchObject({ body: 'one' });
    expect([await body(), await body()]).toEqual(['two', 'two']);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('waits for the new page, however long that takes', async () => {
    const { rendering, end } = held();
    const { body, invalidate, loseSecond } = makeCache([page('one'), rendering]);
    await body();
    invalidate();
    const answer = body();
    await settle();
    loseSecond();
    end('two');
    expect(await answer).toBe('two');
  });

  it('gives a page that was begun before to nobody who asks after it', async () => {
    const { rendering, end } = held();
    const { body, cache, invalidate } = makeCache([rendering, page('two')]);
    const before = body();
    await settle();
    invalidate();
    const after = body();
    await settle();
    end('one');
    expect([await before, await after, await body()]).toEqual(['one', 'two', 'two']);
    cache.swap('/', cache.peek('/')!, page('two, smaller'));
    expect(await body()).toBe('two, smaller');
  });
});
