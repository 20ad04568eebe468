import { locationChangedTo, stateAfter } from '../../../testing/stateAfter.ts';
import { groupChosen, selectThread, type Group, type ThreadTexts } from './threadSlice.ts';

const makeEvent = (day: string, group: Group, title: string) => ({
  day,
  time: '9:00',
  group,
  icon: 'call' as const,
  title,
  text: 'It happened.',
  tag: 'Ann',
});

const TEXTS: ThreadTexts = {
  title: 'Thread',
  text: 'All that happened.',
  person: { name: 'Ida', kind: 'Buyer' },
  facts: [],
  groups: [
    { kind: 'contact', label: 'Contact' },
    { kind: 'showing', label: 'Showings' },
    { kind: 'deal', label: 'Deal' },
    { kind: 'office', label: 'Office' },
  ],
  events: [
    makeEvent('Monday', 'contact', 'Inquiry'),
    makeEvent('Monday', 'office', 'Assignment'),
    makeEvent('Tuesday', 'contact', 'Call'),
    makeEvent('Friday', 'showing', 'First visit'),
    makeEvent('Monday', 'contact', 'Second call'),
  ],
  next: { title: 'Next', text: 'A second visit.' },
};

const threadOf = (group: Group | 'all', texts = TEXTS) =>
  selectThread(stateAfter(groupChosen(group)), texts);

it.each<[Group | 'all', Record<string, string[]>[]]>([
  [
    'all',
    [
      { Monday: ['Inquiry', 'Assignment'] },
      { Tuesday: ['Call'] },
      { Friday: ['First visit'] },
      // Of the next week.
      { Monday: ['Second call'] },
    ],
  ],
  ['showing', [{ Friday: ['First visit'] }]],
  ['contact', [{ Monday: ['Inquiry'] }, { Tuesday: ['Call'] }, { Monday: ['Second call'] }]],
  ['deal', []],
])('shows the events of %s by day', (group, shown) => {
  const { days } = threadOf(group);
  const titles = days.map(({ day, events }) => ({ [day]: events.map(({ title }) => title) }));
  expect(titles).toEqual(shown);
});

it('says which group is shown, and how many of all events that are', () => {
  expect(threadOf('contact')).toMatchObject({ group: 'contact', shown: 3, all: 5 });
  expect(threadOf('all')).toMatchObject({ group: 'all', shown: 5, all: 5 });
});

it('offers the groups that have events, whichever is shown', () => {
  const offered = [
    { kind: 'contact', label: 'Contact', count: 3 },
    { kind: 'showing', label: 'Showings', count: 1 },
    { kind: 'office', label: 'Office', count: 1 },
  ];
  expect(threadOf('all').groups).toEqual(offered);
  expect(threadOf('office').groups).toEqual(offered);
});

it('shows all events at first, and again on another page', () => {
  expect(selectThread(stateAfter(), TEXTS).group).toBe('all');
  const left = stateAfter(groupChosen('office'), locationChangedTo('/pricing'));
  expect(selectThread(left, TEXTS).group).toBe('all');
});
