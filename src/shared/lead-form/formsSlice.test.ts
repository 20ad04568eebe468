import type { UnknownAction } from '@reduxjs/toolkit';
import { stateAfter } from '../../testing/stateAfter.ts';
import {
  draftChanged,
  draftRestored,
  fieldEdited,
  selectForm,
  selectNextRetries,
  submissionHeld,
  validationFailed,
} from './formsSlice.ts';
import { booking, submission, submissionAction } from './leads.fixtures.ts';
import { DEMO_FORM as form, registrationFormId } from './leadsApi.ts';

const changed = (texts: Record<string, string>) => draftChanged({ form, texts });
const failed = (errors: Record<string, string>) => validationFailed({ form, errors });
const edited = (field: string) => fieldEdited({ form, field });
const formAfter = (...actions: UnknownAction[]) => selectForm(stateAfter(...actions), form);

const pending = submissionAction('pending');
const fulfilled = submissionAction('fulfilled', { payload: booking });
const rejected = (payload: object = { status: 503, message: 'No.' }) =>
  submissionAction('rejected', payload);
const offline = rejected({ status: 0, message: 'Unreachable.' });

it('keeps texts, also emptied ones, and omits controls that were never filled in', () => {
  expect(formAfter(changed({ email: 'ada', phone: '' })).draft).toEqual({ email: 'ada' });
  const { draft } = formAfter(changed({ email: 'ada' }), changed({ email: '' }));
  expect(draft).toEqual({ email: '' });
});

it('prefers texts in the state to a restored draft', () => {
  const restored = draftRestored({ form, draft: { email: 'old', phone: '+1' } });
  const { draft } = formAfter(changed({ email: 'new' }), restored);
  expect(draft).toEqual({ email: 'new', phone: '+1' });
});

it.each([
  ['both inputs if both are empty', {}, ['preferred_date', 'preferred_time']],
  ['the time if there is a date', { preferred_date: '2099-12-03' }, ['preferred_time']],
  ['the date if there is a time', { preferred_time: '09:00' }, ['preferred_date']],
])('shows the error of the demo time at %s', (_what, texts, inputs) => {
  const { errors } = formAfter(
    changed(texts),
    failed({ email: 'No' }),
    failed({ preferred_datetime: 'When?' }),
  );
  expect(Object.keys(errors)).toEqual(inputs);
});

it.each([
  ['email', ['preferred_date', 'preferred_time']],
  ['preferred_date', ['email']],
  ['preferred_time', ['email']],
])('clears the error of an edited field: %s', (field, left) => {
  const { errors } = formAfter(failed({ email: 'No', preferred_datetime: '?' }), edited(field));
  expect(Object.keys(errors)).toEqual(left);
});

it('submits its draft and shows no errors meanwhile', () => {
  expect(formAfter(changed({ email: 'ada' }), failed({ email: 'No' }), pending)).toMatchObject({
    phase: 'submitting',
    draft: { email: 'ada' },
    errors: {},
  });
});

const otherSubmission = { ...submission(), idempotencyKey: 'other' };

it.each([
  changed({ email: 'eve' }),
  edited('email'),
  failed({ email: 'No' }),
  draftRestored({ form, draft: { phone: '+1' } }),
  submissionAction('pending', undefined, otherSubmission),
])('ignores $type while it is submitting', (action) => {
  const submitting = [changed({ email: 'ada' }), pending];
  expect(formAfter(...submitting, action)).toEqual(formAfter(...submitting));
});

const held = submissionHeld({ form, isHeld: true });
const released = submissionHeld({ form, isHeld: false });

it.each([
  ['while it waits for code', [changed({ email: 'ada' }), held], 'submitting'],
  ['after the wait', [changed({ email: 'ada' }), held, released], 'editing'],
  ['when nothing was typed', [held], 'editing'],
  // A retry was answered.
  ['when it has succeeded during the wait', [pending, held, fulfilled, released], 'succeeded'],
] as const)('is shown as being submitted or not %s', (_when, actions, phase) => {
  expect(formAfter(...actions).phase).toBe(phase);
});

it('keeps only the response and the demo time after a success', () => {
  const texts = { email: 'ada', preferred_date: '2099-12-03' };
  const succeeded = formAfter(changed(texts), pending, fulfilled);
  expect(succeeded).toMatchObject({ phase: 'succeeded', response: booking });
  expect(succeeded.draft).toEqual({ preferred_date: '2099-12-03' });
  expect(formAfter(changed(texts), pending, fulfilled, changed(texts))).toEqual(succeeded);
});

