import { screen, within } from '@testing-library/react';
import { paths } from '../../../contract/paths.ts';
import { SITE_TEXTS } from '../../../testing/siteTexts.ts';
import { renderWithProviders } from '../../../testing/renderWithProviders.tsx';
import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { Rotation } from './Rotation.tsx';
import {
  leadHandedOver,
  modeChosen,
  rotationRestarted,
  selectRotation,
  type Mode,
} from './rotationSlice.ts';

const texts = SITE_TEXTS['feature-lead-management-system'].rotation!;

const handOver = (...modes: readonly Mode[]) =>
  modes.flatMap((mode) => [modeChosen(mode), leadHandedOver()]);

const rotationAfter = (modes: readonly Mode[], other = texts) =>
  selectRotation(stateAfter(...handOver(...modes)), other);

it.each<[string, Mode[], string[]]>([
  ['the fewest first, then by list order', ['turns', 'turns', 'turns'], ['Owen', 'Priya', 'Tom']],
  ['a rule always to the same agent', ['person', 'person'], ['Daniel', 'Daniel']],
  [
    'replies to a campaign by turn within its team',
    ['campaign', 'campaign', 'campaign'],
    ['Priya', 'Tom', 'Priya'],
  ],
  [
    'a lead of one rule counts for the next',
    ['campaign', 'turns', 'turns'],
    ['Priya', 'Owen', 'Tom'],
  ],
])('assigns %s', (_what, modes, agents) => {
  const given = modes.map((_, index) => rotationAfter(modes.slice(0, index + 1)).last?.agent);
  expect(given).toEqual(agents);
});

it.each<[Mode[]]>([
  [[]],
  [['turns']],
  [['turns', 'person', 'campaign']],
  [['person', 'person', 'person', 'turns', 'turns', 'campaign']],
])('counts each lead once after %j', (modes) => {
  const { agents, tied, fewest } = rotationAfter([...modes]);
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const before = sum(texts.agents.map(({ leads }) => leads));
  expect(sum(agents.map(({ leads }) => leads))).toBe(before + modes.length);
  expect(tied.every((name) => agents.find((each) => each.name === name)!.leads === fewest)).toBe(
    true,
  );
});

it('fits all leads into the houses', () => {
  const all = texts.modes.flatMap(({ kind, leads }) => leads.map(() => kind));
  for (const modes of [all, [...all].reverse()]) {
    expect(Math.max(...rotationAfter(modes).agents.map(({ leads }) => leads))).toBeLessThanOrEqual(
      12,
    );
  }
});

it('gives leads to all agents when a rule names none of them', () => {
  const modes = texts.modes.map((mode) => ({ ...mode, people: ['Nobody'] }));
  expect(rotationAfter(['turns'], { ...texts, modes }).last?.agent).toBe('Owen');
});

it('starts over in the same mode, and with the first one on a new page', () => {
  const handed = handOver('turns', 'person');
  const again = selectRotation(stateAfter(...handed, rotationRestarted()), texts);
  expect([again.mode.kind, again.last]).toEqual(['person', undefined]);
  const left = stateAfter(...handed, locationChangedTo(paths.feature('dashboard')));
  expect(selectRotation(left, texts).mode.kind).toBe('turns');
});

const renderRotation = () => {
  const { user } = renderWithProviders(<Rotation texts={texts} />, {
    path: paths.feature('lead-management-system'),
  });
  const houses = () =>
    screen.getAllByText(/ this week$/).map((count) => count.parentElement!.textContent);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  return { houses, press, choose };
};

it('hands the lead to the agent whose turn it is', async () => {
  const { houses, press } = renderRotation();
  expect(screen.getByText('7 + 8 + 8 + 9 = 32.', { exact: false })).toBeInTheDocument();
  await press('Hand it to Owen');
  expect(screen.getByRole('status')).toHaveTextContent('Nadia Brandt went to Owen, who now has 8');
  expect(houses()).toContain('Owen8 this\u00a0week');
  const [newest] = within(screen.getAllByRole('list').at(-1)!).getAllByRole('listitem');
  expect(newest).toHaveTextContent('Nadia Brandt to Owen');
  expect(screen.getByRole('button', { name: 'Hand it to Priya' })).toBeInTheDocument();
});

it.each([
  ['Round-robin', 'Hand it to Owen', 'Nadia Brandt'],
  ['Individual', 'Hand it to Daniel', 'Walt Greer'],
  ['Campaign', 'Hand it to Priya', 'Marcus Hale'],
])('shows the rule %s with its own leads', async (mode, button, lead) => {
  const { choose } = renderRotation();
  await choose(mode);
  expect(screen.getByRole('radio', { name: mode })).toBeChecked();
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
  expect(screen.getByText(lead)).toBeInTheDocument();
});

it('offers to start over when all leads have an agent', async () => {
  const { choose, press, houses } = renderRotation();
  await choose('Individual');
  for (let count = 0; count < 3; count += 1) await press('Hand it to Daniel');
  expect(screen.getByText('Everyone has an agent')).toBeInTheDocument();
  await press('Start over');
  expect(houses()).toContain('Daniel9 this\u00a0week');
});
