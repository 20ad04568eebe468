import { markOf, readMarks } from './fieldMarks.ts';

it.each([
  ['data.hero.text', 'Every inquiry'],
  ['data.blocks.12.points.0.term', ''],
  ['data.voices.3.quote', 'A “quotation” – with 😀 signs'],
  ['data.all_events.title', 'Two\nlines'],
])('reads the mark of %s', (field, text) => {
  expect(readMarks(text + markOf(field))).toEqual({ text, fields: [field] });
});

it('reads several marks, and leaves a text without marks', () => {
  const text = `One${markOf('data.a')} and two${markOf('data.b')}${markOf('data.a.1')}.`;
  expect(readMarks(text)).toEqual({
    text: 'One and two.',
    fields: ['data.a', 'data.b', 'data.a.1'],
  });
  expect(readMarks('Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toEqual({ text: 'Flag 🏴󠁧󠁢󠁥󠁮󠁧󠁿', fields: [] });
});
