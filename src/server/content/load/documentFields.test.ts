import { z } from 'zod';
import * as fields from './documentFields.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ message }) => message);

it.each<[keyof typeof FIELDS, string, string]>([
  ['exactText', ' "a" ', '"a"'],
  ['text', ' "a" ', '“a”'],
  ['description', 'x'.repeat(160), 'x'.repeat(160)],
  ['file', '/covers/a.svg', '/covers/a.svg'],
  ['file', 'https://example.com/a.svg', 'https://example.com/a.svg'],
  ['secretAddress', ' https://meet.example.com ', 'https://meet.example.com/'],
  ['slug', 'a1-b2', 'a1-b2'],
  ['day', '2026-10-14', '2026-10-14'],
  ['day', '-12d', '-12d'],
  ['calendarDay', '2026-12-25', '2026-12-25'],
  ['dayAndTime', '+9d 13:00', '+9d 13:00'],
  ['moment', '2026-10-14T09:00-04:00', '2026-10-14T09:00-04:00'],
  ['moment', '2026-10-14 09:00', '2026-10-14 09:00'],
])('reads %s of %j', (name, written, value) => {
  expect(FIELDS[name].parse(written)).toBe(value);
});

const FIELDS = {
  exactText: fields.exactText,
  text: fields.text,
  description: fields.description,
  file: fields.file,
  secretAddress: fields.secretAddress,
  slug: fields.slug,
  day: fields.day,
  calendarDay: fields.calendarDay,
  dayAndTime: fields.dayAndTime,
  moment: fields.moment,
} satisfies Record<string, z.ZodType<string>>;

it.each<[keyof typeof FIELDS, string, string]>([
  ['exactText', ' ', ''],
  ['description', 'x'.repeat(161), ''],
  ['file', 'covers/a.svg', 'Write a path from the site root, such as /covers/c05-ajar.svg'],
  ['file', '//example.com/a.svg', 'Write a path from the site root'],
  ['file', '/a b.svg', 'Write a path from the site root'],
  ['file', 'x/covers/a.svg', 'Write a path from the site root'],
  ['file', 'http://example.com/a.svg', 'Write a path from the site root'],
  ['secretAddress', 'http://meet.example.com', 'Write an https address, such as'],
  ['secretAddress', 'https://ada@meet.example.com', 'Write an https address'],
  ['secretAddress', 'https://:secret@meet.example.com', 'Write an https address'],
  ['secretAddress', 'https://meet.example.com/a b', 'Write an https address'],
  ['secretAddress', 'room', 'Write an https address'],
  ['slug', 'A', 'Use lower-case letters, digits and single hyphens.'],
  ['slug', 'a--b', 'Use lower-case letters'],
  ['slug', '-a', 'Use lower-case letters'],
  ['slug', 'a-', 'Use lower-case letters'],
  ['day', 'tomorrow', 'Write a day such as 2026-10-14, or days from today such as -12d or +9d.'],
  ['day', '2026-02-30', 'But the calendar has no such day.'],
  ['calendarDay', '+1d', 'Write a day such as 2026-12-25.'],
  ['dayAndTime', '2026-12-03', 'Write a day and a time in quotes, such as "2026-12-03 13:00"'],
  ['dayAndTime', '2026-02-30 13:00', 'But the calendar has no such day.'],
  ['moment', '2026-10-14T09:00', 'Write a day such as 2026-10-14, a day and a time such as'],
])('refuses %s of %j', (name, written, message) => {
  const messages = messagesOf(FIELDS[name], written);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(message);
});

it('does not repeat a secret address in what tools read of a problem', () => {
  const { issues } = fields.secretAddress.safeParse('room').error!;
  expect(issues).toMatchObject([{ params: { isSecret: true } }]);
});

it('names the key that is likely meant, or all', () => {
  const schema = fields.documentObject({
    title: z.string().optional(),
    date: z.string().optional(),
  });
  expect(messagesOf(schema, { titel: 'A', zzzzzzz: 1 })).toEqual([
    '"titel" is not a key of this document. Did you mean "title"?\n' +
      '"zzzzzzz" is not a key of this document. Use one of: title, date.',
  ]);
  expect(messagesOf(schema, 7)[0]).not.toContain('is not a key');
});

it('labels fields for forms, with what a field says of itself', () => {
  const { cover, other } = fields.documentObject({
    cover: z.string().meta({ description: 'Wide.' }),
    other: z.string().meta({ format: 'long-text' }),
  }).shape;
  expect(cover.meta()).toMatchObject({ title: 'Picture', format: 'picture', description: 'Wide.' });
  expect(other.meta()).toMatchObject({ format: 'long-text' });
});

it('accepts known words, and any while the file that lists them can’t be read', () => {
  const choices = [
    { value: 'calling', label: 'Calling' },
    { value: 'billing', label: 'Billing' },
  ];
  const schema = fields.known(choices, 'There is no such category.');
  expect(schema.parse('calling')).toBe('calling');
  expect(schema.meta()).toMatchObject({ options: choices });
  expect(messagesOf(schema, 'caling')).toEqual([
    'There is no such category. Did you mean "calling"? Use one of: calling, billing.',
  ]);
  const unknown = fields.known(undefined, 'There is no such category.');
  expect(unknown.parse('anything')).toBe('anything');
  expect(unknown.meta()).toMatchObject({ options: [] });
});

it.each<[string, [number, number] | undefined]>([
  ['09:00-18:00', [9, 18]],
  ['00:00-23:00', [0, 23]],
  ['10:00-10:00', [10, 10]],
  ['9:00-18:00', undefined],
  ['09:30-18:00', undefined],
  ['09:00-24:00', undefined],
  ['09:00-18:000', undefined],
  ['109:00-18:00', undefined],
])('reads the hours %s as %j', (written, hours) => {
  expect(fields.hourSpan.safeParse(written).data).toEqual(hours);
});
