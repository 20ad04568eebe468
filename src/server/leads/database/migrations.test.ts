import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { connectDatabase } from './database.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { migrate, MIGRATIONS } from './migrations.ts';

const NAMES = Object.keys(MIGRATIONS).sort();

/** Those up to this one were released before the rule was made. */
const LAST_BEFORE_RULE = '0004-demos-by-email';

const PERSON = {
  first_name: 'Elena',
  last_name: 'Marsh',
  phone: '+12025550123',
  email: 'elena@example.com',
};

const EVENT = {
  slug: 'a-rule-for-weekends',
  title: 'A rule for weekends',
  startsAt: new Date('2099-12-03T16:00:00Z'),
  endsAt: new Date('2099-12-03T17:00:00Z'),
};

describe.each(DATABASES)('migrations on %s', (kind) => {
  const databases = databasesOf(kind);

  const connect = (url: string) => {
    const db = connectDatabase(url);
    return { db, leads: makeLeads(db, { getSiteUrl: () => 'https://h.example' }) };
  };

  it('let the release before start again, and both work side by side', async () => {
    const url = await databases.nextUrl();
    const previous = connect(url);
    const next = connect(url);
    const added: Record<string, Migration> = {
      '9999-next': {
        up: async (db: Kysely<unknown>) => {
          await db.schema.createTable('next_table').addColumn('id', 'text').execute();
          await db.schema.alterTable('outbox').addColumn('next_column', 'text').execute();
        },
      },
    };
    expect(await migrate(previous.db)).toEqual(NAMES);
    expect(await migrate(next.db, { ...MIGRATIONS, ...added })).toEqual(['9999-next']);
    expect(await migrate(previous.db)).toEqual([]);

    await previous.leads.subscribe('elena@example.com');
    await next.leads.subscribe('elena@example.com');
    await next.leads.subscribe('ruth@example.com');
    expect(await previous.db.selectFrom('outbox').select('kind').execute()).toHaveLength(2);
    await Promise.all([previous.db.destroy(), next.db.destroy()]);
  });

  it('are made up by a release that another one went before', async () => {
    const { db } = connect(await databases.nextUrl());
    const [last] = NAMES.slice(-1);
    const others = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name !== last));
    const added = { '9999-other': { up: () => Promise.resolve() } };
    await migrate(db, { ...others, ...added });
    expect(await migrate(db)).toEqual([last]);
    await db.destroy();
  });

  it('only add what may be left out', async () => {
    const { db } = connect(await databases.nextUrl());
    const upTo = (name: string) =>
      Object.fromEntries(Object.entries(MIGRATIONS).filter(([other]) => other <= name));
    const columns = async () => {
      const tables = await db.introspection.getTables();
      return tables.flatMap(({ name: table, columns: all }) =>
        all.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
          table,
          column: `${table}.${name} ${dataType}`,
          mayBeLeftOut: isNullable || hasDefaultValue,
        })),
      );
    };
    for (const name of NAMES.filter((other) => other >= LAST_BEFORE_RULE)) {
      const before = await columns();
      await migrate(db, upTo(name));
      const after = await columns();
      const had = new Set(before.map(({ column }) => column));
      const has = new Set(after.map(({ column }) => column));
      const tables = new Set(before.map(({ table }) => table));
      const removed = [...had].filter((column) => !has.has(column));
      const demanded = after
        .filter(
          ({ table, column, mayBeLeftOut }) =>
            tables.has(table) && !had.has(column) && !mayBeLeftOut,
        )
        .map(({ column }) => column);
      if (before.length > 0) expect([name, removed, demanded]).toEqual([name, [], []]);
    }
    await db.destroy();
  });

  it('let who registered before events had their slugs for ids be the same person', async () => {
    const { db, leads } = connect(await databases.nextUrl());
    const { '0011-events-by-slug': _, ...before } = MIGRATIONS;
    await migrate(db, before);
    const person = { ...PERSON, company: 'Alder', reason_for_attending: 'Leads' };
    await leads.register({ ...EVENT, id: '483920' }, person);
    await migrate(db);
    await leads.register({ ...EVENT, id: EVENT.slug }, { ...person, company: 'Vane' });
    const rows = await db
      .selectFrom('event_registrations')
      .select(['event_id', 'company'])
      .execute();
    expect(rows).toEqual([{ event_id: EVENT.slug, company: 'Vane' }]);
    await db.destroy();
  });

  it('say which of them failed, and leave everything as it was', async () => {
    const { db } = connect(await databases.nextUrl());
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
});
