import { CALLS } from '../../../contract/calls.ts';
import type { CallName } from '../../../contract/calls.ts';
import { breakReads, FAILURES_IN_A_ROW, REST_MS } from './breakReads.ts';
import { failure } from './gatewayErrors.ts';
import { UpstreamFailure } from './upstream.ts';
import type { GatewayAnswer, UpstreamRequest } from './upstream.ts';

const GOOD: GatewayAnswer = { status: 200, message: '', payload: [] };

type Outcome = GatewayAnswer | Error | Promise<GatewayAnswer>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A server behind a breaker whose outcome is set, the calls that reached it, and the log. */
const setUp = (outcome: Outcome, api = 'https://cms.example.com/api') => {
  const reached: CallName[] = [];
  const lines: string[] = [];
  const server = { outcome };
  const noted = (_: object, message: string) => void lines.push(message);
  const upstream = breakReads(
    async ({ name }) => {
      reached.push(name);
      if (server.outcome instanceof Error) throw server.outcome;
      return server.outcome;
    },
    { site: 'https://cms.example.com/api', api },
    { info: noted, warn: noted },
  );
  /** The status that a call comes to. */
  const call = (name: CallName): Promise<number> =>
    upstream({ name, call: CALLS[name] } as unknown as UpstreamRequest).then(
      ({ status }) => status,
      (error: UpstreamFailure) => error.status,
    );
  const callTimes = async (name: CallName, count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let done = 0; done < count; done += 1) statuses.push(await call(name));
    return statuses;
  };
  return { call, callTimes, lines, reached, server };
};

it.each<[string, Outcome, number]>([
  ['no answer', new UpstreamFailure(502, 'dropped'), 502],
  ['a time-out', new UpstreamFailure(504, 'slow'), 504],
  ['a 500', failure(500), 500],
  ['a 503', failure(503), 503],
  ['a bug', new TypeError('x'), 502],
])(
  'asks no more after ten times %s, and says at once what was said last',
  async (_, bad, status) => {
    const { call, callTimes, reached } = setUp(bad);
    await callTimes('plans', FAILURES_IN_A_ROW);
    expect(await call('integrations')).toBe(status);
    expect(reached).toHaveLength(FAILURES_IN_A_ROW);
  },
);

it.each([400, 404, 429])('takes a %i for the answer that it is', async (status) => {
  const { callTimes, reached } = setUp(failure(status));
  expect(new Set(await callTimes('post', 3 * FAILURES_IN_A_ROW))).toEqual(new Set([status]));
  expect(reached).toHaveLength(3 * FAILURES_IN_A_ROW);
});

it('counts failures in a row, not in all', async () => {
  const { call, callTimes, reached, server } = setUp(failure(500));
  await callTimes('plans', FAILURES_IN_A_ROW - 1);
  server.outcome = GOOD;
  await call('integrations');
  server.outcome = failure(500);
  await callTimes('plans', FAILURES_IN_A_ROW);
  expect(reached).toHaveLength(2 * FAILURES_IN_A_ROW);
  await call('plans');
  expect(reached).toHaveLength(2 * FAILURES_IN_A_ROW);
});

it('asks again by itself, and tells of every change in one line', async () => {
  const { call, callTimes, lines, reached, server } = setUp(new UpstreamFailure(502, 'dropped'));
  await callTimes('plans', 3 * FAILURES_IN_A_ROW);
  server.outcome = GOOD;
  jest.advanceTimersByTime(REST_MS - 1);
  expect(await call('plans')).toBe(502);
  jest.advanceTimersByTime(1);
  expect(await callTimes('plans', 3)).toEqual([200, 200, 200]);
  expect(reached).toHaveLength(FAILURES_IN_A_ROW + 3);
  expect(lines).toEqual([
    'content API is left alone: its reads fail at once',
    'content API is tried by one read',
    'content API is asked again',
  ]);
});

it('rests again when the trial fails', async () => {
  const { callTimes, lines, reached } = setUp(failure(500));
  await callTimes('plans', FAILURES_IN_A_ROW);
  for (let rest = 1; rest <= 3; rest += 1) {
    jest.advanceTimersByTime(REST_MS);
    await callTimes('plans', 5);
    expect(reached).toHaveLength(FAILURES_IN_A_ROW + rest);
    expect(lines).toHaveLength(1 + 2 * rest);
  }
});

it('has nobody wait for the one read that tries', async () => {
  const { call, callTimes, reached, server } = setUp(new UpstreamFailure(504, 'slow'));
  await callTimes('plans', FAILURES_IN_A_ROW);
  let answer = (_: GatewayAnswer) => undefined as void;
  server.outcome = new Promise((resolve) => (answer = resolve));
  jest.advanceTimersByTime(REST_MS);
  const trial = call('plans');
  expect(await callTimes('plans', 5)).toEqual([504, 504, 504, 504, 504]);
  expect(reached).toHaveLength(FAILURES_IN_A_ROW + 1);
  answer(GOOD);
  expect(await trial).toBe(200);
  expect(await call('plans')).toBe(200);
});

it('lets every form through, and judges nothing by forms', async () => {
  const { call, callTimes, reached, server } = setUp(failure(503));
  await callTimes('requestDemo', 2 * FAILURES_IN_A_ROW);
  server.outcome = GOOD;
  expect(await call('helpCenter')).toBe(200);
  server.outcome = failure(503);
  await callTimes('helpCenter', FAILURES_IN_A_ROW);
  server.outcome = GOOD;
  expect(await call('helpCenter')).toBe(503);
  expect(await call('requestDemo')).toBe(200);
  expect(await call('helpCenter')).toBe(503);
  expect(reached.slice(-1)).toEqual(['requestDemo']);
});

it('judges each base by its own reads, and groups of one base together', async () => {
  const apart = setUp(failure(500), 'https://help.example.com/v2');
  await apart.callTimes('plans', FAILURES_IN_A_ROW);
  apart.server.outcome = GOOD;
  expect([await apart.call('plans'), await apart.call('events')]).toEqual([500, 200]);
  const together = setUp(failure(500));
  await together.callTimes('plans', FAILURES_IN_A_ROW);
  together.server.outcome = GOOD;
  expect([await together.call('plans'), await together.call('events')]).toEqual([500, 500]);
});
