import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { splitFrontMatter } from './frontMatter.ts';
import { readYaml } from './yamlSource.ts';

const publishedYaml = (): string[] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|yaml)$/.test(name) && name !== 'README.md')
    .map((name) => readFileSync(path.join('content', name), 'utf8'))
    .map((text) => splitFrontMatter(text)?.yaml ?? text);

const ODD = [
  '',
  '# nothing',
  'a: ~',
  'a: yes\nb: True\nc: 010\nd: 0x1f\ne: 1e3\nf: .5',
  'a: 2026-10-14\nb: "2026-12-03 13:00"\nc: -12d\nd: +9d',
  'a: >\n  folded\n  text\nb: |\n  kept\n  text\n',
  "a: \"quoted \\u00e9 \\n\"\nb: 'it''s'",
  'a: &x {b: [1, 2]}\nc: *x',
  '<<: {a: 1}\nb: 2',
  'a: text # a remark\nb: text#none',
  '? a\n: b',
];

it('reads all that is published as the parser does that knows lines, and what is odd, too', () => {
  const texts = [...publishedYaml(), ...ODD];
  expect(texts.length).toBeGreaterThan(80);
  for (const text of texts) {
    expect(readYaml(text, 1)).toMatchObject({ errors: [], value: parse(text) as unknown });
  }
});

it.each([
  ['a: 1\nb: [1', 2],
  ['a: 1\na: 2', 2],
  ['a: 1\n\tb: 2', 2],
  ['title: Who: says what', 1],
])('says of %j in which line it is no YAML', (text, line) => {
  const { errors, value } = readYaml(text, 1);
  expect([errors[0]?.line, value]).toEqual([line, undefined]);
});

it.each([
  ['title: Ours\nauthor: *nobody', 3, '"*nobody" refers to nothing. Put quotes around it'],
  ['title: *Important*', 2, '"*Important*" refers to nothing. Put quotes around it'],
])('says on which line %j refers to nothing', (text, line, message) => {
  const { value, errors } = readYaml(text, 2);
  expect([value, errors[0]]).toEqual([undefined, expect.objectContaining({ line })]);
  expect(errors.map((error) => error.message).join()).toContain(message);
});
