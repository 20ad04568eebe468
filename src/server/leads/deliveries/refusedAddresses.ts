import type { Kysely } from 'kysely';
import type { Lead } from './lead.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { addDelivery } from './addDelivery.ts';

/** Days that a mark stays: a mailbox may be there by then, and an address is kept no longer than it is of use. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

const MAX_REASON_CHARACTERS = 200;

/** What a mail server said of an address when it refused it for good; undefined for one that none has refused. */
export const refusalOf = async (
  db: Kysely<LeadsDatabase>,
  email: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('refused_addresses')
    .select('reason')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row?.reason;
};

/** Marks an address: no mail is tried to it any more, until "npm run leads -- retry". */
export const markRefused = async (
  db: Kysely<LeadsDatabase>,
  email: string,
  reason: string,
  now: Date,
): Promise<void> => {
  await db
    .insertInto('refused_addresses')
    .values({
      email: email.toLowerCase(),
      reason: reason.toWellFormed().replace(/\s+/g, ' ').slice(0, MAX_REASON_CHARACTERS),
      refused_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
};

/** Has sales told, once for each lead, that its visitor cannot be written to; who left no number cannot be called. */
export const tellOfRefusal = async (
  db: Kysely<LeadsDatabase>,
  lead: Lead,
  reason: string,
  now: Date,
): Promise<void> => {
  if (!('phone' in lead)) return;
  const { id, first_name, last_name, phone, email } = lead;
  await addDelivery(db, {
    id: `refused-${id}`,
    kind: 'refused-address-notice',
    lead: { lead: 'refused-address', id, first_name, last_name, phone, email, reason },
    now,
  });
};

/** Takes every mark away. */
export const clearRefusals = async (db: Kysely<LeadsDatabase>): Promise<void> => {
  await db.deleteFrom('refused_addresses').execute();
};

/** Takes old marks away. */
export const forgetRefusals = async (db: Kysely<LeadsDatabase>, now: Date): Promise<void> => {
  const oldestKept = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await db.deleteFrom('refused_addresses').where('refused_at', '<', oldestKept).execute();
};
