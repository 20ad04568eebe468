import { TOO_MUCH_WORK, type StoredDocument } from '../load/documentFiles.ts';
import { markdownBody } from '../load/markdownBody.ts';
import { shareOf } from '../../../testing/soak.ts';
import { stopWorkers } from '../../workers/runInWorker.ts';
import { lossesOf, placesOf, referencesOf, type CheckedDocument } from './documentFacts.ts';

afterEach(stopWorkers);

/** The time for footnotes grows with the square of their number. */
const NOTES = Array.from({ length: 12_000 }, (_, note) => `x[^${note}]\n\n[^${note}]: a\n`);

const DOCUMENT: StoredDocument = {
  value: {},
  lines: {},
  firstLine: 1,
  bodyLine: 1,
  flaws: [],
  digest: '',
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
