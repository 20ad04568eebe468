import { createSubmissionSlice } from './createSubmissionSlice.ts';

const endpoint = {
  matchPending: ({ type }: { type: string }) => type === 'pending',
  matchFulfilled: ({ type }: { type: string }) => type === 'fulfilled',
  matchRejected: ({ type }: { type: string }) => type === 'rejected',
};

const makeForm = () => createSubmissionSlice('form', endpoint);
const makeBox = () => createSubmissionSlice('box', endpoint, { staysOpen: true });

const selectorsAfter = (make: typeof makeForm | typeof makeBox, ...types: string[]) => {
  const { reducer, getInitialState, getSelectors } = make();
  const state = types.reduce((before, type) => reducer(before, { type }), getInitialState());
  const { selectPhase, selectIsSubmitting } = getSelectors();
  return { phase: selectPhase(state), isSubmitting: selectIsSubmitting(state) };
};

const after = (...moments: Parameters<typeof selectorsAfter>) => selectorsAfter(...moments).phase;

it('starts with editing', () => {
  expect(after(makeForm)).toBe('editing');
});

it('shows the success view once the server has accepted', () => {
  expect(after(makeForm, 'pending')).toBe('submitting');
  expect(after(makeForm, 'pending', 'fulfilled')).toBe('succeeded');
});

it('goes back to editing when the server refuses', () => {
  expect(after(makeForm, 'pending', 'rejected')).toBe('editing');
});

it('has no success without a submission', () => {
  expect(after(makeForm, 'fulfilled')).toBe('editing');
});

it('does not leave the success view for a late failure', () => {
  expect(after(makeForm, 'pending', 'fulfilled', 'rejected')).toBe('succeeded');
});

it('offers the form again when it is opened afresh', () => {
  expect(after(makeForm, 'pending', 'fulfilled', 'form/formOpened')).toBe('editing');
});

it('keeps a submission under way when the form is opened again', () => {
  expect(after(makeForm, 'pending', 'form/formOpened')).toBe('submitting');
});

it('stays open after success where the form never goes away', () => {
  expect(after(makeBox, 'pending', 'fulfilled')).toBe('editing');
});

it('is submitting from the moment of sending until the answer', () => {
  expect(selectorsAfter(makeForm).isSubmitting).toBe(false);
  expect(selectorsAfter(makeForm, 'pending').isSubmitting).toBe(true);
  expect(selectorsAfter(makeForm, 'pending', 'fulfilled').isSubmitting).toBe(false);
  expect(selectorsAfter(makeForm, 'pending', 'rejected').isSubmitting).toBe(false);
});
