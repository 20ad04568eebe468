import { TOO_MUCH_WORK, type DocumentFiles, type StoredDocument } from '../load/documentFiles.ts';
import { markdownBody } from '../load/markdownBody.ts';
import { shareOf } from '../../../testing/soak.ts';
import { stopWorkers } from '../../workers/runInWorker.ts';
import {
  lossesOf,
  placesOf,
  referencesOf,
  checkedDocuments,
  type CheckedDocument,
} from './documentFacts.ts';

afterEach(stopWorkers);

/** The time for footnotes grows with the square of their number. */
const NOTES = Array.from({ length: 12_000 }, (_, note) => `x[^${note}]\n\n[^${note}]: a\n`);

const DOCUMENT: StoredDocument = {
  value: {},
  lines: {},
  firstLine: 1,
  bodyLine: 1,
  flaws: [],
  hash: '',
  body: markdownBody(NOTES.join('\n')),
};
const SOURCE: CheckedDocument = {
  kind: 'posts',
  path: 'posts/a.md',
  file: 'content/posts/a.md',
  page: undefined,
  stored: DOCUMENT,
};

const FACTS: [string, () => Promise<unknown>, unknown][] = [
  ['losses', () => lossesOf(SOURCE), [TOO_MUCH_WORK]],
  ['references', () => referencesOf(SOURCE), []],
  ['places', () => placesOf(DOCUMENT), undefined],
];

it.each(shareOf(FACTS))(
  'takes no longer for the %s of a document that takes too long, and fails no check of others',
  async (_what, read, expected) => expect(await read()).toEqual(expected),
);

const filesOf = (documents: Record<string, Partial<StoredDocument> | undefined>) =>
  ({
    name: 'content',
    all: () => Object.keys(documents),
    get: (path: string) => documents[path] && { ...DOCUMENT, ...documents[path] },
  }) as unknown as DocumentFiles;

it('checks the documents that visitors see, or will see later', () => {
  const files = filesOf({
    'posts/public.md': {},
    'posts/later.md': { value: { draft: false, published: '+9d' } },
    'posts/draft.md': { value: { draft: true } },
    'posts/gone.md': { value: { unpublished: '2026-01-01' } },
    'posts/flawed.md': { flaws: [{ line: 1, message: 'A flaw.' }] },
    'posts/missing.md': undefined,
    'notes.txt': {},
    'site.yaml': {},
  });
  expect(checkedDocuments(files).map(({ kind, file, page }) => [kind, file, page])).toEqual([
    ['posts', 'content/posts/public.md', '/blog/post/public'],
    ['posts', 'content/posts/later.md', '/blog/post/later'],
    ['site', 'content/site.yaml', undefined],
  ]);
});

it('finds the texts of keys, and the links and pictures of a text, with their lines', async () => {
  const document: StoredDocument = {
    ...DOCUMENT,
    value: { cover: '/a.svg', order: 7, cards: [{ to: '/pricing' }], tags: ['one', 'two'] },
    lines: { cover: 2, cards: 4, ['cards\x000\x00to']: 5, tags: 6 },
    firstLine: 2,
    bodyLine: 9,
    body: markdownBody('Words.\n\n[Prices](/pricing) ![a door](/b.svg)'),
  };
  const place = { kind: 'posts', file: 'content/posts/a.md', page: undefined };
  expect(await referencesOf({ ...SOURCE, stored: document })).toEqual([
    { ...place, yamlPath: ['cover'], key: 'cover', value: '/a.svg', line: 2 },
    { ...place, yamlPath: ['cards', 0, 'to'], key: 'to', value: '/pricing', line: 5 },
    { ...place, yamlPath: ['tags', 0], key: 'tags', value: 'one', line: 6 },
    { ...place, yamlPath: ['tags', 1], key: 'tags', value: 'two', line: 6 },
    { ...place, key: 'href', value: '/pricing', text: 'Prices', line: 11 },
    { ...place, key: 'src', value: '/b.svg', text: 'a door', line: 11 },
  ]);
});

it('finds what the page of a document leaves out, with its line, and nothing in an empty text', async () => {
  const lossesIn = (text: string) =>
    lossesOf({ ...SOURCE, stored: { ...DOCUMENT, bodyLine: 9, body: markdownBody(text) } });
  expect(await lossesIn('Words.\n\n<script>x()</script>')).toEqual([
    { line: 11, message: '<script> is left out.' },
  ]);
  expect(await lossesIn(' \n')).toEqual([]);
});
