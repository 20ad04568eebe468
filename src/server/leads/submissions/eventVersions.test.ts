import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { after, HOUR, NOW } from '../leads.fixtures.ts';
import { eventVersions, firstVersion } from './eventVersions.ts';

const UPDATED = '2026-11-18T00:00:00.000Z';
const FIRST = Date.parse(UPDATED) / 60_000;

it.each([
  ['', 0, '1970-01-01T00:00:00.000Z'],
  ['soon', 0, '1970-01-01T00:00:00.000Z'],
  [UPDATED, FIRST, UPDATED],
  ['2026-11-18T00:00:59Z', FIRST, '2026-11-18T00:00:59.000Z'],
  ['2026-11-17T19:01:00-05:00', FIRST + 1, '2026-11-18T00:01:00.000Z'],
])('derives the first version from the last update "%s"', (updatedAt, sequence, stamp) => {
  expect(firstVersion({ updatedAt })).toEqual({ sequence, stamp: new Date(stamp) });
});

describe.each(DATABASES)('versions of events on %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async () => {
    const db = await databases.open();
    return async (fingerprint: string, { at = NOW, updatedAt = UPDATED, id = 'rotation' } = {}) => {
      const versions = await eventVersions({ db, now: at }, [{ id, fingerprint, updatedAt }]);
      const { sequence, stamp } = versions.get(id)!;
      return [sequence, stamp.toISOString()];
    };
  };

  it('rise with each change, and with nothing else', async () => {
    const version = await start();
    expect(await version('one')).toEqual([FIRST, UPDATED]);
    expect(await version('one', { at: after(HOUR) })).toEqual([FIRST, UPDATED]);
    const second = [FIRST + 2, after(HOUR).toISOString()];
    expect(await version('two', { at: after(HOUR) })).toEqual(second);
    expect(await version('two', { at: after(2 * HOUR) })).toEqual(second);
    // Back to the first form: still a change.
    expect(await version('one', { at: after(3 * HOUR) })).toEqual([
      FIRST + 4,
      after(3 * HOUR).toISOString(),
    ]);
    expect(await version('other', { id: 'other' })).toEqual([FIRST, UPDATED]);
  });

  it('follow the date of the last update when it is maintained', async () => {
    const version = await start();
    await version('one');
    const updatedAt = '2026-11-20T14:00:00.000Z';
    const minutes = Date.parse(updatedAt) / 60_000;
    expect(await version('two', { updatedAt })).toEqual([minutes, NOW.toISOString()]);
    expect((await version('three', { updatedAt: '' }))[0]).toBe(minutes + 2);
  });

  it.each([
    ['a second', 1000],
    ['an hour', HOUR],
    ['a day', 24 * HOUR],
    ['a year', 365 * 24 * HOUR],
  ])('never turn back when the clock was set back by %s', async (_what, ms) => {
    const version = await start();
    await version('one', { at: NOW });
    const second = await version('two', { at: after(HOUR) });
    const third = await version('three', { at: after(HOUR - ms) });
    expect(second).toEqual([FIRST + 2, after(HOUR).toISOString()]);
    expect(third).toEqual([FIRST + 4, after(HOUR).toISOString()]);
  });

  it('have no stamp in the future, which the next change would turn back', async () => {
    const version = await start();
    const [, stamp] = await version('one', { updatedAt: '2027-01-01T00:00:00.000Z' });
    expect(stamp).toBe(NOW.toISOString());
  });

  it('belong to one event each, also when two have the same words', async () => {
    const db = await databases.open();
    const version = (id: string, updatedAt = UPDATED) => ({ id, fingerprint: 'one', updatedAt });
    const events = [version('rotation'), version('copy', '2026-11-19T00:00:00.000Z')];
    await eventVersions({ db, now: NOW }, events);
    const versions = await eventVersions({ db, now: NOW }, events);
    expect(versions.get('rotation')?.sequence).toBe(FIRST);
    expect(versions.get('copy')?.sequence).toBe(FIRST + 24 * 60);
  });

  it('are counted once when several processes notice a change', async () => {
    const version = await start();
    await version('one');
    const found = await Promise.all(Array.from({ length: 8 }, () => version('two')));
    expect(new Set(found.map(([sequence]) => sequence))).toEqual(new Set([FIRST + 2]));
  });
});
