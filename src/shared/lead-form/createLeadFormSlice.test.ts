import type { UnknownAction } from '@reduxjs/toolkit';
import { createLeadFormSlice, type LeadFormsState } from './createLeadFormSlice.ts';
import {
  booking,
  sendingFailed,
  sendingStarted,
  sendingSucceeded,
  trial,
  trialSlice,
} from './trialForms.fixtures.ts';

const { draftKept, draftRestored, fieldEdited, formOpened, submitted, validationFailed } =
  trialSlice.actions;
const trialForms = trialSlice.getSelectors();

const A = 'trial:a';
const B = 'trial:b';

const stateAfter = (...events: readonly UnknownAction[]): LeadFormsState =>
  events.reduce(trialSlice.reducer, trialSlice.getInitialState());

/** What is known of a form after these events. */
const formAfter = (events: readonly UnknownAction[], form = A) => {
  const state = stateAfter(...events);
  return {
    phase: trialForms.selectPhase(state, form),
    draft: trialForms.selectDraft(state, form),
    errors: trialForms.selectErrors(state, form),
    answer: trialForms.selectAnswer(state, form),
  };
};

const opened = formOpened({ form: A, at: 0 });
const kept = (draft: Record<string, string>, form = A) => draftKept({ form, draft });
const edited = (field: string) => fieldEdited({ form: A, field });
const refused = (errors: Record<string, string>) => validationFailed({ form: A, errors });

const EMPTY = { phase: 'editing', draft: {}, errors: {}, answer: undefined };

describe('while it is edited', () => {
  it('keeps what its controls hold, and leaves out those that were never written into', () => {
    const { draft } = formAfter([kept({ email: 'ada', date: '' }), kept({ phone: '+1' })]);
    expect(draft).toEqual({ email: 'ada', phone: '+1' });
  });

  it('keeps that a field was emptied', () => {
    expect(formAfter([kept({ email: 'ada' }), kept({ email: '' })]).draft).toEqual({ email: '' });
  });

  it('stays the same when nothing new is kept', () => {
    const reduce = trialSlice.reducer;
    const before = reduce(undefined, kept({ email: 'ada' }));
    expect(reduce(before, kept({ email: 'ada', date: '' }))).toBe(before);
  });

  it('takes the draft that the tab had kept, but never over what it knows itself', () => {
    const draft = { email: 'old', phone: '+1' };
    const events = [kept({ email: 'new' }), draftRestored({ form: A, draft })];
    expect(formAfter(events).draft).toEqual({ email: 'new', phone: '+1' });
  });

  it('keeps what is submitted before anything is said of it', () => {
    const draft = { email: 'ada' };
    expect(formAfter([submitted({ form: A, draft, trap: '' })])).toEqual({ ...EMPTY, draft });
  });

  it('shows what is wrong, the moment at the first of date and time that is empty', () => {
    const errors = { email: 'Invalid email', moment: 'When?' };
    expect(formAfter([refused(errors)]).errors).toEqual({ email: 'Invalid email', date: 'When?' });
    expect(formAfter([kept({ date: '2099-12-03' }), refused(errors)]).errors).toEqual({
      email: 'Invalid email',
      time: 'When?',
    });
  });

  it('forgets what was wrong the time before', () => {
    const { errors } = formAfter([refused({ email: 'Invalid' }), refused({ phone: 'Missing' })]);
    expect(errors).toEqual({ phone: 'Missing' });
  });

  it('takes away what was wrong with a field that is edited, and with no other', () => {
    const wrong = refused({ email: 'Invalid', phone: 'Missing' });
    expect(formAfter([wrong, edited('email')]).errors).toEqual({ phone: 'Missing' });
    expect(formAfter([wrong, edited('date')]).errors).toEqual({
      email: 'Invalid',
      phone: 'Missing',
    });
  });

  it.each(['date', 'time'])('takes away what was wrong with the moment with its %s', (field) => {
    const wrong = refused({ email: 'Invalid', moment: 'When?' });
    expect(formAfter([wrong, edited(field)]).errors).toEqual({ email: 'Invalid' });
    const past = [kept({ date: '2020-01-01' }), refused({ moment: 'Past' })];
    expect(formAfter([...past, edited(field)]).errors).toEqual({});
  });
});

