import type { ApiAnswer } from '../../../contract/calls.ts';
import type { LeadsDb } from '../database/schema.ts';

const KEPT_MS = 86_400_000;

/** A request with an `Idempotency-Key`. */
export interface KeyedRequest {
  key: string;
  /** A key belongs to one route. */
  route: string;
  bodyHash: string;
}

/** `other-body`: the key was used for another request. `in-flight`: its first request is still running. */
export type KeyedAnswer<Payload = unknown> = ApiAnswer<Payload> | 'other-body' | 'in-flight';

const oldestKept = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

/** The stored answer to a key; undefined for a new key. */
export const recallAnswer = async <Payload>(
  db: LeadsDb,
  { key, route, bodyHash }: KeyedRequest,
  now: Date,
): Promise<KeyedAnswer<Payload> | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.route !== route || row.body_hash !== bodyHash) return 'other-body';
  return row.answer === null ? 'in-flight' : (JSON.parse(row.answer) as ApiAnswer<Payload>);
};

/** The receipt in the answer to a form, which is the lead's id. */
const leadIdIn = (payload: unknown): string | null => {
  const { demo_id, receipt } = Object(payload) as { demo_id?: string; receipt?: string };
  return demo_id ?? receipt ?? null;
};

/**
 * Claims a key and stores the answer, all in the caller's transaction: a killed process leaves neither the key nor half
 * of the work. A second request waits for the first one's commit and gets its answer.
 */
export const answerOnce = async <Payload>(
  db: LeadsDb,
  request: KeyedRequest,
  now: Date,
  work: () => Promise<ApiAnswer<Payload>>,
): Promise<KeyedAnswer<Payload>> => {
  const { key, route, bodyHash } = request;
  await deleteOldKeys(db, now, key);
  const row = { key, route, body_hash: bodyHash, answer: null, lead_id: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...row, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n)
    return (await recallAnswer<Payload>(db, request, now)) ?? 'in-flight';
  const answer = await work();
  // A refusal is not stored: the same form may be accepted later.
  if (!('payload' in answer)) {
    await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    return answer;
  }
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer), lead_id: leadIdIn(answer.payload) })
    .where('key', '=', key)
    .execute();
  return answer;
};

/** Deletes keys that are a day old: one of them, or all. */
export const deleteOldKeys = async (db: LeadsDb, now: Date, key?: string) => {
  let query = db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now));
  if (key !== undefined) query = query.where('key', '=', key);
  await query.execute();
};
