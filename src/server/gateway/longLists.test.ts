import { makeSummaries } from '../../features/blog/posts.fixtures.ts';
import type { LeadService } from '../leads/leadService.ts';
import { okAnswer } from './gateway.fixtures.ts';
import { createGateway } from './gateway.ts';
import { parsePayload } from './schemas/parsePayload.ts';

const gatewayTo = (answers: unknown[]) =>
  createGateway({
    upstream: {
      answer: async () => okAnswer(answers.length > 1 ? answers.shift() : answers[0]),
    },
    getTexts: () => ({}),
    leads: {} as LeadService,
    log: { warn: () => undefined },
  });

const posts = (answers: unknown[]) => {
  const gateway = gatewayTo(answers);
  return async (): Promise<unknown> => {
    const answer = await gateway.call({ name: 'activePosts', params: {} });
    return 'payload' in answer ? answer.payload : answer.status;
  };
};

it.each<[string, unknown[]]>([
  ['a few posts', makeSummaries(3)],
  ['as many posts as are parsed at once', makeSummaries(200)],
  ['more posts', makeSummaries(201)],
  ['many posts', makeSummaries(1234)],
  ['wrong items', [...makeSummaries(300), null, 7, 'x', {}, [], ...makeSummaries(300)]],
  ['the same item again', Array(500).fill(makeSummaries(1)[0])],
])('answers %s as one call of the schema does', async (_, list) => {
  const call = posts([list]);
  const expected = parsePayload('activePosts', structuredClone(list));
  expect(await call()).toEqual(expected);
});

it('parses a list once for calls at the same time', async () => {
  const call = posts([makeSummaries(1000)]);
  const [first, second] = await Promise.all([call(), call()]);
  expect(first).toBe(second);
});

it('keeps the parsed items of a list in which others have changed', async () => {
  const items = makeSummaries(300);
  const changed = { ...items[7]!, title: 'Changed' };
  const call = posts([items, [changed, ...items.filter((_, index) => index !== 7)]]);
  const before = (await call()) as { title: string }[];
  const after = (await call()) as { title: string }[];
  expect(after).toHaveLength(300);
  expect(after[0]?.title).toBe('Changed');
  expect(after.filter((item) => before.includes(item))).toHaveLength(299);
});

it('parses a list again after a failure', async () => {
  const list = makeSummaries(2);
  const failing = new Proxy(list, {
    get(target, key, receiver) {
      if (key === 'length' && isBroken) throw new Error('lost');
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  let isBroken = true;
  const call = posts([failing]);
  expect(await call()).toBe(502);
  isBroken = false;
  expect(await call()).toHaveLength(2);
});
