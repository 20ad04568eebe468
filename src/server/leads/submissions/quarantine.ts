import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isPostgres } from '../database/database.ts';
import { takeSeat } from './demoSlots.ts';
import { findReader, storeSubscription } from './newsletter.ts';
import { NO_ORIGIN } from '../database/schema.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { addDelivery } from '../deliveries/addDelivery.ts';
import {
  enqueueForDemo,
  enqueueForRegistration,
  enqueueForSubscription,
} from './enqueueDeliveries.ts';
import type { SubmissionSettings } from './submissions.ts';

/** Tables that hold what looks like a machine's beside what people sent, and what one row of them is called. */
const TABLES = {
  demo_requests: 'demo',
  event_registrations: 'registration',
  newsletter_subscriptions: 'newsletter',
} as const;

const tableNames = Object.keys(TABLES) as (keyof typeof TABLES)[];

/**
 * Makes an ordinary lead of one in quarantine, with all that such a one causes, once.
 * @returns whether the id was in quarantine
 */
export const releaseLead = (
  db: Kysely<LeadsDatabase>,
  id: string,
  settings: SubmissionSettings,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    for (const table of tableNames) {
      const query = transaction
        .selectFrom(table)
        .select(['quarantine_reason', 'created_at'])
        .where('id', '=', id)
        .where('quarantine_reason', 'is not', null);
      const found = await (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
      if (!found) continue;
      const released = await RELEASES[table](transaction, id, settings);
      await transaction
        .insertInto('released_leads')
        .values({
          id: randomUUID(),
          submission_id: released.id,
          receipt: released.receipt,
          quarantine_reason: found.quarantine_reason!,
          received_at: found.created_at,
          released_at: settings.now.toISOString(),
        })
        .execute();
      return true;
    }
    return false;
  });

/** Resolves with the lead that it is now, and the receipt that its visitor was given. */
type Release = (
  db: Kysely<LeadsDatabase>,
  id: string,
  settings: SubmissionSettings,
) => Promise<{ id: string; receipt: string }>;

const RELEASES: Record<keyof typeof TABLES, Release> = {
  async demo_requests(db, id, settings) {
    const row = await db
      .updateTable('demo_requests')
      .set({ quarantine_reason: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // Whether the hour is full or not: somebody has looked at it and wants it.
    await takeSeat(db, row);
    await enqueueForDemo(db, row, settings);
    return { id, receipt: id };
  },

  async event_registrations(db, id, settings) {
    const row = await db
      .updateTable('event_registrations')
      .set({ quarantine_reason: null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    // An operator has decided that this visitor comes, even when the event is full.
    await enqueueForRegistration(db, row, settings);
    return { id, receipt: row.receipt };
  },

  async newsletter_subscriptions(db, id, settings) {
    const { email, source, request_network, receipt } = await db
      .deleteFrom('newsletter_subscriptions')
      .where('id', '=', id)
      .returning(['email', 'source', 'request_network', 'receipt'])
      .executeTakeFirstOrThrow();
    const { now, doubleOptIn } = settings;
    const row = await storeSubscription(db, email, now, {
      ...{ doubleOptIn, network: request_network },
      origin: { ...NO_ORIGIN, source },
    });
    // A subscription that was there before has another receipt.
    if (row?.created_at === now.toISOString()) {
      row.receipt = receipt;
      await db
        .updateTable('newsletter_subscriptions')
        .set({ receipt })
        .where('id', '=', row.id)
        .execute();
    }
    if (row) await enqueueForSubscription(db, row, settings);
    const { id: stored } = row ?? (await findReader(db, email));
    return { id: stored, receipt };
  },
};

/** Tells sales, once a day (UTC) however many processes there are, what is in quarantine; nothing when nothing is. */
export const digestQuarantine = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  const id = `quarantine-${now.toISOString().slice(0, 10)}`;
  const counts: { words: string; count: number }[] = [];
  for (const table of tableNames) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ['quarantine_reason', fn.countAll<string | number>().as('count')])
      .where('quarantine_reason', 'is not', null)
      .groupBy('quarantine_reason')
      .execute();
    for (const { quarantine_reason: reason, count } of rows) {
      counts.push({ words: `${count} × ${TABLES[table]} (${reason})`, count: Number(count) });
    }
  }
  if (counts.length === 0) return;
  counts.sort((a, b) => b.count - a.count);
  const lead = {
    lead: 'quarantine-digest' as const,
    id,
    counts: counts.map(({ words }) => words),
  };
  await addDelivery(db, { id, kind: 'quarantine-digest', lead, now });
};
