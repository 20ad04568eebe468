import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import {
  actionFinished,
  chainRestarted,
  selectChain,
  type ChainTexts,
  type Person,
} from './chainSlice.ts';

const makePerson = (name: string, given: number, turns: Person['turns'] = 'yes') => ({
  name,
  photo: `/${name}.svg`,
  given,
  done: 0,
  turns,
});

const TEXTS: ChainTexts = {
  title: 'Actions',
  text: 'One action leads to the next.',
  subject: 'The house on Elm Street',
  people: [makePerson('Ann', 3), makePerson('Bob', 2), makePerson('Cem', 1, 'no')],
  steps: [
    { title: 'Call', due: 'Monday', by: 'turn' },
    { title: 'Send', due: 'Tuesday', by: 'name', owner: 'Cem' },
    { title: 'Sign', due: 'Wednesday', by: 'role', owner: 'Ann' },
    { title: 'Visit', due: 'Thursday', by: 'turn' },
  ],
};

const finished = (count: number) => Array.from({ length: count }, () => actionFinished());

const chainAfter = (count: number, texts: Partial<ChainTexts> = {}) =>
  selectChain(stateAfter(...finished(count)), { ...TEXTS, ...texts });

it.each([
  [0, ['Call: Bob'], 'Call', 3],
  [1, ['Call: Bob, done', 'Send: Cem'], 'Send', 2],
  [3, ['Call: Bob, done', 'Send: Cem, done', 'Sign: Ann, done', 'Visit: Bob'], 'Visit', 0],
  [4, ['Call: Bob, done', 'Send: Cem, done', 'Sign: Ann, done', 'Visit: Bob, done'], undefined, 0],
])('after %i actions, shows those and the next', (count, shown, due, following) => {
  const chain = chainAfter(count);
  const lines = chain.steps.map(
    ({ title, person, isDone }) => `${title}: ${person.name}${isDone ? ', done' : ''}`,
  );
  expect(lines).toEqual(shown);
  expect(chain.due?.title).toBe(due);
  expect(chain.following).toHaveLength(following);
});

it.each([
  // The week has the first action already.
  [0, { Ann: [3, 0], Bob: [2, 0], Cem: [1, 0] }],
  [1, { Ann: [3, 0], Bob: [2, 1], Cem: [2, 0] }],
  [3, { Ann: [4, 1], Bob: [3, 1], Cem: [2, 1] }],
  [4, { Ann: [4, 1], Bob: [3, 2], Cem: [2, 1] }],
])('after %i actions, counts what each person was given and has done', (count, counts) => {
  const { people } = chainAfter(count);
  expect(Object.fromEntries(people.map(({ name, given, done }) => [name, [given, done]]))).toEqual(
    counts,
  );
});

it.each<[string, Person[], string]>([
  [
    'the one with the fewest',
    [makePerson('Ann', 3), makePerson('Bob', 1), makePerson('Cem', 2)],
    'Bob',
  ],
  ['the first of a tie', [makePerson('Ann', 2), makePerson('Bob', 1), makePerson('Cem', 1)], 'Bob'],
  ['only one who has a turn', [makePerson('Ann', 1, 'no'), makePerson('Bob', 9)], 'Bob'],
  [
    'anyone when no one has a turn',
    [makePerson('Ann', 2, 'no'), makePerson('Bob', 1, 'no')],
    'Bob',
  ],
])('gives an action by turn to %s', (_who, people, owner) => {
  expect(chainAfter(0, { people }).due?.person.name).toBe(owner);
});

it.each([
  ['an unknown person', 'name', 'Zoe'],
  ['no one', 'role', undefined],
  ['a person, but goes by turn', 'turn', 'Cem'],
] as const)('gives an action by turn when it names %s', (_whom, by, owner) => {
  const steps = [{ title: 'Call', due: 'Monday', by, owner }];
  expect(chainAfter(0, { steps }).due?.person.name).toBe('Bob');
});

it.each([chainRestarted(), locationChangedTo('/pricing')])(
  'shows only the first action after $type',
  (again) => {
    expect(selectChain(stateAfter(...finished(3), again), TEXTS).steps).toHaveLength(1);
  },
);