describe('while it is sent', () => {
  const sending = [kept({ email: 'ada' }), sendingStarted(A)];

  it('has its draft and the key of its sending, and nothing wrong', () => {
    expect(stateAfter(refused({ email: 'Invalid' }), ...sending)).toEqual({
      [A]: { phase: 'submitting', draft: { email: 'ada' }, key: 'key' },
    });
    expect(formAfter([refused({ email: 'Invalid' }), ...sending]).errors).toEqual({});
  });

  it.each<[string, UnknownAction]>([
    ['it is opened again', opened],
    ['a draft is restored', draftRestored({ form: A, draft: { phone: '+1' } })],
    ['its empty controls are kept', kept({ email: '', phone: '+1' })],
    ['a field is edited', edited('email')],
    ['it is submitted again', submitted({ form: A, draft: { email: 'eve' }, trap: '' })],
    ['it was judged again', refused({ email: 'Invalid' })],
    ['a second sending starts', sendingStarted(A, 'second')],
    ['another sending succeeds', sendingSucceeded(A, 'other')],
    ['another sending fails', sendingFailed(A, {}, 'other')],
    ['another form is taken', sendingSucceeded(B)],
  ])('goes on when %s', (_what, event) => {
    expect(stateAfter(...sending, event)[A]).toEqual({
      phase: 'submitting',
      draft: { email: 'ada' },
      key: 'key',
    });
  });

  it('comes to the success view with its answer', () => {
    expect(formAfter([...sending, sendingSucceeded(A)])).toEqual({
      phase: 'succeeded',
      draft: {},
      errors: {},
      answer: booking,
    });
  });

  it('keeps of what was sent what its success view says again, and nothing else', () => {
    const written = kept({ email: 'ada', day: '2026-12-03' });
    const events = [opened, written, sendingStarted(A), sendingSucceeded(A)];
    expect(stateAfter(...events)[A]).toEqual({ phase: 'succeeded', answer: booking });
    const again = createLeadFormSlice('trial', trial, { kept: ['day', 'hour'] });
    const state = events.reduce(again.reducer, again.getInitialState());
    expect(again.getSelectors().selectKept(state, A)).toEqual({ day: '2026-12-03' });
  });

  it('goes back to editing with its draft when it fails', () => {
    expect(formAfter([...sending, sendingFailed(A)])).toEqual({
      ...EMPTY,
      draft: { email: 'ada' },
    });
  });

  it('shows what the server refuses at its fields', () => {
    const failure = sendingFailed(A, { moment: 'Taken', email: 'Unknown' });
    expect(formAfter([kept({ date: '2099-12-03' }), ...sending, failure]).errors).toEqual({
      time: 'Taken',
      email: 'Unknown',
    });
  });

  it('goes back to editing when there was no answer at all', () => {
    const lost = { ...sendingFailed(A), payload: undefined };
    expect(formAfter([...sending, lost])).toEqual({ ...EMPTY, draft: { email: 'ada' } });
  });

  it('can be sent again after a failure', () => {
    const again = [sendingFailed(A), sendingStarted(A, 'next'), sendingSucceeded(A, 'next')];
    expect(formAfter([...sending, ...again]).answer).toEqual(booking);
  });
});

