import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  demoRequestSchema,
  fieldMessages,
  formMessages,
  newsletterSchema,
  registrationSchema,
} from '../../../contract/forms.ts';
import { instantOf } from '../../../lib/eventTime.ts';
import type { KeyedAnswer, KeyedRequest } from '../../leads/idempotency.ts';
import type { LeadService } from '../../leads/leadService.ts';
import type { RegistrationTarget } from '../../leads/registrations.ts';
import type { QuarantineReason } from '../../leads/schema.ts';
import type { Submissions } from '../../leads/submissions.ts';
import { failure, formAnswer } from './answers.ts';
import type { ApiAnswer } from './answers.ts';
import { isPastEvent } from '../load/contentDates.ts';
import type { ContentEvent } from '../load/contentLibrary.ts';
import { quarantineReason } from './formGuards.ts';

/** A POST as the handlers of contentApi get it. */
export interface Submission {
  leadService: LeadService;
  body: unknown;
  context: { idempotencyKey?: string | undefined };
  now: Date;
}

/** Takes a newsletter address; one that is already there answers 409. */
export const subscriptionAnswer = (submission: Submission): Promise<ApiAnswer> =>
  answerForm(submission, {
    route: 'subscribe',
    schema: newsletterSchema,
    accept: async ({ email }, submissions, quarantine) =>
      (await submissions.subscribe(email, quarantine)) === 'subscribed'
        ? formAnswer('You are subscribed to the newsletter.')
        : failure(409, 'This email address is already subscribed to the newsletter.'),
  });

export const demoRequestAnswer = (submission: Submission): Promise<ApiAnswer> =>
  answerForm(submission, {
    route: 'request-demo',
    schema: demoRequestSchema,
    repeatsAreOne: true,
    accept: async (request, submissions, quarantine) =>
      formAnswer(
        'Demo request submitted successfully!',
        await submissions.requestDemo(request, quarantine),
      ),
  });

/** Takes a registration for an event that is still to come. Repeating one succeeds and changes nothing. */
export const registrationAnswer = (
  submission: Submission,
  event: ContentEvent,
  eventTimeZone: string,
): Promise<ApiAnswer> =>
  answerForm(submission, {
    route: `register ${event.id}`,
    schema: registrationSchema,
    refuse: () =>
      isPastEvent(event, submission.now, eventTimeZone)
        ? failure(422, 'This event has already taken place.')
        : undefined,
    accept: async (registration, submissions, quarantine) => {
      await submissions.register(registrationTarget(event, eventTimeZone), registration, quarantine);
      const { first_name, last_name, email } = registration;
      return formAnswer('Registration submitted successfully!', { first_name, last_name, email });
    },
  });

const registrationTarget = (
  { id, slug, title, startsAt, endsAt }: ContentEvent,
  zone: string,
): RegistrationTarget => ({
  id,
  slug,
  title,
  startsAt: new Date(instantOf(startsAt, zone) ?? Number.NaN),
  endsAt: new Date(instantOf(endsAt, zone) ?? Number.NaN),
});

interface Form<Schema extends z.ZodObject> {
  /** What a key belongs to. */
  route: string;
  schema: Schema;
  /** Without a key the same fields are the same submission for as long as a key is kept; else the database tells. */
  repeatsAreOne?: boolean;
  /** A reason to refuse whatever the form says. */
  refuse?: () => ApiAnswer | undefined;
  accept: (
    values: z.infer<Schema>,
    submissions: Submissions,
    quarantine: QuarantineReason | null,
  ) => Promise<ApiAnswer>;
}

/**
 * A known key is looked up first: its answer stays the same when the event has passed since. What is refused is not
 * kept under its key, so that the mended form may use it again.
 */
const answerForm = async <Schema extends z.ZodObject>(
  { leadService, body, context }: Submission,
  { route, schema, repeatsAreOne = false, refuse, accept }: Form<Schema>,
): Promise<ApiAnswer> => {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const fields = isObject ? (body as Record<string, unknown>) : {};
  const bodyHash = hashFields(schema, fields);
  const quarantine = quarantineReason(fields);
  // What a machine was thanked for must not swallow what a person sends.
  const naturalKey = repeatsAreOne ? `${route} ${quarantine ?? 'open'} ${bodyHash}` : undefined;
  const key = context.idempotencyKey ?? naturalKey;
  const request: KeyedRequest | undefined =
    key === undefined ? undefined : { key, route, bodyHash };

  const known = request && (await leadService.recall(request));
  if (known) return keyedAnswer(known);
  const refusal = refuse?.();
  if (refusal) return refusal;
  if (!isObject) return failure(400, 'Send the form as a JSON object.');
  const result = schema.safeParse(fields);
  if (!result.success) return invalidForm(fieldMessages(result.error));
  return keyedAnswer(
    await leadService.answer(request, (submissions) =>
      accept(result.data, submissions, quarantine),
    ),
  );
};

/** What makes two bodies the same: the form's own fields. A form sent again is older, and still the same. */
const hashFields = (schema: z.ZodObject, fields: Record<string, unknown>): string => {
  const texts = Object.keys(schema.shape).map((name) => {
    const value = fields[name];
    return typeof value === 'string' ? value : null;
  });
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
};

const keyedAnswer = (answer: KeyedAnswer): ApiAnswer => {
  if (answer === 'other-body') {
    return failure(422, 'This Idempotency-Key was used for another request. Send a new one.');
  }
  if (answer === 'in-flight') {
    return failure(409, 'This request is being worked on. Please try again in a moment.');
  }
  return answer;
};

const invalidForm = (fields: Record<string, string>): ApiAnswer => {
  const messages = Object.values(fields);
  const message =
    messages.length === 1 && messages[0] !== undefined
      ? messages[0]
      : formMessages.mendFields;
  return failure(422, message, fields);
};
