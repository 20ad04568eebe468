import { sql } from 'kysely';
import { isPostgres } from '../database/database.ts';
import type { SiteDb } from '../database/schema.ts';

export interface SubscriberMonth {
  /** `2026-11`, in UTC. */
  month: string;
  joined: number;
  left: number;
}

/** `2026-11` of a moment in the details of a subscription. */
const monthOf = (db: SiteDb, name: 'confirmed_at' | 'unsubscribed_at') =>
  isPostgres(db)
    ? sql<string | null>`substr(details::json ->> ${sql.lit(name)}, 1, 7)`
    : sql<string | null>`substr(json_extract(details, ${sql.lit(`$.${name}`)}), 1, 7)`;

/** Who subscribed and who left in each of the last months, the oldest first. */
export const countSubscriberMonths = async (
  db: SiteDb,
  months: number,
  now: Date,
): Promise<SubscriberMonth[]> => {
  const rows = await db
    .selectFrom('leads')
    .select([monthOf(db, 'confirmed_at').as('joined'), monthOf(db, 'unsubscribed_at').as('left')])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', '=', 'newsletter')
    .where('quarantine_reason', 'is', null)
    .groupBy(['joined', 'left'])
    .execute();
  const countIn = (what: 'joined' | 'left', month: string) =>
    rows.reduce((sum, row) => sum + (row[what] === month ? Number(row.count) : 0), 0);
  return Array.from({ length: months }, (_, index) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (months - 1 - index), 1);
    const month = new Date(first).toISOString().slice(0, 7);
    return { month, joined: countIn('joined', month), left: countIn('left', month) };
  });
};
