import type { DemoBooking } from '../../contract/bookings.ts';
import { readPhone } from '../../lib/phoneNumbers.ts';
import { DEMO_FORM, type FormId, type Submission } from './leadsApi.ts';

/** The texts of a valid demo form. */
export const DEMO_TEXTS = {
  first_name: 'Ada',
  last_name: ' Ek ',
  phone: '+15035550142',
  email: 'ada@example.com',
  real_estate_experience: '1-3 deals a month',
  monthly_budget: '$2,500+',
  preferred_date: '2099-12-03',
  preferred_time: '14:00',
};

/** How a test's form is read. */
export const READING = { zone: 'America/Los_Angeles', phoneReader: readPhone };

export const booking: DemoBooking = { demo_id: 'HD-1', event_link: '', meet_link: '' };

export const submission = (form: FormId = DEMO_FORM, idempotencyKey = 'key'): Submission => ({
  form,
  fields: {},
  meta: { opening_hours: '', form_age_ms: 0 },
  idempotencyKey,
  retryCount: 0,
});

/** An action of a submission's mutation. */
export const submissionAction = (
  requestStatus: 'pending' | 'fulfilled' | 'rejected',
  payload?: unknown,
  originalArgs = submission(),
) => ({
  type: `api/executeMutation/${requestStatus}`,
  payload,
  meta: { requestId: 'r', requestStatus, arg: { endpointName: 'requestDemo', originalArgs } },
});
