import { createSubmissionSlice } from './createSubmissionSlice.ts';

const endpoint = {
  matchPending: ({ type }: { type: string }) => type === 'pending',
  matchFulfilled: ({ type }: { type: string }) => type === 'fulfilled',
  matchRejected: ({ type }: { type: string }) => type === 'rejected',
};

const form = createSubmissionSlice('form', endpoint);
const box = createSubmissionSlice('box', endpoint, { staysOpen: true });

const after = (slice: Pick<typeof form, 'reducer' | 'getInitialState'>, ...types: string[]) =>
  types.reduce((state, type) => slice.reducer(state, { type }), slice.getInitialState()).phase;

it('starts with editing', () => {
  expect(after(form)).toBe('editing');
});

it('shows the success view once the server has accepted', () => {
  expect(after(form, 'pending')).toBe('submitting');
  expect(after(form, 'pending', 'fulfilled')).toBe('succeeded');
});

it('goes back to editing when the server refuses', () => {
  expect(after(form, 'pending', 'rejected')).toBe('editing');
});

it('has no success without a submission', () => {
  expect(after(form, 'fulfilled')).toBe('editing');
});

it('does not leave the success view for a late failure', () => {
  expect(after(form, 'pending', 'fulfilled', 'rejected')).toBe('succeeded');
});

it('offers the form again when it is opened afresh', () => {
  expect(after(form, 'pending', 'fulfilled', 'form/formOpened')).toBe('editing');
});

it('keeps a submission under way when the form is opened again', () => {
  expect(after(form, 'pending', 'form/formOpened')).toBe('submitting');
});

it('stays open after success where the form never goes away', () => {
  expect(after(box, 'pending', 'fulfilled')).toBe('editing');
});
