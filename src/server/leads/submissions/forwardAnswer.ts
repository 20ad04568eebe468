import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApiAnswer, FormName } from '../../../contract/calls.ts';
import {
  demoRequestRules,
  judgeForm,
  newsletterRules,
  registrationRules,
  type FormRules,
} from '../../../contract/forms.ts';
import { NO_METRICS, type Metrics } from '../../observe/metrics.ts';
import { reasonOf } from '../database/deliveryFailure.ts';
import { quarantineReason } from './formAnswers.ts';
import type { FormAnswer, SentForm } from './formAnswers.ts';
import { keepForm, supersedeKept } from './forwardedLeads.ts';
import type { ForwardedForm, SendForm } from './forwardedLeads.ts';
import type { LeadLog } from './leadStore.ts';
import type { LeadsDatabase } from '../database/schema.ts';
import { noteQuarantine } from './enqueueDeliveries.ts';

const RULES: Record<FormName, FormRules> = {
  requestDemo: demoRequestRules,
  register: registrationRules,
  subscribe: newsletterRules,
};

/** What a visitor hears of a form that another content API will take later, where they are not told that it failed. */
const KEPT = 'We have it, and it is safe with us. The confirmation follows by email.';

/** A form as a visitor sent it, for the call of another content API. */
export interface SentForwardedForm extends SentForm {
  call: FormName;
  params: Readonly<Record<string, string>>;
}

export interface Forwarding {
  db: Kysely<LeadsDatabase>;
  now: () => Date;
  log?: LeadLog | undefined;
  onStored?: (() => void) | undefined;
  keptAreTaken: boolean;
  metrics?: Metrics | undefined;
}

/**
 * Sends a form on to another content API, once it was judged as one of ours is: by its traps.
 * What the API says is the answer. When it can't be asked, or fails, the form is kept, if it is one that the API could
 * take at all.
 */
export const forwardAnswer = async (
  forwarding: Forwarding,
  {
    call,
    params,
    body,
    idempotencyKey = randomUUID(),
    source = null,
    isFromScript = false,
  }: SentForwardedForm,
  send: SendForm,
): Promise<FormAnswer<unknown>> => {
  const { db, now, log, keptAreTaken, metrics = NO_METRICS } = forwarding;
  const fields = Object(body) as Record<string, unknown>;
  const form = { call, params, body: ownFields(call, fields), idempotencyKey };
  const tellsAge = call !== 'subscribe';
  const quarantine = quarantineReason(fields, tellsAge && isFromScript);
  // The API takes forms whether or not there is a database here.
  const unlessBroken = <Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> =>
    work().catch((error: unknown) => {
      log?.warn({ call, reason: reasonOf(error) }, 'a form could not be noted in the database');
      return otherwise;
    });

  if (quarantine) {
    const { isNew, receipt } = await keepForm(db, form, now(), { quarantine, source });
    if (isNew)
      noteQuarantine(call, quarantine, {
        note: log?.warn.bind(log),
        count: (counted) => counted(metrics),
      });
    return { status: 200, message: '', payload: { ...echoOf(form), receipt } };
  }
  const keep = async (): Promise<ApiAnswer | false> => {
    if (judgeForm(RULES[call], form.body).errors) return false;
    return unlessBroken<ApiAnswer | false>(async () => {
      const { isNew, receipt } = await keepForm(db, form, now(), { source });
      if (isNew) {
        log?.warn({ call }, 'the content API could not take a form; it is kept for it');
        metrics.formStored(call);
      }
      forwarding.onStored?.();
      return { status: 202, message: KEPT, payload: { ...echoOf(form), receipt } };
    }, false);
  };
  try {
    const answer = await send(form);
    if (answer.status >= 500) {
      const taken = await keep();
      return taken && keptAreTaken ? taken : answer;
    }
    if ('payload' in answer && !keptAreTaken) {
      await unlessBroken(() => supersedeKept(db, form, now()), undefined);
    }
    return answer;
  } catch (error) {
    const taken = await keep();
    if (taken && keptAreTaken) return taken;
    throw error;
  }
};

/** The fields that the call knows; traps and whatever else came along stay here. */
const ownFields = (call: FormName, fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(RULES[call])
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => [name, fields[name]]),
  );

/** What an answer can say that nobody has given yet: a demo has no number so far, a registration tells who it is for. */
const echoOf = ({ call, body }: ForwardedForm): object => (call === 'register' ? body : {});
