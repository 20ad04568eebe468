import { isPostgres } from '../database/database.ts';
import { NOTICE_KINDS } from '../database/deliveryKinds.ts';
import type { SiteDb } from '../database/schema.ts';
import type {
  DemoPayload,
  NoticeDigest,
  RegistrationPayload,
} from '../deliveries/outboxPayload.ts';
import { addDeliveries } from '../deliveries/outboxRows.ts';
import { tryLock } from '../database/locks.ts';
import type { LeadContext } from './leadContext.ts';

const HOUR_MS = 3_600_000;
const NOTICES_PER_HOUR = 30;
/** Further ones are counted only: the commands list them. */
const NAMED_NOTICES = 200;

type NoticeLead = DemoPayload | RegistrationPayload;

/**
 * Counts the notices of the last hour. Locks them until the transaction ends, unless another transaction hangs.
 * @returns whether sales gets no more single ones for now
 */
export const countNoticesBeyondLimit = async ({
  db,
  now,
  hasLimits,
}: LeadContext): Promise<boolean> => {
  if (!hasLimits || !(await tryLock(db, 'notices'))) return false;
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('kind', 'in', NOTICE_KINDS)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(count) >= NOTICES_PER_HOUR;
};

const digestedLead = (lead: NoticeLead): NoticeDigest['notices'][number] => {
  const isDemo = lead.type !== 'registration';
  return {
    type: lead.type,
    receipt: lead.receipt,
    name: `${lead.first_name} ${lead.last_name}`,
    email: lead.email,
    phone: lead.phone,
    is_canceled: !isDemo && lead.is_canceled,
    ...(isDemo
      ? { starts_at: lead.preferred_datetime }
      : { event: lead.event.title, starts_at: lead.event.starts_at }),
  };
};

const readDigest = (db: SiteDb, id: string) => {
  const query = db.selectFrom('outbox').selectAll().where('id', '=', id);
  return (isPostgres(db) ? query.forUpdate() : query).executeTakeFirst();
};

/** Adds a notice to the email that sales gets at the end of the hour. */
export const addToDigest = async ({ db, now }: LeadContext, lead: NoticeLead): Promise<void> => {
  const notice = digestedLead(lead);
  for (let end = Math.floor(now.getTime() / HOUR_MS + 1) * HOUR_MS; ; end += HOUR_MS) {
    const dueAt = new Date(end);
    const id = `notices-${dueAt.toISOString().slice(0, 13)}`;
    const row = await readDigest(db, id);
    if (!row) {
      const digest: NoticeDigest = { type: 'notice-digest', id, count: 1, notices: [notice] };
      await addDeliveries(
        db,
        [{ id, kind: 'notice-digest', payload: digest, leadId: null, dueAt }],
        now,
      );
      return;
    }
    // One that is on its way takes no more notices.
    if (row.status !== 'pending' || row.attempts > 0) continue;
    const { count, notices, ...digest } = JSON.parse(row.payload) as NoticeDigest;
    const named = [...notices, notice].slice(0, NAMED_NOTICES);
    const payload = JSON.stringify({ ...digest, count: count + 1, notices: named });
    await db.updateTable('outbox').set({ payload }).where('id', '=', id).execute();
    return;
  }
};

/** Removes what digests say about these leads. */
export const forgetInDigests = async (db: SiteDb, receipts: ReadonlySet<string>): Promise<void> => {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('kind', '=', 'notice-digest')
    .execute();
  for (const { id, payload } of rows) {
    const { notices = [], ...digest } = JSON.parse(payload) as Partial<NoticeDigest>;
    const kept = notices.filter(({ receipt }) => !receipts.has(receipt));
    if (kept.length === notices.length) continue;
    const changed = JSON.stringify({ ...digest, notices: kept });
    await db.updateTable('outbox').set({ payload: changed }).where('id', '=', id).execute();
  }
};
