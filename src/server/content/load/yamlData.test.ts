import { MAX_DEPTH, MAX_ROWS } from './documentLimits.ts';
import { formData, lineOf, placeAtLine, readYaml } from './yamlData.ts';

const flawsOf = (...rows: string[]) =>
  readYaml(rows.join('\n'), 1).flaws.map(({ line, message }) => `${line}: ${message}`);

it('reads values, and nothing as an object', () => {
  expect(readYaml('a: [1, yes, "x"]\nb:\n', 1)).toMatchObject({
    value: { a: [1, 'yes', 'x'], b: null },
    flaws: [],
  });
  for (const nothing of ['', '# a comment', 'null']) expect(readYaml(nothing, 1).value).toEqual({});
});

it.each<[string, string[], string[]]>([
  ['a colon in a value', ['a: b: c'], ['1: Put quotes around a value that contains a colon.']],
  ['a symbol', ['x: 1', 'a: @b'], ['2: Put quotes around a value that begins with a symbol.']],
  ['a symbol before a quotation', ['a: @', 'b: "x"'], ['1: Put quotes around a value that beg']],
  ['a list without its end', ['a: [1, 2', 'b: "x"'], ['2: This is not valid YAML: ']],
  ['two flaws, the first', ['a: 1', 'a: @'], ['2: This key appears twice.']],
  ['a key that appears twice', ['a: 1', 'b: 2', 'a: 3'], ['3: This key appears twice.']],
  ['an end', ['a: 1', '---', 'b: 2'], ['2: A line of --- ends the document. Remove it.']],
  ['a tab, and not what follows from it', ['a:', '\tb: 1', '  c: 2', 'd: @'], ['2: Indent with']],
  ['several lines', ['a: @', 'b: 1', 'c: @'], ['1: Put quotes', '3: Put quotes']],
])('names the line of %s', (_what, rows, expected) => {
  const flaws = flawsOf(...rows);
  expect(flaws).toHaveLength(expected.length);
  expected.forEach((start, index) => expect(flaws[index]).toContain(start));
});

it.each<[string, string[], number]>([
  ['a value of one line', ['a: "b"', 'c: "open', 'd: 1', 'e: x'], 2],
  ['a value in single quotes', ['a: x', "b: 'open", 'c: 1'], 2],
  ['a value before other quotations', ['a:', '  b: "open', 'c: "d"', "e: 'f'"], 2],
  ['the last of several', ["a: 'b'", 'list:', '  - "c"', '  - "open', '  - d'], 4],
])('names the line on which %s begins whose quotation mark is missing', (_what, rows, line) => {
  expect(flawsOf(...rows)[0]).toBe(
    `${line}: This value begins with a quotation mark. Add the one at its end.`,
  );
});

it('counts lines from the first line of the values', () => {
  const { flaws, value, lines } = readYaml('a: @\n', 5);
  expect(flaws.map(({ line }) => line)).toEqual([5]);
  expect([value, lines]).toEqual([undefined, {}]);
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const rows = (count: number) => Array.from({ length: count }, (_, n) => `  - ${n}`);

it.each<[string, string[], string | undefined]>([
  [`${MAX_DEPTH} levels`, ['x: 1', `a: ${deep(MAX_DEPTH)}`], undefined],
  ['more levels', ['x: 1', `a: ${deep(MAX_DEPTH + 1)}`], '2: The values are nested too deeply.'],
  [
    'more levels than a parser has',
    [`a: ${'['.repeat(5000)}`],
    '1: The values are nested too deep',
  ],
  [`${MAX_ROWS} rows`, ['a:', ...rows(MAX_ROWS)], undefined],
  [
    'more rows',
    ['x: 1', 'a:', ...rows(MAX_ROWS + 1)],
    '2: This list has 501 rows. Use at most 500',
  ],
  ['300 KB', [`a: ${'x'.repeat(299 * 1024)}`], undefined],
  ['more KB', ['x: 1', `a: ${'x'.repeat(301 * 1024)}`], '1: The values are longer than 300 KB.'],
  ['a list as key', ['x: 1', '? [a]', ': b'], '2: A key is a text. Write "key: value".'],
  ['a star before a key', ['x: &a 1', '*a : b'], '2: Put quotes around a value that begins with *'],
  ['a star before a value', ['x: 1', 'a: *b'], '2: Put quotes around a value that begins with *.'],
  [
    'a value that contains itself',
    ['x: 1', 'a: &a [*a]'],
    '2: The values repeat others by * too often. Write them out.',
  ],
  [
    'values that repeat others very often',
    [
      `a: &a [${Array(20).fill('x').join(', ')}]`,
      ...['b', 'c', 'd'].map(
        (name, n) =>
          `${name}: &${name} [${Array(20)
            .fill(`*${'abc'.at(n)}`)
            .join(', ')}]`,
      ),
    ],
    '2: The values repeat others by * too often. Write them out.',
  ],
])('accepts %s, or names the line', (_what, written, expected) => {
  const flaws = flawsOf(...written);
  expect(flaws).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
});

const LIST = 'title: A\ncards:\n  - name: one\n    text: first\n  - name: two\nend: Z';

it.each([
  [['title'], 10],
  [['cards', 0, 'text'], 13],
  [['cards', 1], 14],
  [['cards', 1, 'missing', 'deeper'], 14],
  [['cards', 7], 11],
  [['missing'], 10],
  [[], 10],
])('knows the line of %j, or of what contains it', (path, line) => {
  expect(lineOf(readYaml(LIST, 10).lines, path, 10)).toBe(line);
});

it.each([
  [1, ['title']],
  [3, ['cards', '0', 'name']],
  [4, ['cards', '0', 'text']],
  [6, ['end']],
  [99, ['end']],
  [0, undefined],
])('knows what is on line %i', (line, place) => {
  expect(placeAtLine(readYaml(LIST, 1).lines, line)).toEqual(place);
});

it('knows an item of a list without keys after one with keys', () => {
  expect(placeAtLine(readYaml('- from: a\n  to: b\n- c', 1).lines, 3)).toEqual(['1']);
});

it.each<[string, string, object]>([
  ['all', 'a: 1', { a: 1 }],
  ['what can be read of a text with errors', 'a: 1\na: 2\nb: 3', { a: 2, b: 3 }],
  ['nothing that would take long', `b: 1\nb: 2\na: ${deep(MAX_DEPTH + 1)}`, {}],
  ['nothing of an empty text', '', {}],
])('shows in a form %s', (_what, yaml, expected) => {
  expect(formData(yaml)).toEqual(expected);
});
