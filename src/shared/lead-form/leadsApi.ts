import { baseApi, tag } from '../../api/baseApi.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { Id } from '../../contract/entities.ts';
import type { ApiError, Payloads } from '../../contract/payloads.ts';
import type { DemoRequest, EventRegistration, HONEYPOT_FIELD } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';

export const DEMO_FORM = 'request-demo';

/** Each event has a separate form. */
type RegistrationFormId = `registration:${Id}`;

export const registrationFormId = (eventId: Id): RegistrationFormId => `registration:${eventId}`;

const eventIdOf = (form: RegistrationFormId): Id => form.slice('registration:'.length);

/** What the server answers to each form. */
export interface LeadAnswers {
  [DEMO_FORM]: Payloads['requestDemo'];
  [registration: RegistrationFormId]: Payloads['register'];
}

/** Identifies a form in the store and its draft in the tab. */
export type FormId = keyof LeadAnswers;

interface SubmissionMeta {
  [HONEYPOT_FIELD]: string;
  form_age_ms: number;
  source?: LeadSource | undefined;
  /** For the times in emails. */
  time_zone?: string | undefined;
}

/** What the browser sends to become a lead: once, or in retries with the same key. */
export interface Submission<Form extends FormId = FormId, Fields = unknown> {
  form: Form;
  fields: Fields;
  meta: SubmissionMeta;
  idempotencyKey: string;
  /** 0 for a form that the visitor has just submitted. Retries run in the background. */
  retryCount: number;
}

export type DemoSubmission = Submission<typeof DEMO_FORM, DemoRequest>;

export type RegistrationSubmission = Submission<RegistrationFormId, EventRegistration>;

const PROXY_FAILURES = [502, 503, 504];

/**
 * Whether the site has not answered. A proxy in front of a stopped site answers without a message. A visitor who has just
 * submitted sees that as an error and can submit again. Retries in the background continue.
 */
export const isUnanswered = ({ retryCount }: Submission, { status, message }: ApiError): boolean =>
  status === 0 || (retryCount > 0 && message === '' && PROXY_FAILURES.includes(status));

export const leadsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestDemo: build.mutation<ApiSuccess<Payloads['requestDemo']>, DemoSubmission>({
      query: ({ fields, meta, idempotencyKey }) => ({
        name: 'requestDemo',
        params: {},
        body: { ...fields, ...meta },
        idempotencyKey,
      }),
      // Also after a failure: the slot may have been taken.
      invalidatesTags: ['DemoSlots'],
    }),
    registerForEvent: build.mutation<ApiSuccess<Payloads['register']>, RegistrationSubmission>({
      query: ({ form, fields, meta, idempotencyKey }) => ({
        name: 'register',
        params: { id: eventIdOf(form) },
        body: { ...fields, ...meta },
        idempotencyKey,
      }),
      // A registration takes one of the event's seats.
      invalidatesTags: (_echo, error, { form }) => (error ? [] : [tag('Event', eventIdOf(form))]),
    }),
  }),
});
