import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { selectCampaign, stepChosen, type CampaignTexts } from './campaignSlice.ts';

const makeStep = (day: string, replies: number, listings: number) => ({
  day,
  title: `It is ${day}`,
  text: 'Some reply.',
  replies,
  appointments: 0,
  listings,
});

const TEXTS: CampaignTexts = {
  title: 'Campaign',
  text: 'A street of ten owners.',
  name: 'Elm Street',
  owners: 10,
  steps: [makeStep('Day 1', 0, 0), makeStep('Day 5', 2, 0), makeStep('Day 9', 5, 2)],
};

const campaignOf = (step: number, texts: Partial<CampaignTexts> = {}) =>
  selectCampaign(stateAfter(stepChosen(step)), { ...TEXTS, ...texts });

it.each([
  [0, 'Day 1', false],
  [1, 'Day 5', false],
  [2, 'Day 9', true],
  // Of texts with more days.
  [7, 'Day 9', true],
])('shows for the step %i %s', (step, day, isLast) => {
  const campaign = campaignOf(step);
  expect(campaign.step.day).toBe(day);
  expect(campaign.position).toBe(Math.min(step, 2));
  expect(campaign.isLast).toBe(isLast);
});

it('lights a house for each reply, and has signs at those of the latest', () => {
  expect(campaignOf(0)).toMatchObject({ lit: [], listed: [] });
  expect(campaignOf(1)).toMatchObject({ lit: [7, 4], listed: [] });
  expect(campaignOf(2)).toMatchObject({ lit: [7, 4, 1], listed: [8, 5] });
});

it.each([1, 2, 3, 8, 10, 100, 128])('lights each of %i houses once', (owners) => {
  const { lit } = campaignOf(0, { owners, steps: [makeStep('Day 1', owners + 5, 0)] });
  expect([...lit].sort((one, other) => one - other)).toEqual([...Array(owners).keys()]);
});

it.each([8, 10, 12, 100, 128])('lights no two neighbors of %i one after the other', (owners) => {
  const { lit } = campaignOf(0, { owners, steps: [makeStep('Day 1', owners, 0)] });
  const gaps = lit.slice(1).map((house, index) => Math.abs(house - lit[index]!));
  expect(gaps.every((gap) => gap > 1 && gap < owners - 1)).toBe(true);
});

it('has no more signs than houses that are lit', () => {
  const { lit, listed } = campaignOf(0, { steps: [makeStep('Day 1', 2, 3)] });
  expect(lit).toEqual([]);
  expect(listed).toEqual([7, 4]);
});

it('starts with the third day, and again on another page', () => {
  expect(selectCampaign(stateAfter(), TEXTS).position).toBe(2);
  const left = stateAfter(stepChosen(0), locationChangedTo('/pricing'));
  expect(selectCampaign(left, TEXTS).position).toBe(2);
});
