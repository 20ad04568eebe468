import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ApiAnswer } from '../../../contract/calls.ts';
import type {
  ApiError,
  DemoBooking,
  RegistrationEcho,
  SubscriptionReceipt,
} from '../../../contract/entities.ts';
import {
  type FieldsOf,
  formMessages,
  HONEYPOT_FIELD,
  LEAD_FORMS,
  type LeadKind,
  NEWSLETTER_ANSWERS,
  validateForm,
} from '../../../contract/forms.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { isPostgres } from '../database/database.ts';
import type { LeadsDb, QuarantineReason } from '../database/schema.ts';
import { redactDbErrors, StorageFailure } from '../database/storageFailure.ts';
import { requestDemo } from './demo.ts';
import { answerOnce, recallAnswer, type KeyedAnswer, type KeyedRequest } from './idempotency.ts';
import type { LeadContext, LeadObserver, Origin } from './leads.ts';
import { networkHash, networkText } from './limits.ts';
import { subscribe, type FormAnswer } from './newsletter.ts';
import { register, type RegistrationEvent } from './registration.ts';
import { freeDemoHours, isDemoHourFull, isOfficeHour, nearestFree, SlotTaken } from './seats.ts';

/** A form as it was received. */
export interface SentForm {
  body: unknown;
  idempotencyKey?: string | undefined;
  ip?: string | undefined;
  source?: LeadSource | null | undefined;
  /** Whether a page's script sent the form. */
  isFromScript?: boolean | undefined;
}

/** An open leads database, and what the site does with it. */
export interface LeadStore {
  db: LeadsDb;
  getContext: () => LeadContext;
  observer: LeadObserver;
  /** Called after every commit: deliveries may be waiting. */
  onStored?: (() => void) | undefined;
  onFailed?: (() => void) | undefined;
  /** How long a repeated request waits for the first one. */
  inFlightWaitMs?: number | undefined;
}

const IN_FLIGHT_WAIT_MS = 8000;

/**
 * Runs `work` in a transaction.
 * @throws StorageFailure when the database is unavailable
 */
export const inTransaction = async <Result>(
  store: LeadStore,
  work: (db: LeadsDb, ctx: LeadContext) => Promise<Result>,
): Promise<Result> => {
  const { db, getContext, observer, inFlightWaitMs = IN_FLIGHT_WAIT_MS } = store;
  const effects: ((observer: LeadObserver) => void)[] = [];
  const ctx = {
    ...getContext(),
    afterCommit: (effect: (observer: LeadObserver) => void) => void effects.push(effect),
  };
  const result = await db.transaction().execute(async (transaction) => {
    if (isPostgres(db))
      await sql`set local lock_timeout = ${sql.lit(inFlightWaitMs)}`.execute(transaction);
    return work(transaction, ctx);
  });
  for (const effect of effects) effect(observer);
  store.onStored?.();
  return result;
};

/** `inTransaction` for a caller outside: errors hold no personal data, and failed writes are reported. */
export const write = async <Result>(
  store: LeadStore,
  work: (db: LeadsDb, ctx: LeadContext) => Promise<Result>,
): Promise<Result> => {
  try {
    return await redactDbErrors(() => inTransaction(store, work));
  } catch (error) {
    if (error instanceof StorageFailure) store.onFailed?.();
    throw error;
  }
};

const success = <Payload>(message: string, payload: Payload): ApiAnswer<Payload> => ({
  status: 200,
  message,
  payload,
});

/** The answer is the same for a known address: it does not reveal who reads the newsletter. */
export const submitSubscription = (
  store: LeadStore,
  form: SentForm,
): Promise<FormAnswer<SubscriptionReceipt>> =>
  submitForm(store, form, {
    kind: 'newsletter',
    route: 'subscribe',
    async accept(db, ctx, fields, origin) {
      const receipt = await subscribe(db, ctx, fields, origin);
      return success(NEWSLETTER_ANSWERS[ctx.doubleOptIn ? 'asked' : 'subscribed'], { receipt });
    },
  });

export const submitDemoRequest = (
  store: LeadStore,
  form: SentForm,
): Promise<FormAnswer<DemoBooking>> =>
  submitForm(store, form, {
    kind: 'demo',
    route: 'request-demo',
    hasAge: true,
    async check({ preferred_datetime }) {
      const { office, now } = store.getContext();
      if (!isOfficeHour(office, preferred_datetime, now))
        return invalidForm({ preferred_datetime: formMessages.dateTimeClosed });
      const slot = new Date(preferred_datetime).toISOString();
      // Most late requests are refused without a transaction.
      if (office && (await redactDbErrors(() => isDemoHourFull(store.db, slot, office))))
        throw new SlotTaken();
      return undefined;
    },
    accept: async (db, ctx, fields, origin) =>
      success('Demo request submitted successfully!', await requestDemo(db, ctx, fields, origin)),
  });

export const submitRegistration = (
  store: LeadStore,
  form: SentForm,
  event: RegistrationEvent,
): Promise<FormAnswer<RegistrationEcho>> =>
  submitForm(store, form, {
    kind: 'registration',
    route: `register ${event.id}`,
    hasAge: true,
    refusal: refusalOf(event),
    async accept(db, ctx, fields, origin) {
      const stored = await register(db, ctx, event, fields, origin);
      if (!stored) return { status: 409, message: 'All places are taken.' };
      const { first_name, last_name, email } = fields;
      return success('Registration submitted successfully!', {
        ...{ first_name, last_name, email },
        ...stored,
      });
    },
  });

