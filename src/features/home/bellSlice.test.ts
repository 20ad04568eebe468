import type { UnknownAction } from '@reduxjs/toolkit';
import { makeTestStore } from '../../testing/makeTestStore.ts';
import { locationChangedTo, stateAfter } from '../../testing/stateAfter.ts';
import {
  agentReplied,
  bellRung,
  leadArrived,
  replyDelivered,
  MAX_RINGS,
  selectBell,
  selectIsRinging,
} from './bellSlice.ts';
import { listenToBell } from './listenToBell.ts';

const press = bellRung({ isStill: false });
const stillPress = bellRung({ isStill: true });

it.each([
  [[], 'idle', 0],
  [[press], 'ring', 1],
  [[press, leadArrived()], 'arrive', 1],
  [[press, leadArrived(), agentReplied()], 'reply', 1],
  [[press, leadArrived(), agentReplied(), replyDelivered()], 'lit', 1],
  [[stillPress], 'arrive', 1],
  [[stillPress, replyDelivered()], 'lit', 1],
] as const)('after %j is in the phase %s', (actions, phase, rings) => {
  expect(selectBell(stateAfter(...actions))).toMatchObject({ phase, rings });
});

it.each([
  ['a second press', [press, press], 'ring'],
  ['a press while the agent writes', [press, leadArrived(), agentReplied(), stillPress], 'reply'],
  ['a lead without a press', [leadArrived()], 'idle'],
  ['a reply before the lead', [press, agentReplied()], 'ring'],
  ['a delivery before the press', [replyDelivered()], 'idle'],
  ['a lead after the page was left', [press, locationChangedTo('/pricing'), leadArrived()], 'idle'],
])('ignores %s', (_, actions, phase) => {
  expect(selectBell(stateAfter(...actions)).phase).toBe(phase);
});

it('starts over after eight presses', () => {
  const ring = [press, replyDelivered()];
  const presses = Array.from({ length: MAX_RINGS }, () => ring).flat();
  expect(selectBell(stateAfter(...presses)).rings).toBe(8);
  expect(selectBell(stateAfter(...presses, press)).rings).toBe(1);
});

it('is ringing from the press to the delivery', () => {
  expect(selectIsRinging(stateAfter())).toBe(false);
  expect(selectIsRinging(stateAfter(press))).toBe(true);
  expect(selectIsRinging(stateAfter(press, leadArrived(), agentReplied()))).toBe(true);
  expect(selectIsRinging(stateAfter(press, replyDelivered()))).toBe(false);
});

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** The phases of a visit with their milliseconds; actions are dispatched at theirs. */
  const phasesOf = async (actions: Readonly<Record<number, UnknownAction>>) => {
    const store = makeTestStore(undefined, [listenToBell]);
    const phases: [ms: number, phase: string][] = [];
    // The chunk has loaded when the visitor presses.
    await import('./playRing.ts');
    for (let ms = 0; ms <= 6000; ms += 100) {
      const action = actions[ms];
      if (action) store.dispatch(action);
      await jest.advanceTimersByTimeAsync(0);
      const { phase } = selectBell(store.getState());
      if (phases.at(-1)?.[1] !== phase) phases.push([ms, phase]);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(jest.getTimerCount()).toBe(0);
    return phases;
  };

  const RING = [
    [0, 'ring'],
    [900, 'arrive'],
    [2300, 'reply'],
    [2500, 'lit'],
  ];

  it('shows the phases of a ring', async () => {
    expect(await phasesOf({ 0: press })).toEqual(RING);
  });

  it('shows two states with reduced motion', async () => {
    expect(await phasesOf({ 0: stillPress })).toEqual([
      [0, 'arrive'],
      [2500, 'lit'],
    ]);
  });

  it('does not begin again at a press during a ring', async () => {
    expect(await phasesOf({ 0: press, 500: press, 2000: stillPress })).toEqual(RING);
  });

  it('stays still after the visitor leaves the page and comes back', async () => {
    const actions = { 0: press, 500: locationChangedTo('/pricing'), 600: locationChangedTo('/') };
    expect(await phasesOf(actions)).toEqual([
      [0, 'ring'],
      [500, 'idle'],
    ]);
  });

  it('plays one ring at a time after the visitor comes back', async () => {
    const actions = { 0: press, 500: locationChangedTo('/pricing'), 600: press };
    expect(await phasesOf(actions)).toEqual([
      [0, 'ring'],
      [500, 'idle'],
      [600, 'ring'],
      [1500, 'arrive'],
      [2900, 'reply'],
      [3100, 'lit'],
    ]);
  });
});
