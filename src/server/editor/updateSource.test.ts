import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { splitSource } from '../content/load/contentReader.ts';
import { dataOf, updateSource } from './updateSource.ts';

const FOLDER = 'content';
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /^(?!README).*\.(?:md|yaml)$/.test(path),
);

const read = (path: string) => {
  const source = readFileSync(join(FOLDER, path), 'utf8');
  const { yaml, body } = splitSource(path, source)!;
  return { source, yaml, body, data: dataOf(yaml) };
};

/** The data once for each of its texts, with one letter added to that text. */
const edits = (yaml: string): unknown[] => {
  const all: unknown[] = [];
  const { contents } = parseDocument(yaml);
  let index = 0;
  const count = { texts: 0 };
  visit(contents, (key, node) => {
    if (key !== 'key' && isScalar(node) && typeof node.value === 'string') count.texts += 1;
  });
  for (index = 0; index < count.texts; index += 1) {
    const copy = parseDocument(yaml);
    let position = 0;
    visit(copy, (key, node) => {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      if (position === index) node.value += 'x';
      position += 1;
    });
    all.push(copy.toJS());
  }
  return all;
};

const changedLines = (before: string, after: string): number => {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return a.length === b.length ? a.filter((line, index) => line !== b[index]).length : Infinity;
};

it.each(FILES)('changes no byte of %s when it is saved unchanged', (path) => {
  const { source, data, body } = read(path);
  expect(updateSource(path, source, { data, body })).toBe(source);
});

it.each(FILES)('changes one line of %s for a letter in any value', (path) => {
  const { source, yaml, body } = read(path);
  for (const data of edits(yaml)) {
    const after = updateSource(path, source, { data, body });
    expect(changedLines(source, after)).toBe(1);
    expect(dataOf(splitSource(path, after)!.yaml)).toEqual(data);
  }
});
