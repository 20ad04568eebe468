import fc from 'fast-check';
import { anyText } from '../../testing/anyText.ts';
import { processorTime } from '../../testing/processorTime.ts';
import { firstMatch, splitMatches } from './Highlighted.tsx';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part, index) => (index % 2 === 1 ? `[${part}]` : part))
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
  ['Skip an agent’s turn', "agent's", 'Skip an [agent’s] turn'],
  ['Nothing here', 'zebra', 'Nothing here'],
  ['Leads and a laed', 'laed', 'Leads and a [laed]'],
  ['a <b>bold</b> word', '<b>', 'a [<b>]bold</b> word'],
  ['Round robin', 'round-robin', '[Round robin]'],
  ['A - or -- not', ' - ', 'A - or -- not'],
  ['No query', '   ', 'No query'],
  ['', 'x', ''],
])('marks in %j the matches of %j', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

it('does not backtrack over a long query', () => {
  const split = () => splitMatches('lead '.repeat(20_000), 'lead '.repeat(40));
  expect(processorTime(split)).toBeLessThan(10_000);
});

it('searches for the first 200 characters of a query', () => {
  expect(marked('x'.repeat(300), 'x'.repeat(300))).toBe(`[${'x'.repeat(200)}]${'x'.repeat(100)}`);
});

it('returns the first match in the case of the text', () => {
  expect(firstMatch('The Rotation', 'rotation')).toBe('Rotation');
  expect(firstMatch('The Rotation', 'zebra')).toBe('');
});

it('does not backtrack over a row of dashes', () => {
  const split = () => splitMatches('-'.repeat(100), '- - - - - x');
  expect(processorTime(split)).toBeLessThan(2000);
});

it('never changes the text', () => {
  const words = fc.array(
    fc.constantFrom('lead', 'Lead', '-', ' ', '.*', '(', 'ü', '\u{1F511}', '<b>'),
  );
  const text = words.map((parts) => parts.join(''));
  const anything = fc.oneof(text, anyText());
  fc.assert(
    fc.property(anything, anything, (original, query) => {
      const parts = splitMatches(original, query);
      expect(parts.join('')).toBe(original);
      expect(parts.filter((part, index) => part === '' && index % 2 === 1)).toEqual([]);
    }),
  );
});
