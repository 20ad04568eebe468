import { ConflictError } from './contentStorage.ts';
import { explainFailures, NotStoredError } from './explainFailures.ts';

const failure = (error: unknown) =>
  explainFailures(() => Promise.reject(error as Error)).catch((reason: unknown) => reason);

it.each([
  ['ENOSPC', /disk is full/],
  ['EDQUOT', /disk is full/],
  ['EROFS', /read-only/],
  ['EACCES', /may not write/],
  ['EPERM', /may not write/],
  ['EIO', /disk fails/],
  ['53100', /database is full/],
  ['55P03', /another process/],
])('tells the writer in words what %s means', async (code, words) => {
  const error = (await failure(Object.assign(new Error('secret words'), { code }))) as Error;
  expect(error).toBeInstanceOf(NotStoredError);
  expect(error).toMatchObject({ name: 'NotStoredError', statusCode: 503 });
  expect(error.message).toMatch(/^Nothing was saved: .+\.$/);
  expect(error.message).toMatch(words);
});

it('does not repeat the words of other errors of a database', async () => {
  const error = (await failure(
    Object.assign(new Error('duplicate key (secret words)'), { code: '23505' }),
  )) as Error;
  expect(error.message).toMatch(/^Nothing was saved: /);
  expect(error.message).not.toContain('secret');
});

it('leaves conflicts, and mistakes in the program, as they are', async () => {
  const conflict = new ConflictError('posts/a.md');
  expect(await failure(conflict)).toBe(conflict);
  const mistake = new TypeError('x is not a function');
  expect(await failure(mistake)).toBe(mistake);
});

it('returns what the work results in', async () => {
  expect(await explainFailures(() => Promise.resolve('stored'))).toBe('stored');
});
