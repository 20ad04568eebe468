import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApiAnswer, FormName } from '../../../contract/calls.ts';
import { isTransient } from '../../../lib/isTransient.ts';
import { DeliveryFailure, PermanentFailure } from '../database/deliveryFailure.ts';
import type { Delivery } from '../deliveries/outbox.ts';
import { NO_PAYLOAD } from '../database/schema.ts';
import type { ForwardedLeadRow, LeadsDatabase } from '../database/schema.ts';
import { freeReceipt } from './receipts.ts';
import { addDelivery } from '../deliveries/addDelivery.ts';
import { originColumns, type Origin } from './submissions.ts';

/** A form on its way to another content API: only fields that its call knows. */
export interface ForwardedForm {
  call: FormName;
  params: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** The same at every try. */
  idempotencyKey: string;
}

/** Sends a form once; rejects when there is no answer that can be read. */
export type SendForm = (form: ForwardedForm) => Promise<ApiAnswer>;

/** Milliseconds that the API is left alone after it failed. */
const FIRST_PAUSE_MS = 30_000;

/**
 * Keeps a form that the API could not take, to be delivered once it can. The same form (by its key) is kept once.
 * @param origin what is kept of it here; the API is not told. One in quarantine is not delivered
 * @returns whether it is new, and its receipt
 */
export const keepForm = (
  db: Kysely<LeadsDatabase>,
  { call, params, body, idempotencyKey }: ForwardedForm,
  now: Date,
  origin: Origin = {},
): Promise<{ isNew: boolean; receipt: string | undefined }> =>
  db.transaction().execute(async (transaction) => {
    const row: ForwardedLeadRow = {
      id: randomUUID(),
      call,
      params: JSON.stringify(params),
      body: JSON.stringify(body),
      email: emailOf(body),
      idempotency_key: idempotencyKey,
      created_at: now.toISOString(),
      ...originColumns(origin),
      receipt: await freeReceipt(transaction, 'forwarded_leads'),
    };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('forwarded_leads')
      .values(row)
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) {
      const { receipt } = await transaction
        .selectFrom('forwarded_leads')
        .select('receipt')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow();
      return { isNew: false, receipt: receipt ?? undefined };
    }
    if (!origin.quarantine) {
      await forwardLater(transaction, row, now, new Date(now.getTime() + FIRST_PAUSE_MS));
    }
    return { isNew: true, receipt: row.receipt ?? undefined };
  });

const emailOf = ({ email }: ForwardedForm['body']): string =>
  typeof email === 'string' ? email.trim().toLowerCase() : '';

/** Writes the delivery of a kept form. */
export const forwardLater = (
  db: Kysely<LeadsDatabase>,
  { id, call, params, body, idempotency_key: idempotencyKey, created_at }: ForwardedLeadRow,
  now: Date,
  dueAt: Date,
): Promise<void> => {
  const lead = {
    lead: 'forward' as const,
    ...{ id, call, idempotencyKey, created_at },
    params: JSON.parse(params) as Record<string, string>,
    body: JSON.parse(body) as object,
  };
  return addDelivery(db, { kind: 'forward-lead', lead, now, dueAt });
};

/**
 * The visitor, who was told that it failed, has sent a form again, and the API took it: what waits of the same person
 * for the same call has become pointless.
 */
export const supersedeKept = async (
  db: Kysely<LeadsDatabase>,
  { call, params, body }: ForwardedForm,
  now: Date,
): Promise<void> => {
  const waiting = db
    .selectFrom('forwarded_leads')
    .select('id')
    .where('email', '=', emailOf(body))
    .where('call', '=', call)
    .where('params', '=', JSON.stringify(params))
    .where('quarantine_reason', 'is', null);
  await db
    .updateTable('outbox')
    .set({
      status: 'delivered',
      delivered_at: now.toISOString(),
      last_error: 'the visitor sent it again, and it was taken',
    })
    .where('submission_id', 'in', waiting)
    .where('kind', '=', 'forward-lead')
    .where('status', '=', 'pending')
    .execute();
};

/** Delivers kept forms. What the API refuses for good is given up at once, and sales is told once. */
export const createForwarder =
  (db: Kysely<LeadsDatabase>, send: SendForm, now = () => new Date()) =>
  async ({ id, lead }: Delivery): Promise<void> => {
    if (lead.lead !== 'forward') return;
    const { call, params, body, idempotencyKey } = lead;
    const form = { call, params, body: body as ForwardedForm['body'], idempotencyKey };
    const answer = await send(form).catch((error: unknown) => {
      throw new DeliveryFailure('the content API gave no answer', { cause: error });
    });
    if ('payload' in answer) return;
    const { status, message } = answer;
    // An address that is on the newsletter's list is where it should be.
    if (call === 'subscribe' && status === 409) return;
    if (isTransient(answer)) throw new DeliveryFailure(`the content API answered ${status}`);
    const refusal = {
      lead: 'forward-refusal' as const,
      ...{ id: lead.id, call, body, status, reason: message },
    };
    const told = { id: `${id}-refused`, kind: 'forward-refusal' as const, lead: refusal };
    await addDelivery(db, { ...told, now: now() });
    throw new PermanentFailure(new DeliveryFailure(`the content API refused it (${status})`));
  };

/** Deletes kept forms that were delivered so long ago that the outbox does not say any more what they were. */
export const forgetForwarded = async (
  db: Kysely<LeadsDatabase>,
  oldestKept: string,
): Promise<void> => {
  const waiting = db
    .selectFrom('outbox')
    .select('submission_id')
    .where('payload', '<>', NO_PAYLOAD);
  const forgotten = await db
    .deleteFrom('forwarded_leads')
    .where('quarantine_reason', 'is', null)
    .where('created_at', '<=', oldestKept)
    .where('id', 'not in', waiting)
    .returning('id')
    .execute();
  for (const { id } of forgotten) {
    await db.deleteFrom('outbox').where('submission_id', '=', id).execute();
    await db.deleteFrom('released_leads').where('submission_id', '=', id).execute();
  }
};
