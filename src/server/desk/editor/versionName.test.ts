import { formatVersion, parseVersion, type VersionName } from './versionName.ts';

it.each<[string, VersionName]>([
  ['copy:r4nd0m', { kind: 'copy', version: 'r4nd0m' }],
  ['stored:0a1b', { kind: 'stored', version: '0a1b' }],
  ['stored:', { kind: 'stored', version: '' }],
  ['begun', { kind: 'begun' }],
])('writes and reads the version %s', (text, name) => {
  expect(formatVersion(name)).toBe(text);
  expect(parseVersion(text)).toEqual(name);
});

it.each(['', 'copy', 'draft:0a1b'])('finds no version in "%s"', (text) => {
  expect(parseVersion(text)).toBeUndefined();
});
