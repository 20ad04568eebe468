import fc from 'fast-check';
import { anyText } from '../../testing/anyText.ts';
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
  ['Record a Voicemail greeting', 'voicmail', 'Record a [Voicemail] greeting'],
  ['Leads and a laed', 'laed', 'Leads and a [laed]'],
  ['A call, a wall', 'cell', 'A [call], a wall'],
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

it('looks for the first 200 characters of a query', () => {
  expect(marked('x'.repeat(300), 'x'.repeat(300))).toBe(`[${'x'.repeat(200)}]${'x'.repeat(100)}`);
});

it('finds the first match as the text has it', () => {
  expect(firstMatch('The Rotation', 'rotation')).toBe('Rotation');
  expect(firstMatch('The Rotation', 'zebra')).toBe('');
});

it('takes dashes for the spaces that they stand for', () => {
  expect(marked('Round robin', 'round-robin')).toBe('[Round robin]');
  expect(marked('A - or -- not', ' - ')).toBe('A - or -- not');
});

it('does not go back and forth over a row of dashes', () => {
  // Seconds, and minutes for twice as many, were a dash that is asked for one that may stand between words, too.
  const split = () => splitMatches('-'.repeat(100), '- - - - - x');
  expect(processorTime(split)).toBeLessThan(2000);
});

it('leaves every text as it was, whatever is marked in it', () => {
  const words = fc.array(
    fc.constantFrom('lead', 'Lead', '-', ' ', '.*', '(', 'ü', '\u{1F511}', '<b>'),
  );
  const text = words.map((parts) => parts.join(''));
  const anything = fc.oneof(text, anyText());
  fc.assert(
    fc.property(anything, anything, (said, query) => {
      const parts = splitMatches(said, query);
      expect(parts.map((part) => part.text).join('')).toBe(said);
      expect(parts.filter((part) => part.text === '' && part.isMatch)).toEqual([]);
    }),
  );
});
