import { MAX_ELEMENTS } from './documentLimits.ts';
import { parseDocument, parseLongDocument } from './parseDocument.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const parse = (path: string, text: string | Uint8Array, values?: Record<string, string>) =>
  parseDocument({ path, bytes: typeof text === 'string' ? bytesOf(text) : text, values });

const VALUES = { brand: 'Alder' };

it('reads the keys and the text of a document, with the lines on which they begin', () => {
  expect(parse('posts/a.md', '---\ntitle: A\n---\nText of {{brand}}.', VALUES)).toEqual({
    value: { title: 'A' },
    lines: { title: 2 },
    firstLine: 2,
    body: 'Text of Alder.',
    bodyLine: 4,
    flaws: [],
  });
  expect(parse('plans.yaml', 'title: "{{brand}}"', VALUES)).toEqual({
    value: { title: 'Alder' },
    lines: { title: 1 },
    firstLine: 1,
    body: '',
    bodyLine: 1,
    flaws: [],
  });
});

it('keeps the value of a document with an unknown placeholder for forms, and reports it once the values are known', () => {
  const text = '---\ntitle: "{{brnd}}"\n---\n\nText of {{brnd}}.';
  const { value, partial, flaws } = parse('posts/a.md', text, VALUES);
  expect([value, partial]).toEqual([undefined, { title: '{{brnd}}' }]);
  expect(flaws.map(({ line, message }) => [line, message.slice(0, 8)])).toEqual([
    [2, '{{brnd}}'],
    [5, '{{brnd}}'],
  ]);
  expect(parse('posts/a.md', text)).toMatchObject({ value: { title: '{{brnd}}' }, flaws: [] });
});

it('keeps what can be read of a document whose keys have errors', () => {
  expect(parse('posts/a.md', '---\ntitle: A\ntitle: B\nday: 1\n---\nText.')).toMatchObject({
    value: undefined,
    partial: { title: 'B', day: 1 },
    lines: {},
    body: 'Text.',
    flaws: [{ line: 3 }],
  });
});

const LONG = 'word '.repeat(62_000);

it.each<[string, string, string | Uint8Array, number, string]>([
  ['bytes that are no text', 'a.yaml', new Uint8Array([255, 254, 65, 0]), 1, 'The file is not a'],
  ['no front matter', 'posts/a.md', 'Text.', 1, 'The front matter is missing. Begin the file'],
  [
    'long front matter',
    'posts/a.md',
    `---\na: ${LONG}\n---\n`,
    2,
    'The front matter has 303 KB. Use at most 300 KB: split it into several documents.',
  ],
  ['a long document of YAML', 'a.yaml', `a: ${LONG}`, 1, 'The document has 303 KB. Use at most'],
  ['a long text', 'posts/a.md', `---\na: 1\n---\n${LONG}`, 4, 'The text has 303 KB. Use at most'],
  [
    'a merge conflict',
    'posts/a.md',
    '---\na: 1\n---\n\n<<<<<<< one\nA\n=======\nB\n>>>>>>> other\n',
    5,
    'A merge conflict begins here. Keep one of the two versions',
  ],
  [
    'a merge conflict in indented YAML, where Markdown has code',
    'a.yaml',
    'a: |\n    ```\n<<<<<<< one\n```\n',
    3,
    'A merge conflict begins here.',
  ],
])('reads nothing of a document with %s', (_what, path, text, line, message) => {
  expect(parse(path, text)).toEqual({
    value: undefined,
    lines: {},
    firstLine: 1,
    body: '',
    bodyLine: 1,
    flaws: [{ line, message: expect.stringContaining(message) }],
  });
});

it('shows a merge conflict in the code of a text', () => {
  const text = '---\na: 1\n---\n\n```\n<<<<<<< one\n```\n';
  expect(parse('posts/a.md', text)).toMatchObject({ value: { a: 1 }, flaws: [] });
});

it('refuses a text with more elements than a page can show', () => {
  const parseLong = (breaks: number) => {
    const text = `---\na: 1\n---\n${'a\\\n'.repeat(breaks)}a`;
    return parseLongDocument({ path: 'posts/a.md', bytes: bytesOf(text), values: {} });
  };
  expect(parseLong(9)).toMatchObject({ value: { a: 1 }, flaws: [] });
  expect(parseLong(MAX_ELEMENTS)).toMatchObject({
    value: undefined,
    flaws: [{ line: 4, message: expect.stringContaining('The text has 10001 paragraphs, links,') }],
  });
});

it('reads a text that shows no element, such as a comment', () => {
  const text = '---\na: 1\n---\n<!-- soon -->\n';
  expect(parseLongDocument({ path: 'posts/a.md', bytes: bytesOf(text), values: {} })).toMatchObject(
    { value: { a: 1 }, body: '<!-- soon -->\n', flaws: [] },
  );
});

it('counts no elements of a long document without a text, or with flaws', () => {
  const long = (text: string) =>
    parseLongDocument({ path: 'posts/a.md', bytes: bytesOf(text), values: {} });
  expect(long('---\na: 1\n---\n')).toMatchObject({ value: { a: 1 }, body: '', flaws: [] });
  const flawed = long(`---\na: @\n---\n${'a\n\n'.repeat(MAX_ELEMENTS + 1)}`);
  expect(flawed.flaws.map(({ line }) => line)).toEqual([2]);
});
