import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import type { SiteDb } from '../../leads/database/schema.ts';
import {
  dropCopy,
  dueCopies,
  findCopy,
  findCopyVersion,
  isRandomId,
  listCopies,
  recordOnCopy,
  recordOpened,
  recordReader,
  otherReaders,
  randomId,
  saveCopy,
} from './workingCopies.ts';

const NOW = new Date('2026-11-27T16:00:00.000Z');
const by = (actor: string, seconds = 0) => ({
  actor,
  now: new Date(NOW.getTime() + seconds * 1000),
});
const PATH = 'posts/first.md';
const ORIGIN = { id: PATH, path: PATH, base: 'abc', base_source: 'title: Live' };

const save = (db: SiteDb, source: string, expected = '', author = by('priya@x.test')) =>
  saveCopy(db, { origin: ORIGIN, text: { slug: '', category: '', source }, expected }, author);

it('makes names that it recognizes', () => {
  expect(isRandomId(randomId())).toBe(true);
  for (const text of ['', 'posts/first.md', '../x', 'a'.repeat(17)])
    expect(isRandomId(text)).toBe(false);
});

describe.each(DATABASES)('working copies in %s', (kind) => {
  const databases = databasesOf(kind);

  it('saves a text, with who and when', async () => {
    const db = await databases.open();
    const version = await save(db, 'title: One');
    expect(await findCopy(db, PATH)).toMatchObject({
      ...ORIGIN,
      version,
      source: 'title: One',
      author: 'priya@x.test',
      at: NOW.toISOString(),
      publish_at: null,
    });
    expect(await findCopy(db, 'posts/other.md')).toBeUndefined();
  });

  it('refuses a text that began with another version', async () => {
    const db = await databases.open();
    const first = await save(db, 'title: One');
    const second = await save(db, 'title: Two', first);
    for (const expected of [first, '', 'forged'])
      expect(await save(db, 'title: Older', expected)).toBeUndefined();
    expect((await findCopy(db, PATH))!.version).toBe(second);
    expect((await findCopy(db, PATH))!.source).toBe('title: Two');
  });

  it('saves one of two texts that arrive at the same time', async () => {
    const db = await databases.open();
    const created = await Promise.all(['A', 'B', 'C'].map((source) => save(db, source)));
    expect(created.filter(Boolean)).toHaveLength(1);
    const [version] = created.filter(Boolean);
    const changed = await Promise.all(['D', 'E', 'F'].map((source) => save(db, source, version)));
    expect(changed.filter(Boolean)).toHaveLength(1);
  });

  it('keeps the versions that forms began with, and those of others', async () => {
    const db = await databases.open();
    const opened = (await save(db, 'One'))!;
    await recordOpened(db, (await findCopy(db, PATH))!);
    const own = (await save(db, 'Two', opened))!;
    const last = (await save(db, 'Three', own))!;
    const other = (await save(db, 'Four', last, by('grace@x.test')))!;
    const found = await Promise.all(
      [opened, own, last, other].map((version) => findCopyVersion(db, PATH, version)),
    );
    expect(found.map((row) => row?.source)).toEqual(['One', undefined, 'Three', 'Four']);
    expect(await findCopyVersion(db, 'posts/other.md', opened)).toBeUndefined();
  });

  it('drops a copy only as it was read, and its versions a day later', async () => {
    const db = await databases.open();
    const first = (await save(db, 'One'))!;
    const copy = (await findCopy(db, PATH))!;
    await recordOpened(db, copy);
    const second = (await save(db, 'Two', first))!;
    expect(await dropCopy(db, copy, NOW)).toBe(false);
    expect(await dropCopy(db, { id: PATH, version: second }, NOW)).toBe(true);
    expect(await listCopies(db)).toEqual([]);
    expect((await findCopyVersion(db, PATH, second))?.source).toBe('Two');
    await dropCopy(db, copy, by('', 90_000).now);
    expect(await findCopyVersion(db, PATH, second)).toBeUndefined();
  });

  it('finds the copies whose time has come', async () => {
    const db = await databases.open();
    const version = (await save(db, 'One'))!;
    const at = by('', 60).now.toISOString();
    const plan = { publish_at: at, publish_problem: null };
    expect(await recordOnCopy(db, { id: PATH, version: 'forged' }, plan)).toBe(false);
    expect(await recordOnCopy(db, { id: PATH, version }, plan)).toBe(true);
    expect(await dueCopies(db, NOW)).toEqual([]);
    expect((await dueCopies(db, by('', 60).now)).map(({ id }) => id)).toEqual([PATH]);
  });

  it('says who else has a document open', async () => {
    const db = await databases.open();
    await recordReader(db, PATH, by('priya@x.test'));
    await recordReader(db, PATH, by('priya@x.test', 30));
    await recordReader(db, PATH, by('grace@x.test', 30));
    await recordReader(db, 'posts/other.md', by('owen@x.test', 30));
    const others = async (seconds: number) =>
      (await otherReaders(db, PATH, by('priya@x.test', seconds))).map(({ address }) => address);
    expect(await others(40)).toEqual(['grace@x.test']);
    expect(await others(90)).toEqual([]);
  });
});
