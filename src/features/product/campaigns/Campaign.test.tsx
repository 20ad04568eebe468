import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Campaign } from './Campaign.tsx';
import { selectCampaign, stepChosen } from './campaignSlice.ts';

const texts = SITE_TEXTS['feature-campaigns-and-opportunities'].campaign!;

const campaignAfter = (step: number, owners = texts.owners) =>
  selectCampaign(stateAfter(stepChosen(step)), { ...texts, owners });

it.each([0, 1, 2, 3, 4])('lights a house for each reply of day %i', (step) => {
  const { lit, listed } = campaignAfter(step);
  const houses = [...lit, ...listed];
  expect(houses).toHaveLength(texts.steps[step]!.replies);
  expect(new Set(houses).size).toBe(houses.length);
  expect(houses.every((house) => house >= 0 && house < texts.owners)).toBe(true);
});

it('keeps the houses lit that were lit before', () => {
  const before = campaignAfter(2).lit;
  expect(campaignAfter(3).lit.slice(0, before.length)).toEqual(before);
});

it('never loses a reply, an appointment or a listing', () => {
  for (const key of ['replies', 'appointments', 'listings'] as const) {
    const figures = texts.steps.map((step) => step[key]);
    expect(figures).toEqual([...figures].sort((one, other) => one - other));
  }
});

it.each([
  [9, 4],
  [4, 4],
  [0, 0],
])('shows for the step %i the day %i', (step, position) => {
  expect(campaignAfter(step).position).toBe(position);
});

it.each([83, 100, 166, 249, 400])('lights no house of %i twice', (owners) => {
  const steps = [{ ...texts.steps[0]!, replies: owners }];
  const { lit } = selectCampaign(stateAfter(), { ...texts, owners, steps });
  expect(new Set(lit).size).toBe(owners);
});

it('lights no more houses than there are', () => {
  expect(campaignAfter(4, 2).lit.length + campaignAfter(4, 2).listed.length).toBe(2);
});

it('starts with a day of replies on a new page', () => {
  const left = stateAfter(stepChosen(3), locationChangedTo(paths.feature('dashboard')));
  expect(selectCampaign(left, texts).step.day).toBe('Day 12');
});

it('goes from day to day, and starts over', async () => {
  const { user } = renderWithProviders(<Campaign texts={texts} />, {
    path: paths.feature('campaigns-and-opportunities'),
  });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('img', { name: '128 owners, 11 replied' })).toBeInTheDocument();
  for (let day = 3; day < texts.steps.length; day += 1) await press('Next day');
  expect(screen.getByRole('radio', { name: 'Day 45' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Day 45: 19 replies.');
  await press('Start over');
  expect(screen.getByRole('radio', { name: 'Day 1' })).toBeChecked();
  expect(screen.getByRole('img', { name: '128 owners, 0 replied' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Day 4' }));
  expect(screen.getByRole('img', { name: '128 owners, 4 replied' })).toBeInTheDocument();
});
