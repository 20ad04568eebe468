import { screen } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Chain } from './Chain.tsx';
import { actionFinished, chainRestarted, selectChain, type Person } from './chainSlice.ts';

const texts = SITE_TEXTS['feature-action-assignment'].chain!;
const STEPS = texts.steps.length;

const finished = (count: number) => Array.from({ length: count }, () => actionFinished());

const chainAfter = (count: number, other = texts) =>
  selectChain(stateAfter(...finished(count)), other);

const sum = (people: readonly Person[], key: 'given' | 'done') =>
  people.reduce((total, person) => total + person[key], 0);

it.each([
  [0, 'Daniel'],
  [1, 'Grace'],
  [2, 'Owen'],
  [3, 'Daniel'],
  [4, 'Grace'],
  [5, undefined],
])('after %i actions, the next is due for %s', (count, owner) => {
  expect(chainAfter(count).due?.person.name).toBe(owner);
});

it.each([0, 1, 3, 5, 7])('counts each action once after %i', (count) => {
  const { people, steps, following } = chainAfter(count);
  const done = Math.min(count, STEPS);
  expect(sum(people, 'done')).toBe(sum(texts.people, 'done') + done);
  expect(sum(people, 'given')).toBe(sum(texts.people, 'given') + steps.length - 1);
  expect([...steps, ...following].map(({ title }) => title)).toEqual(
    texts.steps.map(({ title }) => title),
  );
});

it.each([
  ['the one with the fewest', [3, 1, 2], 'yes', 'B'],
  ['the first of a tie', [2, 2, 2], 'yes', 'A'],
  ['anyone, when no one has a turn', [3, 2, 1], 'no', 'C'],
] as const)('gives an action by turn to %s', (_what, given, turns, owner) => {
  const people = given.map((count, index) => ({
    name: 'ABC'[index]!,
    photo: '/avatars/tom.svg',
    given: count,
    done: 0,
    turns,
  }));
  const steps = [{ title: 'Call', due: 'Today', by: 'turn' as const }];
  expect(chainAfter(0, { ...texts, people, steps }).due?.person.name).toBe(owner);
});

it('starts over on demand and on a new page', () => {
  for (const again of [chainRestarted(), locationChangedTo(paths.feature('dashboard'))]) {
    expect(selectChain(stateAfter(...finished(3), again), texts).steps).toHaveLength(1);
  }
});

it('shows the next action when one is done', async () => {
  const { user } = renderWithProviders(<Chain texts={texts} />, {
    path: paths.feature('action-assignment'),
  });
  const finish = (title: string) =>
    user.click(screen.getByRole('button', { name: `Done: ${title}` }));
  expect(screen.getByText('4 more follow.')).toBeInTheDocument();
  expect(screen.getAllByText('No owner yet.')).toHaveLength(4);
  await finish('Call Elena about the roof');
  expect(screen.getAllByText('No owner yet.')).toHaveLength(3);
  expect(screen.getByRole('status')).toHaveTextContent('Next: Send the roof report, for Grace.');
  await finish('Send the roof report');
  expect(screen.getByText(/11 actions, the fewest this week/)).toBeInTheDocument();
  for (const { title } of texts.steps.slice(2)) await finish(title);
  expect(screen.getAllByText('Done')).toHaveLength(STEPS);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText('4 more follow.')).toBeInTheDocument();
});
