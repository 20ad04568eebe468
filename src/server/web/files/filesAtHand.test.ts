import { createFilesAtHand, type AskForFile } from './filesAtHand.ts';

const FILE = '/assets/app.0f0f.js';

const setUp = (maxBytes?: number) => {
  const ask = jest.fn<ReturnType<AskForFile>, Parameters<AskForFile>>(async (url, coding) => ({
    statusCode: url.includes('gone') ? 404 : 200,
    headers: { 'content-type': 'text/javascript', date: 'today', connection: 'keep-alive' },
    rawPayload: Buffer.from(`${coding} ${url}`),
  }));
  const has = (pathname: string) => /^\/assets\/[\w.]+$/.test(pathname);
  const fileAtHand = createFilesAtHand(has, ask, maxBytes);
  const get = (url: string, headers: Record<string, string> = {}) => fileAtHand({ url, headers });
  /** What is at hand once a file was asked for. */
  const getAgain = async (url: string, headers: Record<string, string> = {}) => {
    get(url, headers);
    await Promise.allSettled(ask.mock.results.map(({ value }) => value as Promise<unknown>));
    return get(url, headers);
  };
  return { ask, get, getAgain };
};

it('repeats what the long way has answered, but for what an answer says of its own moment', async () => {
  const { ask, get, getAgain } = setUp();
  expect(get(FILE)).toBeUndefined();
  expect(await getAgain(FILE)).toEqual({
    status: 200,
    headers: ['content-type', 'text/javascript'],
    body: Buffer.from(`identity ${FILE}`),
  });
  expect(ask.mock.calls).toEqual([[FILE, 'identity']]);
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip,deflate', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', undefined],
  ['*', undefined],
  ['BR', undefined],
])('knows of "%s" that the file is wanted in %s', async (accepted, coding) => {
  const found = await setUp().getAgain(FILE, { 'accept-encoding': accepted });
  expect(found?.body?.toString()).toBe(coding && `${coding} ${FILE}`);
});

it.each([
  ['a part of it', FILE, { range: 'bytes=0-1' }],
  ['it on a condition', FILE, { 'if-none-match': '"x"' }],
  ['it under another address', `${FILE}?v=2`, {}],
  ['what is no file', '/assets/../secret', {}],
  ['a file that may change', '/brand/favicon.svg', {}],
  ['a file that is gone', '/assets/gone.js', {}],
])('leaves who wants %s to the long way', async (_, url, headers) => {
  const { getAgain } = setUp();
  await getAgain(FILE);
  expect(await getAgain(url, headers as Record<string, string>)).toBeUndefined();
});

it('keeps so many bytes, and asks once for what has no room', async () => {
  const { ask, getAgain } = setUp(30);
  expect(await getAgain(FILE)).toBeDefined();
  const other = '/assets/other.js';
  expect(await getAgain(other)).toBeUndefined();
  expect(await getAgain(other)).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(2);
});
