import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSession, replaySession, runReplay } from './replaySession.ts';

const FOLDER = path.join(__dirname, 'sessions');

const readExample = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

interface Lifted {
  actionsById: Record<string, { action: { type: string; payload?: unknown } }>;
  computedStates: { state: Record<string, unknown> }[];
  stagedActionIds: number[];
  skippedActionIds: number[];
  committedState?: unknown;
}

/** A visit from one page to the form of another, which is filled in, sent and answered. */
const demoRequested = () => JSON.parse(readExample('demoRequested.json')) as Lifted;

const replayed = (lifted: object) => replaySession(readSession(JSON.stringify(lifted)));

const typeAt = (lifted: Lifted, number: number) => lifted.actionsById[number]!.action.type;

const numberOf = (lifted: Lifted, type: string) =>
  lifted.stagedActionIds.find((id) => typeAt(lifted, id) === type)!;

it.each(readdirSync(FOLDER))('finds every state of %s as the browser had it', async (name) => {
  const { computedStates } = JSON.parse(readExample(name)) as Lifted;
  const count = computedStates.length - 1;
  expect(await replaySession(readSession(readExample(name)))).toEqual({
    played: count,
    compared: count,
  });
});

it('stops at the first action whose state is another, and says where it differs', async () => {
  const lifted = demoRequested();
  const number = numberOf(lifted, 'api/executeMutation/fulfilled');
  for (const { state } of lifted.computedStates.slice(number)) {
    state.requestDemo = { 'request-demo': { phase: 'editing', draft: {}, errors: {} } };
  }
  const { exitCode, output } = await runReplay(JSON.stringify(lifted));
  expect(exitCode).toBe(1);
  expect(output.split('\n').slice(0, 2)).toEqual([
    `Action ${number}, api/executeMutation/fulfilled: the state differs.`,
    '  requestDemo.request-demo.phase: recorded "editing", now "succeeded"',
  ]);
});

it('misses a slice that came with its page, and one that should not be there yet', async () => {
  const late = demoRequested();
  const [, number] = late.stagedActionIds.filter(
    (id) => typeAt(late, id) === 'navigation/pageLoaded',
  );
  late.actionsById[number!]!.action.payload = { chunk: 'about' };
  expect(await replayed(late)).toMatchObject({
    difference: { number, lines: expect.arrayContaining([expect.stringMatching(/now nothing$/)]) },
  });

  const early = demoRequested();
  early.actionsById[4]!.action.payload = { chunk: 'request-demo' };
  expect(await replayed(early)).toMatchObject({
    difference: {
      number: 4,
      lines: expect.arrayContaining([expect.stringMatching(/^requestDemo/)]),
    },
  });
});

it('goes on from where the log was cut: DevTools keeps the last actions alone', async () => {
  const { computedStates, stagedActionIds, ...rest } = demoRequested();
  const cut = 20;
  const session = {
    ...rest,
    computedStates: computedStates.slice(cut),
    stagedActionIds: [0, ...stagedActionIds.slice(cut + 1)],
    committedState: computedStates[cut]!.state,
  };
  const left = computedStates.length - 1 - cut;
  expect(await replayed(session)).toEqual({ played: left, compared: left });
});

it('passes over what was skipped in DevTools', async () => {
  const lifted = demoRequested();
  const last = lifted.stagedActionIds.at(-1)!;
  lifted.actionsById[last]!.action = { type: 'navigation/arrived', payload: { pathname: '/' } };
  const skipping = { ...lifted, skippedActionIds: [last] };
  expect(await replayed(skipping)).toEqual({ played: last - 1, compared: last - 1 });
});

it('plays an export of actions alone, and says that there was nothing to compare with', async () => {
  const { actionsById, stagedActionIds } = demoRequested();
  const actions = stagedActionIds.map((id) => actionsById[id]!.action);
  const file = JSON.stringify({ payload: JSON.stringify(actions.slice(1)) });
  expect(await runReplay(file)).toEqual({
    exitCode: 0,
    output: expect.stringMatching(/^31 actions played\. The file has no states to compare with/),
  });
});

it.each([
  ['not JSON', '{', /^This session can't be replayed\. The file is not JSON/],
  ['no export', '[]', /payload of actions/],
  ['nothing', 'null', /no export of Redux DevTools/],
  ['a payload that is cut off', '{"payload":"[{"}', /Its payload is not JSON/],
  ['an action without a type', '{"payload":"[{}]"}', /Action 1 has no type/],
  [
    'a page that is gone',
    '{"payload":"[{\\"type\\":\\"navigation/pageLoaded\\",\\"payload\\":{\\"chunk\\":\\"old\\"}}]"}',
    /Action 1 loads the page "old", which is no more/,
  ],
  ['states that are missing', '{"actionsById":{},"stagedActionIds":[0]}', /are missing/],
  [
    'fewer states than actions',
    '{"actionsById":{},"stagedActionIds":[0,1],"computedStates":[{"state":{}}]}',
    /fewer states/,
  ],
])('says what is wrong with a file that holds %s', async (_what, text, message) => {
  const { exitCode, output } = await runReplay(text);
  expect(exitCode).toBe(1);
  expect(output).toMatch(message);
});
