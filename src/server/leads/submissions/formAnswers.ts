import { createHash } from 'node:crypto';
import type { ApiAnswer, ApiSuccess } from '../../../contract/calls.ts';
import type {
  ApiError,
  DemoBooking,
  RegistrationEcho,
  SubscriptionReceipt,
} from '../../../contract/entities.ts';
import {
  demoForm,
  formMessages,
  validateForm,
  newsletterForm,
  registrationForm,
  HONEYPOT_FIELD,
  type FieldsOf,
  type FormFields,
} from '../../../contract/forms.ts';
import { NEWSLETTER_ANSWERS } from '../../../contract/newsletter.ts';
import type { LeadSource } from '../../../contract/leadSource.ts';
import { wantedMoment, type DemoHours } from './demoHours.ts';
import { networkOf, networkText } from './dailyCounts.ts';
import type { KeyedAnswer, KeyedRequest } from './idempotency.ts';
import type { LeadStore } from './leadStore.ts';
import type { RegistrationTarget } from './registrations.ts';
import type { QuarantineReason } from '../database/schema.ts';
import type { Origin, Submissions } from './submissions.ts';

/** A form as a visitor sent it. */
export interface SentForm {
  /** The fields, whatever they hold; they are judged here. */
  body: unknown;
  /** Makes a form that is sent twice count once. */
  idempotencyKey?: string | undefined;
  /** Where it came from. */
  ip?: string | undefined;
  /** What brought the visitor here, if anything is known of it. */
  source?: LeadSource | null | undefined;
  /** Whether a page's script sent it; else it is a form of a browser without scripts, or a program's. */
  isFromScript?: boolean | undefined;
}

/** An answer with the HTTP headers that go with it, names in lower case. */
export type FormAnswer<Payload> = ApiAnswer<Payload> & {
  headers?: Readonly<Record<string, string>>;
};

/** An event that somebody registers for; whether it has ended is for whoever keeps the events to say. */
export interface RegistrationEvent extends RegistrationTarget {
  isPast: boolean;
  /** It was to take place, and does not. */
  isCanceled?: boolean;
}

const taken = <Payload>(message: string, payload: Payload): ApiSuccess<Payload> => ({
  status: 200,
  message,
  payload,
});

/** Takes a newsletter address. One that is there already is answered alike: nobody is told who reads the newsletter. */
export const subscriptionAnswer = (
  store: LeadStore,
  form: SentForm,
  doubleOptIn = false,
): Promise<FormAnswer<SubscriptionReceipt>> =>
  answerForm(store, form, {
    route: 'subscribe',
    rules: newsletterForm,
    accept: async ({ email }, submissions, origin) => {
      const receipt = await submissions.subscribe(email, origin);
      return taken(NEWSLETTER_ANSWERS[doubleOptIn ? 'asked' : 'subscribed'], { receipt });
    },
  });

/** Takes a demo request, and books a demo at one of the hours that are offered and have a place left. */
export const demoRequestAnswer = (
  store: LeadStore,
  form: SentForm,
  hours: DemoHours,
): Promise<FormAnswer<DemoBooking>> =>
  hours.orNearest(wantedMoment(form.body), () =>
    answerForm(store, form, {
      route: 'request-demo',
      rules: demoForm,
      tellsAge: true,
      async judge({ preferred_datetime }): Promise<Record<string, string>> {
        const message = await hours.judge(preferred_datetime);
        return message === '' ? {} : { preferred_datetime: message };
      },
      accept: async (request, submissions, origin) =>
        taken(
          'Demo request submitted successfully!',
          await submissions.requestDemo(request, origin),
        ),
    }),
  );

/** Takes a registration for an event that is still to come. The answer is the same for known and unknown addresses. */
export const registrationAnswer = (
  store: LeadStore,
  form: SentForm,
  event: RegistrationEvent,
): Promise<FormAnswer<RegistrationEcho>> =>
  answerForm(store, form, {
    route: `register ${event.id}`,
    rules: registrationForm,
    tellsAge: true,
    refusal: refusalOf(event),
    accept: async (registration, submissions, origin) => {
      const stored = await submissions.register(event, registration, origin);
      if (stored === 'full') return { status: 409, message: FULL };
      const { first_name, last_name, email } = registration;
      return taken('Registration submitted successfully!', {
        first_name,
        last_name,
        email,
        ...stored,
      });
    },
  });

