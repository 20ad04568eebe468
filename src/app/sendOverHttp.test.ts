import { sendOverHttp } from './sendOverHttp.ts';

/** A network that answers nothing: a request ends only when its signal does. */
const swallowRequests = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        const { signal } = init!;
        const end = () => reject(signal!.reason as Error);
        if (signal!.aborted) end();
        else signal!.addEventListener('abort', end);
      }),
  );

afterEach(() => jest.restoreAllMocks());

const PLANS = { name: 'plans', params: {} } as const;

it('gives up on a request that nothing answers', async () => {
  swallowRequests();
  const timeout = new AbortController();
  const setTimeoutOf = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  const sent = sendOverHttp(PLANS, new AbortController().signal);
  timeout.abort(new DOMException('Too late', 'TimeoutError'));
  await expect(sent).rejects.toThrow('Too late');
  expect(setTimeoutOf).toHaveBeenCalledWith(30_000);
});

it('ends a request whose query was aborted', async () => {
  swallowRequests();
  const query = new AbortController();
  const sent = sendOverHttp(PLANS, query.signal);
  query.abort(new Error('No longer needed'));
  await expect(sent).rejects.toThrow('No longer needed');
});
