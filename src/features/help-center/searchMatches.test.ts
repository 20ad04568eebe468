import { processorTime } from '../../testing/processorTime.ts';
import { firstMatch, splitMatches } from './searchMatches.ts';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Set up a round-robin rotation', 'round', 'Set up a [round]-robin rotation'],
  ['Round and round', 'ROUND', '[Round] and [round]'],
  ['Set up a round-robin rotation', 'round robin', 'Set up a [round-robin] rotation'],
  ['Set up a round-robin rotation', 'rotation round', 'Set up a [round]-robin [rotation]'],
  ['Background', 'round', 'Backg[round]'],
  ['Background of a round', 'the round', 'Background of a [round]'],
  ['Import a spreadsheet', 'how do I import', '[Import] a spreadsheet'],
  ['What to do', 'do', 'What to [do]'],
  ['Cost (per minute)', '(per', 'Cost [(per] minute)'],
  ['a+b*c', '+b*', 'a[+b*]c'],
  ['Übergabe', 'über', '[Über]gabe'],
  ['Nothing here', 'zebra', 'Nothing here'],
  ['Nothing asked', '   ', 'Nothing asked'],
  ['', 'x', ''],
])('marks in %j what %j asks for', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('takes markup for the text that it is', () => {
  expect(splitMatches('a <b>bold</b> word', '<b>')).toEqual([
    { text: 'a ', isMatch: false },
    { text: '<b>', isMatch: true },
    { text: 'bold</b> word', isMatch: false },
  ]);
});

it('does not go back and forth over a long query', () => {
  const split = () => splitMatches('lead '.repeat(20_000), 'lead '.repeat(40));
  expect(processorTime(split)).toBeLessThan(10_000);
});

it('finds the first match as the text has it', () => {
  expect(firstMatch('The Rotation', 'rotation')).toBe('Rotation');
  expect(firstMatch('The Rotation', 'zebra')).toBe('');
});
