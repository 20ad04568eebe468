import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import {
  leadHandedOver,
  modeChosen,
  rotationRestarted,
  selectRotation,
  type Mode,
  type RotationTexts,
} from './rotationSlice.ts';

const makeAgent = (name: string, leads: number) => ({ name, photo: `/${name}.svg`, leads });

const makeMode = (kind: Mode, people: string[], leads: string[]) => ({
  kind,
  label: kind,
  rule: 'A rule.',
  reason: 'A reason.',
  people,
  leads: leads.map((name) => ({ name, wish: 'A house', house: '1 Elm St', source: 'Website' })),
  latest: [],
});

const ANN_BOB_CEM = ['Ann', 'Bob', 'Cem'];

const TEXTS: RotationTexts = {
  title: 'Rotation',
  text: 'Who is next?',
  agents: [makeAgent('Ann', 2), makeAgent('Bob', 1), makeAgent('Cem', 1)],
  modes: [
    makeMode('turns', ANN_BOB_CEM, ['Ida', 'Jon', 'Kay', 'Leo']),
    makeMode('person', ['Cem'], ['Mia', 'Ned']),
    makeMode('campaign', ['Bob', 'Ann'], ['Ola', 'Pia', 'Quin']),
  ],
};

const handOver = (...modes: readonly Mode[]) =>
  modes.flatMap((mode) => [modeChosen(mode), leadHandedOver()]);

const rotationAfter = (...modes: readonly Mode[]) =>
  selectRotation(stateAfter(...handOver(...modes)), TEXTS);

it.each<[Mode, string, string]>([
  ['turns', 'Ida', 'Bob'],
  ['person', 'Mia', 'Cem'],
  ['campaign', 'Ola', 'Bob'],
])('by the rule %s, gives %s to %s first', (mode, lead, agent) => {
  const rotation = selectRotation(stateAfter(modeChosen(mode)), TEXTS);
  expect(rotation.mode.kind).toBe(mode);
  expect(rotation.lead?.name).toBe(lead);
  expect(rotation.agent).toBe(agent);
  expect(rotation.last).toBeUndefined();
});

it.each<[string, Mode[], string[]]>([
  [
    'the one with the fewest, first in the list',
    ['turns', 'turns', 'turns', 'turns'],
    ['Bob', 'Cem', 'Ann', 'Bob'],
  ],
  ['always the same agent', ['person', 'person'], ['Cem', 'Cem']],
  ['a team one after another', ['campaign', 'campaign', 'campaign'], ['Bob', 'Ann', 'Bob']],
  ['the first of a team after other leads', ['turns', 'campaign'], ['Bob', 'Bob']],
  ['the one with the fewest after other leads', ['campaign', 'turns'], ['Bob', 'Cem']],
])('gives leads to %s', (_what, modes, agents) => {
  const given = modes.map(
    (_mode, index) => rotationAfter(...modes.slice(0, index + 1)).last?.agent,
  );
  expect(given).toEqual(agents);
});

it('shows how many leads the agents have, who is next, and whom the rule may choose', () => {
  expect(rotationAfter('campaign').agents).toEqual([
    { name: 'Ann', photo: '/Ann.svg', leads: 2, isNext: true, isInRule: true },
    { name: 'Bob', photo: '/Bob.svg', leads: 2, isNext: false, isInRule: true },
    { name: 'Cem', photo: '/Cem.svg', leads: 1, isNext: false, isInRule: false },
  ]);
});

it.each<[Mode, string[], number]>([
  ['turns', ['Bob', 'Cem'], 1],
  ['person', ['Cem'], 1],
  ['campaign', ['Bob'], 1],
])('names those of the rule %s who have the fewest leads', (mode, tied, fewest) => {
  expect(selectRotation(stateAfter(modeChosen(mode)), TEXTS)).toMatchObject({ tied, fewest });
});

it('counts the leads that were handed over to say who has the fewest', () => {
  expect(rotationAfter('turns', 'turns')).toMatchObject({ tied: ANN_BOB_CEM, fewest: 2 });
});

it('lists the leads of a rule with their agents, the newest first', () => {
  const { assignments, last } = rotationAfter('turns', 'person', 'turns');
  expect(assignments).toEqual([
    { mode: 'turns', lead: 'Jon', agent: 'Ann', leads: 3 },
    { mode: 'turns', lead: 'Ida', agent: 'Bob', leads: 2 },
  ]);
  expect(last).toEqual(assignments[0]);
  expect(rotationAfter('turns', 'turns', 'person').assignments).toEqual([
    { mode: 'person', lead: 'Mia', agent: 'Cem', leads: 3 },
  ]);
});

it('names the lead that was handed over last, also when another rule is shown', () => {
  const state = stateAfter(...handOver('turns', 'person'), modeChosen('campaign'));
  const { assignments, last } = selectRotation(state, TEXTS);
  expect(assignments).toEqual([]);
  expect(last).toMatchObject({ mode: 'person', lead: 'Mia', agent: 'Cem' });
});

it('has no one at the door and no next agent when all leads have an agent', () => {
  const { lead, agents } = rotationAfter('person', 'person');
  expect(lead).toBeUndefined();
  expect(agents.some(({ isNext }) => isNext)).toBe(false);
});

it.each([
  ['leaves out people who are no agents', ['Zoe', 'Cem', 'Bob'], 'Cem', ['Bob', 'Cem']],
  ['chooses from all agents when it names none of them', ['Zoe'], 'Ann', ANN_BOB_CEM],
])('%s', (_what, people, agent, inRule) => {
  const modes = [makeMode('person', people, ['Mia'])];
  const rotation = selectRotation(stateAfter(modeChosen('person')), { ...TEXTS, modes });
  expect(rotation.agent).toBe(agent);
  const chosenFrom = rotation.agents.filter(({ isInRule }) => isInRule);
  expect(chosenFrom.map(({ name }) => name)).toEqual(inRule);
});

it('shows the first rule when the page does not have the chosen one', () => {
  const modes = TEXTS.modes.slice(1);
  expect(selectRotation(stateAfter(modeChosen('turns')), { ...TEXTS, modes }).agent).toBe('Cem');
});

it('starts over with the same rule, and with turns on another page', () => {
  const handed = handOver('turns', 'person');
  const again = selectRotation(stateAfter(...handed, rotationRestarted()), TEXTS);
  expect(again.mode.kind).toBe('person');
  expect(again.last).toBeUndefined();
  const left = selectRotation(stateAfter(...handed, locationChangedTo('/pricing')), {
    ...TEXTS,
    modes: [...TEXTS.modes].reverse(),
  });
  expect(left.mode.kind).toBe('turns');
  expect(left.last).toBeUndefined();
});
