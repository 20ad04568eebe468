import type { Kysely } from 'kysely';
import type { FormName } from '../../../contract/calls.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { answerInTime } from '../deliveries/waitingDeliveries.ts';

/** Where each form's leads lie. */
const TABLES = {
  requestDemo: 'demo_requests',
  register: 'event_registrations',
  subscribe: 'newsletter_subscriptions',
} as const satisfies Record<FormName, keyof LeadsDatabase>;

/**
 * How many leads the database holds of each form, without those that are set aside: unlike what a process has counted, it
 * outlives the process, and a backup brings it back.
 * @throws when the database is away, or takes too long
 */
export const countLeads = async (db: Kysely<LeadsDatabase>): Promise<Record<FormName, number>> => {
  const asked = Object.entries(TABLES).map(async ([form, table]) => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('quarantine_reason', 'is', null)
      .executeTakeFirstOrThrow();
    return [form, Number(count)] as const;
  });
  return Object.fromEntries(await answerInTime(Promise.all(asked))) as Record<FormName, number>;
};
