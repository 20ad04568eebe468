import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { isScalar, parseDocument, visit } from 'yaml';
import { documentPlace } from '../../../contract/documents.ts';
import { isSoak } from '../../../testing/soak.ts';
import { splitSource } from '../../content/load/documentText.ts';
import { createContentLoader, type LoadedContent } from '../../content/load/contentLoader.ts';
import { readableFolder } from '../../content/load/readableFolder.ts';
import { formData, readYaml } from '../../content/load/yamlData.ts';
import { updateSource } from './documentSource.ts';
import { openDraft, readDraft, type Draft } from './draft.ts';
import { changesOf } from './publishedDraft.ts';
import { formOf, parsePage } from './editor.fixtures.ts';
import { DocumentPage } from './documentPage.tsx';

const FOLDER = 'content';
const DOCUMENTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?!README|search-cases).*\.(?:md|yaml)$/.test(path))
  .sort();

const isFirstOfItsKind = (path: string, index: number): boolean =>
  DOCUMENTS.findIndex((other) => documentPlace(other)?.kind === documentPlace(path)?.kind) ===
  index;

const FILES = isSoak ? DOCUMENTS : DOCUMENTS.filter(isFirstOfItsKind);

const pageOf = (draft: Draft) =>
  DocumentPage({
    document: { ...draft, id: draft.savedPath, copy: undefined },
    clock: { zone: 'America/New_York', now: new Date() },
    formId: 'form',
    ownAddress: 'ruth@editors.test',
    showing: 'upToDate',
  });

/** Without the values of the site, such as `{{trial_days}}`, which may be part of an entry's summary. */
const labelsOf = (page: string): string =>
  Array.from(parsePage(page).querySelectorAll('label, summary'), (label) => label.textContent)
    .join()
    .replace(/\{\{\w+\}\}/g, '');

let content: LoadedContent;
beforeAll(async () => {
  content = await createContentLoader(readableFolder(FOLDER)).load();
});

it.each(FILES)('changes no byte of %s when its form is saved unchanged', (path) => {
  const source = readFileSync(join(FOLDER, path), 'utf8');
  const draft = openDraft(content, path, source)!;
  const page = renderToStaticMarkup(pageOf(draft));
  expect(page).not.toContain('Unknown field');
  if (path.startsWith('texts/')) expect(labelsOf(page)).not.toMatch(/_|undefined/);
  const { fields } = formOf(page, 'form');
  const entries = new FormData();
  for (const [name, value] of Object.entries(fields)) entries.set(name, value);
  const changes = changesOf(readDraft(draft, entries));
  expect([...changes]).toEqual([[path, source]]);
});

it.each([
  ['an open list', 'title: Known\ntags: [a', 'Known'],
  ['a key twice', 'title: Known\ndraft: true\ndraft: true', 'Known'],
  ['a wrong indent', 'title: Known\n\tdraft: true', 'Known'],
  ['an unknown alias', 'title: Known\ncategory: *none', undefined],
  ['a list that contains itself', 'title: Known\ntags: &tags [*tags]', undefined],
  ['lists as keys', `title: Known\n${'? '.repeat(200)}a`, undefined],
  ['open records', '{'.repeat(400), undefined],
  [
    'repeated lists',
    Array.from({ length: 9 }, (_, level) =>
      level === 0
        ? 'l0: &l0 [a, a, a, a, a, a, a, a, a]'
        : `l${level}: &l${level} [${`*l${level - 1}, `.repeat(9)}]`,
    ).join('\n'),
    undefined,
  ],
])('opens and saves a document whose keys have %s', (_, yaml, title) => {
  const path = 'posts/whats-new.md';
  const source = `---\n${yaml}\n---\nThe text stays.\n`;
  const draft = openDraft(content, path, source)!;
  expect(draft.values.data.title).toBe(title);
  const { fields } = formOf(renderToStaticMarkup(pageOf(draft)), 'form');
  const entries = new FormData();
  for (const [name, value] of Object.entries(fields)) entries.set(name, value);
  entries.set('data.title', 'New title');
  const saved = splitSource(path, String(changesOf(readDraft(draft, entries)).get(path)))!;
  expect(readYaml(saved.yaml, 1).value).toMatchObject({ title: 'New title' });
  expect(saved.body).toBe('The text stays.\n');
});

it('writes a renamed document before it deletes the former file', () => {
  const path = 'posts/whats-new.md';
  const source = readFileSync(join(FOLDER, path), 'utf8');
  const draft = openDraft(content, path, source)!;
  const changes = changesOf({ ...draft, targetPath: 'posts/other.md' });
  expect([...changes]).toEqual([
    ['posts/other.md', source],
    [path, null],
  ]);
});

/** The data once for each of its texts, with one letter added to that text. */
const edits = (yaml: string): unknown[] => {
  const document = parseDocument(yaml);
  const texts: { value: string }[] = [];
  visit(document, (key, node) => {
    if (key !== 'key' && isScalar<string>(node) && typeof node.value === 'string') texts.push(node);
  });
  return texts.map((text) => {
    const { value } = text;
    text.value = `${value}x`;
    const data: unknown = document.toJS();
    text.value = value;
    return data;
  });
};

const changedLines = (before: string, after: string): number => {
  const [a, b] = [before.split('\n'), after.split('\n')];
  return a.length === b.length ? a.filter((line, index) => line !== b[index]).length : Infinity;
};

it.each(FILES)('changes one line of %s for a letter in any value', (path) => {
  const source = readFileSync(join(FOLDER, path), 'utf8');
  const { yaml, body } = splitSource(path, source)!;
  for (const data of edits(yaml)) {
    const after = updateSource(path, source, { data, body });
    expect(changedLines(source, after)).toBe(1);
    expect(formData(splitSource(path, after)!.yaml)).toEqual(data);
  }
});

it('keeps the line endings of a file, and all bytes of an unchanged one', () => {
  const source = '---\r\ntitle: One\r\n---\r\nWords.\r\n';
  const update = (text: string, title: string) =>
    updateSource('posts/a.md', text, { data: { title }, body: 'Words.\n' });
  expect(update(source, 'Two')).toBe(source.replace('One', 'Two'));
  expect(update(`\uFEFF${source}`, 'One')).toBe(`\uFEFF${source}`);
});