const FULL = 'All places are taken.';

const refusalOf = ({ isPast, isCanceled }: RegistrationEvent): ApiError | undefined => {
  if (isPast) return { status: 422, message: 'This event has already taken place.' };
  if (isCanceled) return { status: 422, message: 'This event was canceled.' };
  return undefined;
};

interface Form<Rules extends FormFields, Payload> {
  /** What a key belongs to. */
  route: string;
  rules: Rules;
  /** The script of its page tells its age. */
  tellsAge?: boolean;
  /** What is wrong with fields that the rules have taken. */
  judge?: (values: FieldsOf<Rules>) => Promise<Record<string, string>>;
  /** The answer to a new form, whatever it says. */
  refusal?: ApiError | undefined;
  accept: (
    values: FieldsOf<Rules>,
    submissions: Submissions,
    origin: Origin,
  ) => Promise<ApiAnswer<Payload>>;
}

/**
 * A known key is looked up first: its answer stays the same when the event has passed since. What is refused is not
 * kept under its key, so that the mended form may use it again.
 */
const answerForm = async <Rules extends FormFields, Payload>(
  store: LeadStore,
  { body, idempotencyKey, ip, source = null, isFromScript = false }: SentForm,
  form: Form<Rules, Payload>,
): Promise<FormAnswer<Payload>> => {
  const { route, rules, tellsAge = false, refusal, accept } = form;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isObject ? (body as Record<string, unknown>) : {};
  const bodyHash = hashFields(rules, fields);
  const quarantine = quarantineReason(fields, tellsAge && isFromScript);
  const request: KeyedRequest | undefined =
    idempotencyKey === undefined ? undefined : { key: idempotencyKey, route, bodyHash };

  const known = request && (await store.recall<Payload>(request));
  if (known) return readKeyed(known);
  if (refusal) return refusal;
  if (!isObject) return { status: 400, message: 'Send the form as a JSON object.' };
  const judged = validateForm(rules, fields);
  if (judged.errors) return invalidForm(judged.errors);
  const errors = (await form.judge?.(judged.fields)) ?? {};
  if (Object.keys(errors).length > 0) return invalidForm(errors);
  return readKeyed(
    await store.answer(request, (submissions) =>
      accept(judged.fields, submissions, {
        quarantine,
        source,
        network: networkText(ip),
        holder: ip === undefined ? undefined : networkOf(ip),
      }),
    ),
  );
};

/** What makes two bodies the same: the form's own fields. A form sent again is older, and still the same. */
const hashFields = (rules: FormFields, fields: Record<string, unknown>): string => {
  const texts = Object.keys(rules).map((name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : null;
  });
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
};

const readKeyed = <Payload>(answer: KeyedAnswer<Payload>): ApiAnswer<Payload> => {
  if (answer === 'other-body') {
    return {
      status: 422,
      message: 'This Idempotency-Key was used for another request. Send a new one.',
    };
  }
  if (answer === 'in-flight') {
    return {
      status: 409,
      message: 'This request is being worked on. Please try again in a moment.',
    };
  }
  return answer;
};

const invalidForm = (fields: Record<string, string>): ApiError => {
  const messages = Object.values(fields);
  const message =
    messages.length === 1 && messages[0] !== undefined ? messages[0] : formMessages.correctFields;
  return { status: 422, message, fields };
};

/** Milliseconds nobody needs less of to fill a form in. */
const FASTEST_FORM_MS = 1500;

const hasText = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Whether a form was filled by a machine: it wrote into the field that people don't see, or sent the form
 * (`form_age_ms`, told by the page's script) before anybody could have read it. A browser without scripts cannot tell
 * an age, and a program that is no browser has none; a script that leaves it out is not our page's.
 * @param mustTellAge whether it came from a script of a form whose script tells its age
 */
const quarantineReason = (
  body: Readonly<Record<string, unknown>>,
  mustTellAge: boolean,
): QuarantineReason | null => {
  const { form_age_ms: age } = body;
  if (hasText(body[HONEYPOT_FIELD])) return 'honeypot';
  const isAge = typeof age === 'number' || (typeof age === 'string' && /^\d{1,12}$/.test(age));
  if (!isAge) return mustTellAge ? 'no-age' : null;
  return Number(age) < FASTEST_FORM_MS ? 'too-fast' : null;
};