it('returns to editing with its draft, the field errors and the alternatives of a failure', () => {
  const payload = { status: 409, fields: { email: 'Unknown' }, alternatives: ['2099'] };
  expect(formAfter(changed({ email: 'ada' }), pending, rejected(payload))).toEqual({
    phase: 'editing',
    draft: { email: 'ada' },
    errors: { email: 'Unknown' },
    alternatives: ['2099'],
  });
});

const again = { ...submission(), retryCount: 1 };

it.each([
  { status: 0, message: 'Unreachable.' },
  { status: 502, message: '' },
  { status: 503, message: '' },
  { status: 504, message: '' },
])(
  'keeps a submission for the next retry after a retry that the site did not answer: %j',
  (failure) => {
    const failed = [
      submissionAction('pending', undefined, again),
      submissionAction('rejected', failure, again),
    ];
    const form = formAfter(changed({ email: 'ada' }), pending, offline, ...failed);
    expect(form).toMatchObject({ phase: 'editing', draft: { email: 'ada' } });
    expect(form.nextRetry).toEqual({ ...submission(), retryCount: 2 });
  },
);

it.each([
  { status: 502, message: '' },
  { status: 503, message: 'Busy.' },
  { status: 504, message: 'Late.' },
  { status: 422, message: 'No.' },
])('does not keep a first submission that was answered with %j', (failure) => {
  expect(formAfter(pending, rejected(failure)).nextRetry).toBeUndefined();
});

it.each([
  ['an edit', [edited('email')], 'editing'],
  ['a changed text', [changed({ email: 'eve' })], 'editing'],
  ['a submission', [pending], 'submitting'],
] as const)('ignores the answer to a retry after %s', (_what, actions, phase) => {
  const before = [pending, offline, submissionAction('pending', undefined, again), ...actions];
  for (const answer of [
    submissionAction('fulfilled', { payload: booking }, again),
    submissionAction('rejected', { status: 422, message: 'No.' }, again),
    submissionAction('rejected', undefined, again),
  ]) {
    expect(formAfter(...before, answer)).toEqual(formAfter(...before));
    expect(formAfter(...before).phase).toBe(phase);
  }
});

it('shows the success and the errors of a retry', () => {
  const lost = [changed({ preferred_date: '2099-12-03' }), pending, offline];
  const sent = formAfter(...lost, submissionAction('fulfilled', { payload: booking }, again));
  expect(sent).toMatchObject({ phase: 'succeeded', response: booking });
  const fields = { email: 'Unknown' };
  const refused = formAfter(...lost, submissionAction('rejected', { status: 422, fields }, again));
  expect(refused).toMatchObject({ phase: 'editing', errors: fields, nextRetry: undefined });
});

it('ignores the late answer to an earlier retry', () => {
  const retried = submissionAction('rejected', { status: 0, message: 'Unreachable.' }, again);
  const before = [changed({ email: 'ada' }), pending, offline, retried];
  const late = submissionAction('fulfilled', { payload: booking }, again);
  expect(formAfter(...before, late)).toEqual(formAfter(...before));
});

it('offers no other times unless the answer to a submission names some', () => {
  expect(formAfter().alternatives).toEqual([]);
  expect(formAfter(pending, rejected()).alternatives).toEqual([]);
});

it('restores an unsent submission into a new form only', () => {
  const restored = draftRestored({ form, draft: { email: 'ada' }, nextRetry: again });
  expect(formAfter(restored).nextRetry).toEqual(again);
  expect(formAfter(changed({ email: 'ada' }), restored).nextRetry).toBeUndefined();
});

it.each([fulfilled, rejected()])('ignores a response to another request: $type', (response) => {
  const other = submissionAction('pending', undefined, otherSubmission);
  expect(formAfter(other, response)).toEqual(formAfter(other));
  expect(formAfter(response).phase).toBe('editing');
});

it('keeps a submission that did not reach the server until a text changes or it is sent again', () => {
  const lost = [changed({ email: 'ada' }), pending, offline];
  const retriesAfter = (...actions: UnknownAction[]) =>
    selectNextRetries(stateAfter(...lost, ...actions));
  expect(retriesAfter()).toEqual([again]);
  expect(retriesAfter(changed({ email: 'ada', phone: '' }))).toEqual([again]);
  for (const action of [changed({ email: 'eve' }), edited('email'), pending]) {
    expect(retriesAfter(action)).toEqual([]);
  }
  expect(selectNextRetries(stateAfter(pending, rejected()))).toEqual([]);
});

it('keeps the forms of two events apart', () => {
  const other = registrationFormId('7');
  const state = stateAfter(pending, draftChanged({ form: other, texts: { email: 'eve' } }));
  expect(selectForm(state, form).phase).toBe('submitting');
  expect(selectForm(state, other).phase).toBe('editing');
});
