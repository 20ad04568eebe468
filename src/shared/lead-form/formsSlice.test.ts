import type { UnknownAction } from '@reduxjs/toolkit';
import { stateAfter } from '../../testing/stateAfter.ts';
import {
  draftChanged,
  draftRestored,
  fieldEdited,
  selectAlternatives,
  selectDraft,
  selectErrors,
  selectIsUnsent,
  selectMoment,
  selectPhase,
  selectResponse,
  selectUnsentLeads,
  validationFailed,
} from './formsSlice.ts';
import { booking, lead, leadAction } from './leads.fixtures.ts';
import { DEMO_FORM as form, registrationFormId } from './leadsApi.ts';

const changed = (texts: Record<string, string>) => draftChanged({ form, texts });
const failed = (errors: Record<string, string>) => validationFailed({ form, errors });
const edited = (field: string) => fieldEdited({ form, field });
const draftAfter = (...actions: UnknownAction[]) => selectDraft(stateAfter(...actions), form);
const errorsAfter = (...actions: UnknownAction[]) => selectErrors(stateAfter(...actions), form);

const pending = leadAction('pending');
const fulfilled = leadAction('fulfilled', { payload: booking });
const rejected = (payload: object = { status: 503, message: 'No.' }) =>
  leadAction('rejected', payload);
const offline = rejected({ status: 0, message: 'Unreachable.' });

it('keeps texts, also emptied ones, and omits controls that were never filled in', () => {
  expect(draftAfter(changed({ email: 'ada', phone: '' }))).toEqual({ email: 'ada' });
  expect(draftAfter(changed({ email: 'ada' }), changed({ email: '' }))).toEqual({ email: '' });
});

it('prefers texts in the state to a restored draft', () => {
  const restored = draftRestored({ form, draft: { email: 'old', phone: '+1' } });
  expect(draftAfter(changed({ email: 'new' }), restored)).toEqual({ email: 'new', phone: '+1' });
});

it('replaces the errors of the previous validation', () => {
  const errors = errorsAfter(failed({ email: 'Invalid' }), failed({ phone: 'Missing' }));
  expect(errors).toEqual({ phone: 'Missing' });
});

it.each([
  ['both inputs if both are empty', {}, ['preferred_date', 'preferred_time']],
  ['the time if there is a date', { preferred_date: '2099-12-03' }, ['preferred_time']],
  ['the date if there is a time', { preferred_time: '09:00' }, ['preferred_date']],
])('shows the error of the demo time at %s', (_what, texts, inputs) => {
  const errors = errorsAfter(changed(texts), failed({ preferred_datetime: 'When?' }));
  expect(Object.keys(errors)).toEqual(inputs);
});

it.each([
  ['email', ['preferred_date', 'preferred_time']],
  ['preferred_date', ['email']],
  ['preferred_time', ['email']],
])('clears the error of an edited field: %s', (field, left) => {
  const errors = errorsAfter(failed({ email: 'No', preferred_datetime: 'When?' }), edited(field));
  expect(Object.keys(errors)).toEqual(left);
});

it('submits its draft and shows no errors meanwhile', () => {
  const state = stateAfter(changed({ email: 'ada' }), failed({ email: 'No' }), pending);
  expect(selectPhase(state, form)).toBe('submitting');
  expect(selectDraft(state, form)).toEqual({ email: 'ada' });
  expect(selectErrors(state, form)).toEqual({});
});

it.each([changed({ email: 'eve' }), edited('email'), failed({ email: 'No' })])(
  'ignores $type while it is submitting',
  (action) => {
    const submitting = [changed({ email: 'ada' }), pending];
    expect(stateAfter(...submitting, action)).toEqual(stateAfter(...submitting));
  },
);

it('keeps only the response and the demo time after a success', () => {
  const texts = { email: 'ada', preferred_date: '2099-12-03' };
  const state = stateAfter(changed(texts), pending, fulfilled);
  expect(selectPhase(state, form)).toBe('succeeded');
  expect(selectResponse(state, form)).toEqual(booking);
  expect(selectMoment(state, form)).toEqual({ preferred_date: '2099-12-03' });
  expect(selectDraft(state, form)).toEqual({});
  expect(stateAfter(changed(texts), pending, fulfilled, changed(texts))).toEqual(state);
});

it('returns to editing with its draft, the field errors and the alternatives of a failure', () => {
  const payload = { status: 409, fields: { email: 'Unknown' }, alternatives: ['2099'] };
  const state = stateAfter(changed({ email: 'ada' }), pending, rejected(payload));
  expect(selectPhase(state, form)).toBe('editing');
  expect(selectDraft(state, form)).toEqual({ email: 'ada' });
  expect(selectErrors(state, form)).toEqual({ email: 'Unknown' });
  expect(selectAlternatives(state, form)).toEqual(['2099']);
});

it.each([fulfilled, rejected()])('ignores a response to another request: $type', (response) => {
  const other = { ...lead(), idempotencyKey: 'other' };
  const submittingOther = leadAction('pending', undefined, other);
  expect(stateAfter(submittingOther, response)).toEqual(stateAfter(submittingOther));
  expect(selectPhase(stateAfter(response), form)).toBe('editing');
});

it('keeps a lead that did not reach the server until a text changes or it is sent again', () => {
  const lost = [changed({ email: 'ada' }), pending, offline];
  const isUnsent = (...actions: UnknownAction[]) =>
    selectIsUnsent(stateAfter(...lost, ...actions), form);
  expect(selectUnsentLeads(stateAfter(...lost))).toEqual([lead()]);
  expect(isUnsent(changed({ email: 'ada', phone: '' }))).toBe(true);
  expect(isUnsent(changed({ email: 'eve' }))).toBe(false);
  expect(isUnsent(edited('email'))).toBe(false);
  expect(isUnsent(pending)).toBe(false);
  expect(selectUnsentLeads(stateAfter(pending, rejected()))).toEqual([]);
});

it('keeps the forms of two events apart', () => {
  const other = registrationFormId('7');
  const state = stateAfter(pending, draftChanged({ form: other, texts: { email: 'eve' } }));
  expect(selectPhase(state, form)).toBe('submitting');
  expect(selectPhase(state, other)).toBe('editing');
});
