import { createHash } from 'node:crypto';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import type { SiteDb } from '../database/schema.ts';
import type { LeadContext } from './leadContext.ts';

/** Two bodies are the same if the form's fields are: the age of a repeated form differs. */
export const hashFields = (kind: LeadKind, input: Record<string, unknown>): string => {
  const values = Object.keys(LEAD_FORMS[kind]).map((name) => {
    const value = input[name];
    return typeof value === 'string' ? value : null;
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
};

const KEY_KEPT_MS = 86_400_000;
const oldestKept = (now: Date): string => new Date(now.getTime() - KEY_KEPT_MS).toISOString();

export interface KeyedRequest {
  key: string;
  scope: string;
  bodyHash: string;
}

const OTHER_REQUEST: ApiError = {
  status: 422,
  message: 'This Idempotency-Key was used for another request. Send a new one.',
};

export const IN_FLIGHT: ApiError = {
  status: 409,
  message: 'We’re still processing this. Please try again in a moment.',
};

export const recallAnswer = async <Payload>(
  { db, now }: LeadContext,
  { key, scope, bodyHash }: KeyedRequest,
): Promise<ApiAnswer<Payload> | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.scope !== scope || row.body_hash !== bodyHash) return OTHER_REQUEST;
  return row.answer === null ? IN_FLIGHT : (JSON.parse(row.answer) as ApiAnswer<Payload>);
};

/**
 * Claims a key and stores the answer in one transaction, for whose commit a second request waits.
 * @param receiptOf the receipt of the lead that an answer is about. Deleting the lead deletes its stored answers, too.
 */
export const answerOnce = async <Payload>(
  ctx: LeadContext,
  request: KeyedRequest,
  work: () => Promise<ApiAnswer<Payload>>,
  receiptOf: (payload: Payload) => string | undefined,
): Promise<ApiAnswer<Payload>> => {
  const { db, now } = ctx;
  const { key, scope, bodyHash } = request;
  await deleteOldKeys(db, now, key);
  const row = { key, scope, body_hash: bodyHash, answer: null, lead_id: null };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({ ...row, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n)
    return (await recallAnswer<Payload>(ctx, request)) ?? IN_FLIGHT;
  const answer = await work();
  // A refusal is not stored: the same form may be accepted later.
  if (!('payload' in answer)) {
    await db.deleteFrom('idempotency_keys').where('key', '=', key).execute();
    return answer;
  }
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer), lead_id: receiptOf(answer.payload) ?? null })
    .where('key', '=', key)
    .execute();
  return answer;
};

export const deleteOldKeys = async (db: SiteDb, now: Date, key?: string) => {
  const query = db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now));
  await (key === undefined ? query : query.where('key', '=', key)).execute();
};
