import { stateAfter } from '../../testing/stateAfter.ts';
import { DEMO_FORM, demoForms } from './requestDemoSlice.ts';

const { fieldEdited, selectErrors, validationFailed } = demoForms;

const failed = validationFailed({
  form: DEMO_FORM,
  errors: { email: 'Invalid email', preferred_time: 'Please select both date and time' },
});

it.each([
  ['both date and time where both are missing', {}, ['preferred_date', 'preferred_time']],
  ['the time where the date is there', { preferred_date: '2026-12-03' }, ['preferred_time']],
  ['the date where the time is there', { preferred_time: '09:00' }, ['preferred_date']],
])('marks %s', (_what, draft, marked) => {
  const message = 'Please select both date and time';
  const state = stateAfter(
    demoForms.draftRestored({ form: DEMO_FORM, draft }),
    validationFailed({ form: DEMO_FORM, errors: { preferred_datetime: message } }),
  );
  expect(Object.keys(selectErrors(state, DEMO_FORM))).toEqual(marked);
});

it.each(['preferred_date', 'preferred_time'])(
  'takes the error of date and time away when %s is edited, and no other',
  (field) => {
    const state = stateAfter(failed, fieldEdited({ form: DEMO_FORM, field }));
    expect(selectErrors(state, DEMO_FORM)).toEqual({ email: 'Invalid email' });
  },
);

it('keeps the error of date and time when another field is edited', () => {
  const edited = fieldEdited({ form: DEMO_FORM, field: 'email' });
  const state = stateAfter(failed, edited);
  expect(selectErrors(state, DEMO_FORM)).toEqual({
    preferred_time: 'Please select both date and time',
  });
});
