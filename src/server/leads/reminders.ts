import type { Kysely } from 'kysely';
import type { DATED_KINDS, LeadsDatabase } from './schema.ts';

/** How long before something begins its guests are reminded, in milliseconds: a day, and an hour. */
const BEFORE_MS = [86_400_000, 3_600_000];

/** When guests are to be reminded of what begins at `startsAt`; what would have been before now is left out. */
export const reminderTimes = (startsAt: Date, now: Date): Date[] =>
  BEFORE_MS.map((ms) => new Date(startsAt.getTime() - ms)).filter((time) => time > now);

/** Deletes the reminders of a lead that have not been sent: it was moved, or called off. */
export const withdrawReminders = async (
  db: Kysely<LeadsDatabase>,
  kind: (typeof DATED_KINDS)[number],
  leadId: string,
): Promise<void> => {
  await db
    .deleteFrom('outbox')
    .where('submission_id', '=', leadId)
    .where('kind', '=', kind)
    .where('status', '=', 'pending')
    .execute();
};
