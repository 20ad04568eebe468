import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/entities.ts';
import { formMessages, HONEYPOT_FIELD, LEAD_FORMS } from '../../../contract/forms.ts';
import type { LeadKind } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { validateForm } from '../../../contract/validateForm.ts';
import { readPhone } from '../../../lib/phoneNumbers.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import { isPostgres } from '../database/database.ts';
import type { LeadFields, QuarantineReason } from '../database/leadRows.ts';
import type { LeadsDb } from '../database/schema.ts';
import { readInTime, redactDbErrors, StorageFailure } from '../database/storageFailure.ts';
import type { LeadContext, LeadObserver, Origin } from './leads.ts';
import { countForm, exceedsBurstLimit, lockSender } from './burst.ts';
import { networkText } from './limits.ts';
import { networkKeys } from './networkKeys.ts';

export interface SentForm {
  body?: object | undefined;
  idempotencyKey?: string | undefined;
  ip?: string | undefined;
  source?: LeadSource | null | undefined;
  /** Whether a page's script sent it, rather than a browser without scripts or another program. */
  isFromScript?: boolean | undefined;
}

export interface LeadStorage {
  getContext: () => LeadContext;
  observer: LeadObserver;
  onStored?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** How long a repeated request waits for the first one. */
  inFlightWaitMs?: number | undefined;
  /** How long a form waits for a reading before its transaction. */
  answerMs?: number | undefined;
}

/** Runs a transaction whose errors hold no personal data, and reports failed ones. */
export const write = async <Result>(
  { getContext, observer, onStored, onFailed, inFlightWaitMs = 8000 }: LeadStorage,
  work: (ctx: LeadContext) => Promise<Result>,
): Promise<Result> => {
  const ctx = getContext();
  const effects: ((observer: LeadObserver) => void)[] = [];
  const transact = () =>
    ctx.db.transaction().execute(async (db) => {
      if (isPostgres(db))
        await sql`set local lock_timeout = ${sql.lit(inFlightWaitMs)}`.execute(db);
      return work({ ...ctx, db, afterCommit: (effect) => effects.push(effect) });
    });
  const result = await redactDbErrors(transact).catch((error: unknown) => {
    if (error instanceof StorageFailure) onFailed?.();
    throw error;
  });
  for (const effect of effects) effect(observer);
  onStored?.();
  return result;
};

export interface FormHandler<Kind extends LeadKind, Payload> {
  kind: Kind;
  route: string;
  /** Checks that need more than the form's declaration. */
  check?: (ctx: LeadContext, fields: LeadFields<Kind>) => ApiError | undefined;
  accept: (
    ctx: LeadContext,
    fields: LeadFields<Kind>,
    origin: Origin,
  ) => Promise<ApiAnswer<Payload>>;
}

export const fieldsOf = ({ body = {} }: SentForm) => body as Record<string, unknown>;

/** Known keys are answered first: the answer stays the same when the event has passed since. */
export const submitForm = async <Kind extends LeadKind, Payload>(
  storage: LeadStorage,
  form: SentForm,
  { kind, route, check, accept }: FormHandler<Kind, Payload>,
): Promise<ApiAnswer<Payload>> => {
  const { idempotencyKey: key, ip, source = null, isFromScript = false } = form;
  const input = fieldsOf(form);
  const request = key === undefined ? undefined : { key, route, bodyHash: hashFields(kind, input) };
  const known =
    request &&
    (await readInTime(
      () => recallAnswer<Payload>(storage.getContext(), request),
      storage.answerMs,
    ));
  if (known) return known;
  const { fields, errors } = validateForm(LEAD_FORMS[kind], input, readPhone);
  if (errors) return invalidForm(errors);
  const error = check?.(storage.getContext(), fields);
  if (error) return error;
  const isFromPage = isFromScript && hasPlausibleAge(input);
  const origin: Origin = {
    // The newsletter's script sends no age.
    quarantine: quarantineReason(input, isFromScript && kind !== 'newsletter'),
    source,
    timeZone: readTimeZone(input.time_zone),
    network: networkText(ip),
    isFromPage,
  };
  const keys = await senderKeys(storage, ip);
  return write(storage, (ctx) => {
    const work = async () => {
      if (!keys) return accept(ctx, fields, origin);
      const sender = { keys, kind, isFromPage };
      await lockSender(ctx, sender);
      const isBurst = await exceedsBurstLimit(ctx, sender);
      const quarantine = origin.quarantine ?? (isBurst ? 'burst' : null);
      const networkHash = sender.keys.site[0];
      const answer = await accept(ctx, fields, { ...origin, quarantine, networkHash });
      if ('payload' in answer) await countForm(ctx, sender, quarantine !== null);
      return answer;
    };
    return request ? answerOnce(ctx, request, work) : work();
  }).catch((failure: unknown) => {
    if (request && failure instanceof StorageFailure && failure.isLockTimeout) return IN_FLIGHT;
    throw failure;
  });
};

