import { z } from 'zod';
import { describeIssue } from './describeIssue.ts';
import { documentObject, secretAddress } from './documentFields.ts';

const describeAll = (schema: z.ZodType, document: unknown) => {
  const { issues } = schema.safeParse(document).error!;
  return issues.flatMap((issue) => describeIssue(issue, document));
};

const messagesOf = (schema: z.ZodType, document: unknown) =>
  describeAll(schema, document).map(({ message }) => message);

it('has a place and a sentence for each unknown key', () => {
  const schema = documentObject({ card: documentObject({ title: z.string() }) });
  expect(describeAll(schema, { card: { title: 'A', titel: 'B', zzzzzz: 1 } })).toEqual([
    {
      path: ['card', 'titel'],
      message: '"titel" is not a key of this document. Did you mean "title"?',
    },
    { path: ['card', 'zzzzzz'], message: expect.stringContaining('Use one of: title.') },
  ]);
  // A schema of another library has one sentence for all.
  expect(messagesOf(z.strictObject({}), { a: 1, b: 2 })).toEqual(
    Array(2).fill(expect.stringMatching(/a.*b/)),
  );
});

const field = (schema: z.ZodType) => z.object({ a: schema });

it.each<[string, z.ZodType, unknown, string]>([
  ['missing', z.string(), undefined, '"a" is missing. Add it.'],
  [
    'a number for a text',
    z.string(),
    7,
    '"a" must be text, but it is the number 7. Put quotes around it.',
  ],
  [
    'a switch for a text',
    z.string(),
    true,
    '"a" must be text, but it is the boolean true. Put quotes around it.',
  ],
  ['a list for a text', z.string(), ['x'], '"a" must be text, but it is a list.'],
  ['nothing for a text', z.string(), null, '"a" must be text, but it is empty.'],
  ['a text for a number', z.number(), 'x', '"a" must be a number, but it is the text "x".'],
  ['a text for a switch', z.boolean(), 'x', '"a" must be true or false, but it is the text "x".'],
  ['keys for a list', z.array(z.string()), {}, '"a" must be a list, but it is a set of keys.'],
  ['a number for keys', z.object({}), 7, '"a" must be a set of keys, but it is the number 7.'],
  [
    'a number for a record',
    z.record(z.string(), z.string()),
    7,
    '"a" must be a set of keys, but it is the number 7.',
  ],
  ['a number for a date', z.date(), 7, '"a" must be date, but it is the number 7.'],
  ['an empty text', z.string().min(1), '', '"a" is empty. Fill it in.'],
  ['an empty list', z.array(z.string()).min(1), [], '"a" is empty. Fill it in.'],
  ['a small number', z.number().min(3), 2, '"a" is "2". Use at least 3.'],
  ['a large number', z.number().max(3), 4, '"a" is "4". Use at most 3.'],
  ['a long text', z.string().max(3), 'four', '"a" has 4 characters. Use at most 3.'],
  ['another word', z.enum(['b', 'c']), 'd', '"a" is "d". Use one of: b, c.'],
  ['no word', z.enum(['b', 'c']), null, '"a" is empty. Use one of: b, c.'],
  [
    'a refused key',
    z.record(z.string().regex(/^x/, 'Begin it with x.'), z.string()),
    { y: 'z' },
    `"y" can't be used as a key. Begin it with x.`,
  ],
  [
    'a refused text',
    z.string().regex(/^x/, 'Begin it with x.'),
    'y',
    '"a" is "y". Begin it with x.',
  ],
  [
    'a text with a reason',
    z.string().regex(/^x/, 'But the calendar has no such day.'),
    'y',
    '"a" is "y", but the calendar has no such day.',
  ],
  [
    'a refused list',
    z.array(z.int()).refine(() => false, 'Sort it.'),
    [2, 1],
    '"a" has 2 entries. Sort it.',
  ],
  [
    'a refused empty list',
    z.array(z.int()).refine(() => false, 'Add one.'),
    [],
    '"a" is empty. Add one.',
  ],
  [
    'a refused set of keys',
    z.object({}).refine(() => false, 'Not it.'),
    {},
    '"a" is a set of keys. Not it.',
  ],
])('describes %s', (_what, schema, value, sentence) => {
  expect(messagesOf(field(schema), { a: value })).toEqual([sentence]);
});

it('asks for a missing value that a check of several values needs', () => {
  const schema = z.object({ a: z.string().optional() }).superRefine((_value, { addIssue }) => {
    addIssue({ code: 'custom', path: ['a'], message: 'Choose one.' });
  });
  expect(messagesOf(schema, {})).toEqual(['"a" is missing. Choose one.']);
});

it('does not repeat a secret', () => {
  const [message] = messagesOf(field(secretAddress), { a: 'http://secret.example/x' });
  expect(message).toMatch(/^"a" is not valid\. Write an https address/);
  expect(message).not.toContain('secret');
});

it.each<[string, z.ZodType, unknown, string]>([
  ['the document', z.object({}), [], 'The document must be'],
  ['an item of the document', z.array(z.string()), ['x', 2], 'Item 2 must be'],
  ['an item', field(z.array(z.string())), { a: [1] }, 'Item 1 of "a" must be'],
  ['a key', field(z.object({ b: z.string() })), { a: { b: 1 } }, '"b" must be'],
  ['a key of what is no set', field(z.object({ b: z.string() })), { a: null }, '"a" must be'],
])('names %s', (_what, schema, document, start) => {
  expect(messagesOf(schema, document)[0]).toMatch(new RegExp(`^${start}`));
});

it('quotes a value on one line, and only the beginning of a long one', () => {
  const quoted = (value: string) => messagesOf(field(z.enum(['x'])), { a: value })[0];
  expect(quoted('  two\n  lines ')).toContain('is "two lines". Use');
  expect(quoted('w'.repeat(120))).toContain(`"${'w'.repeat(120)}". `);
  expect(quoted('w'.repeat(121))).toContain(`"${'w'.repeat(120)}…". `);
});
