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
