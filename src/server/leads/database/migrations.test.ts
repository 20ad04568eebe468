import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { connectDatabase } from './database.ts';
import { migrate, MIGRATIONS, SCHEMA } from './migrations.ts';

describe.each(DATABASES)('migrations on %s', (kind) => {
  const databases = databasesOf(kind);
  const connect = async () => connectDatabase(await databases.nextUrl());

  it('are applied once', async () => {
    const db = await connect();
    expect(await migrate(db)).toEqual([SCHEMA]);
    expect(await migrate(db)).toEqual([]);
    await db.destroy();
  });

  it('name the one that failed, and leave the database as it was', async () => {
    const db = await connect();
    const failing: Record<string, Migration> = {
      '9998-half': {
        up: async (on: Kysely<unknown>) => void (await sql`create table half (x text)`.execute(on)),
      },
      '9999-wrong': { up: () => Promise.reject(new Error('no')) },
    };
    await migrate(db);
    await expect(migrate(db, { ...MIGRATIONS, ...failing })).rejects.toThrow(
      'migration 9999-wrong failed: no',
    );
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    await db.destroy();
  });

  it('refuse a database of another schema', async () => {
    const db = await connect();
    await migrate(db, { '0000-another': { up: () => Promise.resolve() } });
    await expect(migrate(db)).rejects.toThrow('0000-another is missing');
    await db.destroy();
  });
});
