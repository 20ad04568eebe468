import type { Kysely } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/entities.ts';
import type { IdempotencyKeyRow, LeadsDatabase } from '../database/schema.ts';

/** Milliseconds a key is remembered (contract of `Idempotency-Key`: 24 h). */
const KEPT_MS = 86_400_000;

/** A request that may come twice. */
export interface KeyedRequest {
  key: string;
  /** What is asked for; a key belongs to one route. */
  route: string;
  bodyHash: string;
}

/** `other-body`: the key was used for something else. `in-flight`: it is being worked on. */
export type KeyedAnswer<Payload = unknown> = ApiAnswer<Payload> | 'other-body' | 'in-flight';

const oldestKept = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

/** What is known of a key; undefined for a new one. */
export const recallAnswer = async <Payload>(
  db: Kysely<LeadsDatabase>,
  request: KeyedRequest,
  now: Date,
): Promise<KeyedAnswer<Payload> | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', request.key)
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst();
  return row && judge<Payload>(row, request);
};

const judge = <Payload>(
  row: IdempotencyKeyRow,
  { route, bodyHash }: KeyedRequest,
): KeyedAnswer<Payload> => {
  if (row.route !== route || row.body_hash !== bodyHash) return 'other-body';
  if (row.status === 'in_flight' || row.answer_status === null) return 'in-flight';
  return fromKept(row.answer_status, JSON.parse(row.answer_body ?? '{}') as KeptBody<Payload>);
};

/** What `answer_body` holds of an answer beside its status. */
type KeptBody<Payload> = { message: string; data?: Payload | null } | ApiError;

const toKept = <Payload>(answer: ApiAnswer<Payload>): KeptBody<Payload> =>
  'payload' in answer ? { message: answer.message, data: answer.payload } : answer;

const fromKept = <Payload>(status: number, body: KeptBody<Payload>): ApiAnswer<Payload> => {
  if (status >= 300) return { ...body, status };
  const { message, data = null } = body as { message: string; data?: Payload | null };
  return { status, message, payload: data as Payload };
};

/**
 * Takes a key, works, and keeps the answer: all in the caller's transaction, so that a process that dies leaves
 * neither the key nor half the work. Whoever comes second waits for the first one's commit and gets its answer.
 */
export const answerOnce = async <Payload>(
  transaction: Kysely<LeadsDatabase>,
  request: KeyedRequest,
  now: Date,
  work: () => Promise<ApiAnswer<Payload>>,
): Promise<KeyedAnswer<Payload>> => {
  await forgetKeys(transaction, now, request.key);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({
      key: request.key,
      route: request.route,
      body_hash: request.bodyHash,
      status: 'in_flight',
      answer_status: null,
      answer_body: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) {
    return (await recallAnswer<Payload>(transaction, request, now)) ?? 'in-flight';
  }
  const answer = await work();
  // What is refused for what there is just now may be taken later, under the same key.
  if (!('payload' in answer)) {
    await transaction.deleteFrom('idempotency_keys').where('key', '=', request.key).execute();
    return answer;
  }
  await transaction
    .updateTable('idempotency_keys')
    .set({
      status: 'done',
      answer_status: answer.status,
      answer_body: JSON.stringify(toKept(answer)),
    })
    .where('key', '=', request.key)
    .execute();
  return answer;
};

/** Deletes keys that are a day old: this one, or all of them. */
export const forgetKeys = async (
  db: Kysely<LeadsDatabase>,
  now: Date,
  key?: string,
): Promise<void> => {
  let query = db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now));
  if (key !== undefined) query = query.where('key', '=', key);
  await query.execute();
};
