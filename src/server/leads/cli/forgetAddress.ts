import type { Kysely } from 'kysely';
import { mailboxOf } from '../submissions/dailyCounts.ts';
import type { LeadsDatabase } from '../database/schema.ts';

/** How many of each were deleted. */
export interface Forgotten {
  submissions: number;
  deliveries: number;
  answers: number;
}

const SUBMISSIONS = ['demo_requests', 'event_registrations', 'newsletter_subscriptions'] as const;

/**
 * Deletes all that is kept of one person: what came from the address, what was or is to be sent because of it, and
 * the answers that repeated requests would get. Nothing is sent to it any more, except what is being sent just now.
 * @param email the whole address, in any case
 */
export const forgetAddress = async (
  db: Kysely<LeadsDatabase>,
  email: string,
): Promise<Forgotten> => {
  // As it was stored: every submission has its address in lower case.
  const address = email.toLowerCase();
  return db.transaction().execute(async (transaction) => {
    const answers = await forgetAnswers(transaction, address);
    const forgotten = { submissions: 0, deliveries: 0, answers };
    await transaction
      .deleteFrom('daily_counts')
      .where('subject', '=', mailboxOf(address))
      .execute();
    const demos = transaction.selectFrom('demo_requests').select('id').where('email', '=', address);
    await transaction.deleteFrom('demo_slots').where('demo_id', 'in', demos).execute();
    for (const table of SUBMISSIONS) {
      const ids = transaction.selectFrom(table).select('id').where('email', '=', address);
      await transaction.deleteFrom('released_leads').where('submission_id', 'in', ids).execute();
      const deliveries = await transaction
        .deleteFrom('outbox')
        .where('submission_id', 'in', ids)
        .executeTakeFirstOrThrow();
      const submissions = await transaction
        .deleteFrom(table)
        .where('email', '=', address)
        .executeTakeFirstOrThrow();
      forgotten.deliveries += Number(deliveries.numDeletedRows);
      forgotten.submissions += Number(submissions.numDeletedRows);
    }
    return forgotten;
  });
};

/** Answers say whom they are for by the address as it was typed, or by a demo's number. They are a day's at most. */
const forgetAnswers = async (db: Kysely<LeadsDatabase>, address: string): Promise<number> => {
  const demos = await db
    .selectFrom('demo_requests')
    .select('id')
    .where('email', '=', address)
    .execute();
  const demoIds = new Set(demos.map(({ id }) => id));
  const answers = await db.selectFrom('idempotency_keys').select(['key', 'answer_body']).execute();
  const keys = answers.filter((row) => isFor(row.answer_body, address, demoIds));
  for (const { key } of keys) {
    await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
  }
  return keys.length;
};

const isFor = (body: string | null, address: string, demoIds: ReadonlySet<string>): boolean => {
  const { data } = JSON.parse(body ?? '{}') as { data?: { email?: string; demo_id?: string } };
  return data?.email?.toLowerCase() === address || demoIds.has(data?.demo_id ?? '');
};
