import { stateAfter } from '../../testing/stateAfter.ts';
import { DEMO_FORM, demoForms, requestDemoSlice } from './requestDemoSlice.ts';

const { fieldEdited, selectErrors, validationFailed } = demoForms;

const failed = validationFailed({
  form: DEMO_FORM,
  errors: { email: 'Invalid email', preferred_time: 'Please select both date and time' },
});

it.each(['preferred_date', 'preferred_time'])(
  'takes the error of date and time away when %s is edited, and no other',
  (field) => {
    const state = stateAfter([requestDemoSlice], failed, fieldEdited({ form: DEMO_FORM, field }));
    expect(selectErrors(state, DEMO_FORM)).toEqual({ email: 'Invalid email' });
  },
);

it('keeps the error of date and time when another field is edited', () => {
  const edited = fieldEdited({ form: DEMO_FORM, field: 'email' });
  const state = stateAfter([requestDemoSlice], failed, edited);
  expect(selectErrors(state, DEMO_FORM)).toEqual({
    preferred_time: 'Please select both date and time',
  });
});
