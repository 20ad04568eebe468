import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { LeadsDatabase } from '../database/schema.ts';

/** Milliseconds that one statement may have waited for another before it counts: `lock_timeout` of `database.ts`. */
const LONGEST_WAIT_MS = 5000;

/** Milliseconds since 1970 by PostgreSQL's clock, which all processes have in common. */
const clock = sql<number>`extract(epoch from clock_timestamp())::float8 * 1000`;

/** What an address has sent since its window began, and the milliseconds until that ends. */
export interface PostCount {
  current: number;
  ttl: number;
}

/**
 * Counts a POST of an address for all processes on one PostgreSQL, in one statement. A window begins with the first POST
 * in it, and ends when it is over or when the clock was set back behind its beginning: nobody waits for a clock.
 */
export const countPost = async (
  db: Kysely<LeadsDatabase>,
  address: string,
  windowMs: number,
): Promise<PostCount> => {
  const hash = createHash('sha256').update(address).digest('base64url');
  const goesOn = sql`post_counts.since > excluded.since - ${sql.lit(windowMs)}
    and post_counts.since <= excluded.since + ${sql.lit(LONGEST_WAIT_MS)}`;
  const { rows } = await sql<PostCount>`
    insert into post_counts (address, since, count) values (${hash}, ${clock}, 1)
    on conflict (address) do update set
      since = case when ${goesOn} then post_counts.since else excluded.since end,
      count = case when ${goesOn} then post_counts.count + 1 else 1 end
    returning count as current, since + ${sql.lit(windowMs)} - ${clock} as ttl`.execute(db);
  return rows[0]!;
};

/** Deletes what was counted more than an hour ago: a hash of an address still tells whose it is to who tries them all. */
export const forgetPostCounts = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  await db
    .deleteFrom('post_counts')
    .where('since', '<', now.getTime() - 3_600_000)
    .execute();
};
