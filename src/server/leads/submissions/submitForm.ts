import type { ApiAnswer } from '../../../contract/calls.ts';
import type { ApiError } from '../../../contract/payloads.ts';
import { LEAD_FORMS, type LeadKind } from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { validateForm } from '../../../contract/validateForm.ts';
import { readPhone } from '../../../lib/phoneNumbers.ts';
import { readTimeZone } from '../../../lib/timeZone.ts';
import type { LeadFields } from '../database/leadRows.ts';
import { readInTime, StorageFailure } from '../database/storageFailure.ts';
import { invalidForm } from './answers.ts';
import { countForm, exceedsBurstLimit, lockSender } from './burstLimits.ts';
import { answerOnce, hashFields, IN_FLIGHT, recallAnswer } from './idempotency.ts';
import type { LeadContext } from './leadContext.ts';
import type { FormOrigin } from './formOrigin.ts';
import { networkText } from './limits.ts';
import { networkKeys } from './networkKeys.ts';
import { hasPlausibleAge, quarantineReason } from './spam.ts';
import { writeInTransaction, type LeadStorage } from './transaction.ts';

export interface SentForm {
  body?: object | undefined;
  idempotencyKey?: string | undefined;
  ip?: string | undefined;
  source?: LeadSource | null | undefined;
  /** Whether a page's script sent it, rather than a browser without scripts or another program. */
  isFromScript?: boolean | undefined;
}

/** What is particular to the forms of one kind: `demoHandler`, `registrationHandler` and `newsletterHandler`. */
export interface FormHandler<Kind extends LeadKind, Payload> {
  kind: Kind;
  /** Of idempotency keys: a key of one scope is refused in another. It is no address. */
  scope: string;
  /** Checks that need more than the form's declaration. */
  check?(ctx: LeadContext, fields: LeadFields<Kind>): ApiError | undefined;
  /** Stores the lead and its deliveries, within the transaction of the context. */
  accept(
    ctx: LeadContext,
    fields: LeadFields<Kind>,
    origin: FormOrigin,
  ): Promise<ApiAnswer<Payload>>;
  /** The receipt of the lead that `accept` has stored, by which a stored answer belongs to its lead. */
  receiptOf: (payload: Payload) => string | undefined;
}

export const fieldsOf = ({ body = {} }: SentForm) => body as Record<string, unknown>;

/** A repeated key is answered first: the answer stays the same when the event has passed since. */
export const submitForm = async <Kind extends LeadKind, Payload>(
  storage: LeadStorage,
  form: SentForm,
  handler: FormHandler<Kind, Payload>,
): Promise<ApiAnswer<Payload>> => {
  const { kind, scope } = handler;
  const { idempotencyKey: key, ip, source = null, isFromScript = false } = form;
  const input = fieldsOf(form);
  const request = key === undefined ? undefined : { key, scope, bodyHash: hashFields(kind, input) };
  const earlier =
    request &&
    (await readInTime(
      () => recallAnswer<Payload>(storage.getContext(), request),
      storage.readTimeoutMs,
    ));
  if (earlier) return earlier;
  const { fields, errors } = validateForm(LEAD_FORMS[kind], input, readPhone);
  if (errors) return invalidForm(errors);
  const error = handler.check?.(storage.getContext(), fields);
  if (error) return error;
  const isFromPage = isFromScript && hasPlausibleAge(input);
  const origin: FormOrigin = {
    // The newsletter's script sends no age.
    quarantine: quarantineReason(input, isFromScript && kind !== 'newsletter'),
    source,
    timeZone: readTimeZone(input.time_zone),
    network: networkText(ip),
    isFromPage,
  };
  const keys = await senderKeys(storage, ip);
  return writeInTransaction(storage, (ctx) => {
    const work = async () => {
      if (!keys) return handler.accept(ctx, fields, origin);
      const sender = { keys, kind, isFromPage };
      await lockSender(ctx, sender);
      const isBurst = await exceedsBurstLimit(ctx, sender);
      const quarantine = origin.quarantine ?? (isBurst ? 'burst' : null);
      const customerKey = sender.keys.customer[0];
      const answer = await handler.accept(ctx, fields, { ...origin, quarantine, customerKey });
      if ('payload' in answer) await countForm(ctx, sender, quarantine !== null);
      return answer;
    };
    return request ? answerOnce(ctx, request, work, handler.receiptOf) : work();
  }).catch((failure: unknown) => {
    if (request && failure instanceof StorageFailure && failure.isLockTimeout) return IN_FLIGHT;
    throw failure;
  });
};

/** Before the transaction: while it hangs, other forms need the secret of the day. Undefined without limits. */
export const senderKeys = async (
  { getContext, onFailed, readTimeoutMs }: LeadStorage,
  ip: string | undefined,
) => {
  const { db, now, hasLimits } = getContext();
  if (ip === undefined || !hasLimits) return undefined;
  return readInTime(() => networkKeys(db, now, ip), readTimeoutMs).catch((error: unknown) => {
    onFailed?.();
    throw error;
  });
};