/** Before the transaction: while it hangs, other forms need the secret of the day. Undefined without limits. */
export const senderKeys = async (
  { getContext, onFailed, answerMs }: LeadStorage,
  ip: string | undefined,
) => {
  const { db, now, hasLimits } = getContext();
  if (ip === undefined || !hasLimits) return undefined;
  return readInTime(() => networkKeys(db, now, ip), answerMs).catch((error: unknown) => {
    onFailed?.();
    throw error;
  });
};

/** Two bodies are the same if the form's fields are: the age of a repeated form differs. */
const hashFields = (kind: LeadKind, input: Record<string, unknown>): string => {
  const values = Object.keys(LEAD_FORMS[kind]).map((name) => {
    const value = input[name];
    return typeof value === 'string' ? value : null;
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
};

export const invalidForm = (fields: Record<string, string>): ApiError => {
  const [message = '', ...more] = Object.values(fields);
  return { status: 422, message: more.length > 0 ? formMessages.correctFields : message, fields };
};

const FASTEST_FORM_MS = 1500;

const SLOWEST_FORM_MS = 86_400_000;

type Input = Readonly<Record<string, unknown>>;

/** Browsers without scripts and API clients send no age. */
const ageOf = ({ form_age_ms: age }: Input): number | undefined => {
  const isAge = typeof age === 'number' || (typeof age === 'string' && /^\d{1,12}$/.test(age));
  return isAge ? Number(age) : undefined;
};

/** Why a form is suspected spam. */
export const quarantineReason = (input: Input, mustHaveAge: boolean): QuarantineReason | null => {
  const { [HONEYPOT_FIELD]: trap } = input;
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot';
  const age = ageOf(input);
  if (age === undefined) return mustHaveAge ? 'no-age' : null;
  return age < FASTEST_FORM_MS ? 'too-fast' : null;
};

export const hasPlausibleAge = (input: Input): boolean => {
  const age = ageOf(input);
  return age !== undefined && age >= FASTEST_FORM_MS && age <= SLOWEST_FORM_MS;
};

const KEY_KEPT_MS = 86_400_000;
const oldestKept = (now: Date): string => new Date(now.getTime() - KEY_KEPT_MS).toISOString();

interface KeyedRequest {
  key: string;
  route: string;
  bodyHash: string;
}

const OTHER_REQUEST: ApiError = {
  status: 422,
  message: 'This Idempotency-Key was used for another request. Send a new one.',
};
const IN_FLIGHT: ApiError = {
  status: 409,
  message: 'We’re still processing this. Please try again in a moment.',
};

const recallAnswer = async <Payload>(
  { db, now }: LeadContext,
  { key, route, bodyHash }: KeyedRequest,
): Promise<ApiAnswer<Payload> | undefined> => {
  const row = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', key)
    .where('created_at', '>', oldestKept(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.route !== route || row.body_hash !== bodyHash) return OTHER_REQUEST;
  return row.answer === null ? IN_FLIGHT : (JSON.parse(row.answer) as ApiAnswer<Payload>);
};

/** Claims a key and stores the answer in one transaction, for whose commit a second request waits. */
const answerOnce = async <Payload>(
  ctx: LeadContext,
  request: KeyedRequest,
  work: () => Promise<ApiAnswer<Payload>>,
): Promise<ApiAnswer<Payload>> => {
  const { db, now } = ctx;
  const { key, route, bodyHash } = request;
  await deleteOldKeys(db, now, key);
  const row = { key, route, body_hash: bodyHash, answer: null, lead_id: null };
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
  const { demo_id, receipt } = answer.payload as { demo_id?: string; receipt?: string };
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer), lead_id: demo_id ?? receipt ?? null })
    .where('key', '=', key)
    .execute();
  return answer;
};

export const deleteOldKeys = async (db: LeadsDb, now: Date, key?: string) => {
  const query = db.deleteFrom('idempotency_keys').where('created_at', '<=', oldestKept(now));
  await (key === undefined ? query : query.where('key', '=', key)).execute();
};