describe('once it could not be sent', () => {
  const lost = [
    kept({ email: 'ada' }),
    sendingStarted(A),
    { ...sendingFailed(A), payload: { status: 0, message: 'No network.' } },
  ];
  const unsentAfter = (...events: readonly UnknownAction[]) => {
    const state = stateAfter(...lost, ...events);
    const keys = trialForms.selectUnsent(state).map(({ idempotencyKey }) => idempotencyKey);
    expect(trialForms.selectIsUnsent(state, A)).toBe(keys.length > 0);
    return keys;
  };

  it('keeps what it was sent with, and its draft', () => {
    expect(unsentAfter()).toEqual(['key']);
    expect(formAfter(lost)).toEqual({ ...EMPTY, draft: { email: 'ada' } });
  });

  it.each<[string, UnknownAction]>([
    ['it is shown again', opened],
    ['its controls are kept as they are', kept({ email: 'ada', date: '' })],
    ['another form is edited', kept({ email: 'eve' }, B)],
  ])('goes on waiting when %s', (_what, event) => {
    expect(unsentAfter(event)).toEqual(['key']);
  });

  it.each<[string, UnknownAction]>([
    ['a field has something else', kept({ email: 'eve' })],
    ['a field is edited', edited('email')],
    ['it is sent again', sendingStarted(A, 'next')],
  ])('waits no longer when %s', (_what, event) => {
    expect(unsentAfter(event)).toEqual([]);
  });

  it('does not wait when the server has answered', () => {
    const state = stateAfter(kept({ email: 'ada' }), sendingStarted(A), sendingFailed(A));
    expect(trialForms.selectUnsent(state)).toEqual([]);
  });
});

describe('once it was taken', () => {
  const taken = [kept({ email: 'ada' }), sendingStarted(A), sendingSucceeded(A)];

  it.each<[string, UnknownAction]>([
    ['the visitor comes back to it', opened],
    ['a draft is restored', draftRestored({ form: A, draft: { email: 'ada' } })],
    ['its controls are kept as they go', kept({ email: 'ada' })],
    ['a late failure arrives', sendingFailed(A)],
    ['a late sending starts', sendingStarted(A)],
    ['something is submitted', submitted({ form: A, draft: {}, trap: '' })],
  ])('shows its answer still when %s', (_what, event) => {
    expect(stateAfter(...taken, event)).toEqual({
      [A]: { phase: 'succeeded', answer: booking },
    });
  });
});

it('has no success without a sending', () => {
  expect(formAfter([sendingSucceeded(A)])).toEqual(EMPTY);
  expect(formAfter([opened, sendingSucceeded(A)])).toEqual(EMPTY);
});

it('has no failure without a sending', () => {
  expect(formAfter([kept({ email: 'ada' }), sendingFailed(A, { email: 'No' })])).toEqual({
    ...EMPTY,
    draft: { email: 'ada' },
  });
});

it('knows each form by its name: one may be sent while another is edited', () => {
  const events = [kept({ email: 'ada' }), sendingStarted(A), kept({ email: 'eve' }, B)];
  expect(formAfter(events, A).phase).toBe('submitting');
  expect(formAfter(events, B)).toEqual({ ...EMPTY, draft: { email: 'eve' } });
  expect(formAfter([...events, sendingSucceeded(A)], B).phase).toBe('editing');
});

it('hands out the same draft and errors as long as nothing has changed', () => {
  const state = stateAfter(sendingStarted(A), sendingSucceeded(A));
  for (const form of [A, B]) {
    expect(trialForms.selectDraft(state, form)).toBe(trialForms.selectDraft(state, form));
    expect(trialForms.selectErrors(state, form)).toBe(trialForms.selectErrors(state, form));
  }
});

it('shows errors at the fields they are named after where no rule says otherwise', () => {
  const never = (_action: unknown): _action is never => false;
  const endpoint = { matchPending: never, matchFulfilled: never, matchRejected: never };
  const { actions, getSelectors, reducer } = createLeadFormSlice('plain', endpoint);
  const errors = { date: 'Which day?', time: 'Which hour?' };
  const wrong = reducer({}, actions.validationFailed({ form: A, errors }));
  expect(getSelectors().selectErrors(wrong, A)).toEqual(errors);
  const edited = reducer(wrong, actions.fieldEdited({ form: A, field: 'date' }));
  expect(getSelectors().selectErrors(edited, A)).toEqual({ time: 'Which hour?' });
});
