import { resolve } from 'node:path';
import { sqliteFileName } from './databaseUrl.ts';

it.each([
  ['file:data/site.db', resolve('data/site.db')],
  ['file:/srv/site.db', '/srv/site.db'],
  ['file:///srv/the%20site.db', '/srv/the site.db'],
  ['file:/srv/the%20site.db', '/srv/the%20site.db'],
  ['file::memory:', ':memory:'],
  ['postgres://db.example/site', null],
  ['postgres://db.example/file:', null],
])('reads the SQLite file of %s: %s', (url, file) => {
  expect(sqliteFileName(url)).toBe(file);
});
