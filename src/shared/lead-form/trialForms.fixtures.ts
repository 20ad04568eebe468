import { baseApi } from '../../api/baseApi.ts';
import { callMutation } from '../../api/callEndpoint.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { DemoBooking } from '../../contract/entities.ts';
import { demoForm, type DemoRequest } from '../../contract/forms.ts';
import { rootReducer, type RootState } from '../../store/rootReducer.ts';
import { createLeadFormListeners } from './createLeadFormListeners.ts';
import { createLeadFormSlice, type FieldErrors, type LeadForms } from './createLeadFormSlice.ts';
import type { FormDraft, Lead } from './formDraft.ts';

/** What the trial form sends: its date and time are one moment. */
export interface Trial {
  email: string;
  phone: string;
  moment: string;
}

export const { trial } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // It borrows the demo's call.
    trial: build.mutation(
      callMutation('requestDemo', ({ fields, guards, idempotencyKey }: Lead<Trial>) => ({
        params: {},
        body: { ...(fields as unknown as DemoRequest), ...guards },
        idempotencyKey,
      })),
    ),
  }),
}).endpoints;

/** A form for tests of what all forms for leads have in common. */
export const trialSlice = createLeadFormSlice('trial', trial, {
  fieldsOf: (field, { date }) => {
    if (field !== 'moment') return [field];
    return [date ? 'time' : 'date'];
  },
  together: ['date', 'time'],
});

interface TrialForms extends LeadForms {
  selectAnswer: (state: RootState, form: string) => DemoBooking | undefined;
}

/** The site's state knows nothing of a slice for tests. */
export const trialForms = {
  ...trialSlice.actions,
  ...trialSlice.injectInto(rootReducer).selectors,
} as unknown as TrialForms;

export const listenToTrials = createLeadFormListeners({
  forms: trialForms,
  endpoint: trial,
  send: (dispatch, lead) => void dispatch(trial.initiate(lead, { track: false })),
  rules: {
    email: demoForm.email,
    phone: { label: 'Phone', rule: 'text', required: 'Phone number is required' },
    moment: { label: 'Time', rule: 'text', required: 'Please select both date and time' },
  },
  toRequest: ({ date = '', time = '', ...person }: FormDraft) => ({
    ...person,
    moment: date && time && `${date} ${time}`,
  }),
  words: { submitted: 'It was sent.', failed: 'It failed.' },
});

/** What the form's controls hold once it is filled in. */
export const TYPED = { email: ' ada@example.com ', date: '2099-12-03', time: '14:00' };
export const PHONE = '+15035550142';

export const booking: DemoBooking = { demo_id: 'HD-1', event_link: '', meet_link: '' };

const event = (status: string, lead: Partial<Lead<Trial>>, payload?: unknown) => ({
  type: `api/executeMutation/${status}`,
  meta: {
    requestId: 'r',
    requestStatus: status,
    arg: { endpointName: 'trial', originalArgs: lead },
  },
  payload,
});

/** The three moments of a sending. */
export const sendingStarted = (form: string, idempotencyKey = 'key') =>
  event('pending', { form, idempotencyKey });

export const sendingSucceeded = (form: string, idempotencyKey = 'key') => {
  const answer: ApiSuccess<DemoBooking> = { status: 200, message: '', payload: booking };
  return event('fulfilled', { form, idempotencyKey }, answer);
};

export const sendingFailed = (form: string, fields?: FieldErrors, idempotencyKey = 'key') =>
  event('rejected', { form, idempotencyKey }, { status: 422, message: 'No.', fields });
