import { TOO_MUCH_WORK, type StoredDocument } from '../load/documentFiles.ts';
import { markdownBody } from '../load/markdownBody.ts';
import { stopWorkers } from '../../workers/runInWorker.ts';
import { lossesOf, placesOf, referencesOf, type Source } from './documentFacts.ts';

afterEach(stopWorkers);

/** The time for footnotes grows with the square of their number. */
const NOTES = Array.from({ length: 12_000 }, (_, note) => `x[^${note}]\n\n[^${note}]: a\n`);

it('names a document that takes too long to check, and fails no check of others', async () => {
  const document: StoredDocument = {
    ...{ value: {}, lines: {}, firstLine: 1, bodyLine: 1, flaws: [], digest: '' },
    body: markdownBody(NOTES.join('\n')),
  };
  const path = 'posts/a.md';
  const source: Source = {
    kind: 'posts',
    path,
    file: `content/${path}`,
    page: undefined,
    document,
  };
  expect(await lossesOf(source)).toEqual([TOO_MUCH_WORK]);
  expect(await referencesOf(source)).toEqual([]);
  expect(await placesOf(document)).toBeUndefined();
});