const refusalOf = ({ isPast, isCanceled }: RegistrationEvent): ApiError | undefined => {
  if (isPast) return { status: 422, message: 'This event has already taken place.' };
  if (isCanceled) return { status: 422, message: 'This event was canceled.' };
  return undefined;
};

/** The moment that a body names, or ''. */
export const wantedMoment = (body: unknown): string => {
  const { preferred_datetime } = Object(body) as { preferred_datetime?: unknown };
  return typeof preferred_datetime === 'string' ? preferred_datetime : '';
};

/** Answers a booking of a taken hour with the nearest free ones. */
export const bookOrSuggest = async <Payload>(
  store: LeadStore,
  wanted: string,
  book: () => Promise<FormAnswer<Payload>>,
): Promise<FormAnswer<Payload>> => {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof SlotTaken)) throw error;
    const message = formMessages.dateTimeTaken;
    const { office, now } = store.getContext();
    const free = office && (await redactDbErrors(() => freeDemoHours(store.db, office, now)));
    return {
      status: 409,
      message,
      fields: { preferred_datetime: message },
      alternatives: nearestFree(free ?? [], wanted),
    };
  }
};

interface FormHandler<Kind extends LeadKind, Payload> {
  kind: Kind;
  /** An idempotency key belongs to one route. */
  route: string;
  /** Whether the page's script sends `form_age_ms`. */
  hasAge?: boolean;
  /** The answer to every new form. */
  refusal?: ApiError | undefined;
  /** Checks that need more than the form's declaration. */
  check?: (fields: FieldsOf<(typeof LEAD_FORMS)[Kind]>) => Promise<ApiError | undefined>;
  accept: (
    db: LeadsDb,
    ctx: LeadContext,
    fields: FieldsOf<(typeof LEAD_FORMS)[Kind]>,
    origin: Origin,
  ) => Promise<ApiAnswer<Payload>>;
}

/** Known keys are answered first: the answer stays the same when the event has passed since. */
const submitForm = async <Kind extends LeadKind, Payload>(
  store: LeadStore,
  { body, idempotencyKey, ip, source = null, isFromScript = false }: SentForm,
  { kind, route, hasAge = false, refusal, check, accept }: FormHandler<Kind, Payload>,
): Promise<FormAnswer<Payload>> => {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const input = isObject ? (body as Record<string, unknown>) : {};
  const request: KeyedRequest | undefined =
    idempotencyKey === undefined
      ? undefined
      : { key: idempotencyKey, route, bodyHash: hashFields(kind, input) };
  const known =
    request &&
    (await redactDbErrors(() => recallAnswer<Payload>(store.db, request, store.getContext().now)));
  if (known) return fromKeyed(known);
  if (refusal) return refusal;
  if (!isObject) return { status: 400, message: 'Send the form as a JSON object.' };
  const { fields, errors } = validateForm(LEAD_FORMS[kind], input);
  if (errors) return invalidForm(errors);
  const error = await check?.(fields);
  if (error) return error;
  const origin: Origin = {
    quarantine: quarantineReason(input, hasAge && isFromScript),
    source,
    network: networkText(ip),
    networkHash: ip === undefined ? undefined : networkHash(ip),
  };
  return fromKeyed(
    await write(store, async (db, ctx): Promise<KeyedAnswer<Payload>> => {
      const work = () => accept(db, ctx, fields, origin);
      return request ? answerOnce(db, request, ctx.now, work) : work();
    }).catch((failure: unknown) => {
      if (request && failure instanceof StorageFailure && failure.isLockTimeout)
        return 'in-flight' as const;
      throw failure;
    }),
  );
};

/** Two bodies are the same if the form's fields are: the age of a repeated form differs. */
const hashFields = (kind: LeadKind, input: Record<string, unknown>): string => {
  const values = Object.keys(LEAD_FORMS[kind]).map((name) => {
    const value = input[name];
    return typeof value === 'string' ? value : null;
  });
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url');
};

const fromKeyed = <Payload>(answer: KeyedAnswer<Payload>): ApiAnswer<Payload> => {
  if (answer === 'other-body') {
    const message = 'This Idempotency-Key was used for another request. Send a new one.';
    return { status: 422, message };
  }
  if (answer === 'in-flight') {
    const message = 'This request is being processed. Please try again in a moment.';
    return { status: 409, message };
  }
  return answer;
};

const invalidForm = (fields: Record<string, string>): ApiError => {
  const [message = '', ...more] = Object.values(fields);
  return { status: 422, message: more.length > 0 ? formMessages.correctFields : message, fields };
};

/** No visitor fills in a form faster. */
const FASTEST_FORM_MS = 1500;

/** Why a form is suspected spam. Browsers without scripts and API clients send no age. */
const quarantineReason = (
  input: Readonly<Record<string, unknown>>,
  mustHaveAge: boolean,
): QuarantineReason | null => {
  const { form_age_ms: age, [HONEYPOT_FIELD]: trap } = input;
  if (trap !== undefined && trap !== null && trap !== '') return 'honeypot';
  const isAge = typeof age === 'number' || (typeof age === 'string' && /^\d{1,12}$/.test(age));
  if (!isAge) return mustHaveAge ? 'no-age' : null;
  return Number(age) < FASTEST_FORM_MS ? 'too-fast' : null;
};
