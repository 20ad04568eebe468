import type { ApiError } from '../../contract/entities.ts';
import {
  addressSubmitted,
  keptAddressFound,
  newsletterSlice,
  type NewsletterState,
} from './newsletterSlice.ts';

const { reducer, getInitialState } = newsletterSlice;
const { selectIsSubmitting, selectIsWorthATry } = newsletterSlice.getSelectors();

const ada = { email: 'ada@example.com', idempotencyKey: 'ada-key' };
const ben = { email: 'ben@example.com', idempotencyKey: 'ben-key' };
const isRepeat = true;

/** What the mutation dispatches, in short. */
const moment =
  (requestStatus: 'pending' | 'fulfilled' | 'rejected') =>
  (originalArgs: object, payload: ApiError | { payload: unknown } = { payload: null }) => ({
    type: `api/executeMutation/${requestStatus}`,
    payload,
    meta: { requestStatus, requestId: '', arg: { endpointName: 'subscribe', originalArgs } },
  });

/** The visitor presses the button, or the box sends again by itself. */
const sent = (subscription: object) =>
  'isRepeat' in subscription ? moment('pending')(subscription) : addressSubmitted();
const accepted = moment('fulfilled');
const refused = (subscription: object) =>
  moment('rejected')(subscription, { status: 422, message: '' });
const lost = (subscription: object) =>
  moment('rejected')(subscription, { status: 503, message: '' });

const after = (...actions: Parameters<typeof reducer>[1][]): NewsletterState =>
  actions.reduce(reducer, getInitialState());

it('has the receipt of the address that was taken last, until another is sent', () => {
  const taken = moment('fulfilled')(ada, { payload: { receipt: 'HN-7K3M9Q' } });
  expect(after(sent(ada), taken).receipt).toBe('HN-7K3M9Q');
  expect(after(sent(ada), taken, sent(ben)).receipt).toBeNull();
  expect(after(sent(ada), accepted(ada)).receipt).toBeNull();
});

it('is submitting while what the visitor sent is under way, whatever comes of it', () => {
  expect(selectIsSubmitting(after())).toBe(false);
  expect(selectIsSubmitting(after(sent(ada)))).toBe(true);
  for (const answer of [accepted, refused, lost]) {
    expect(selectIsSubmitting(after(sent(ada), answer(ada)))).toBe(false);
  }
});

it('is not submitting while the box sends an address again by itself', () => {
  const again = { ...ada, isRepeat };
  expect(selectIsSubmitting(after(sent(ada), lost(ada), sent(again)))).toBe(false);
  expect(selectIsSubmitting(after(sent(ada), accepted(again)))).toBe(true);
  expect(selectIsSubmitting(after(sent(ada), lost(again)))).toBe(true);
});

it('keeps an address that the server could not take, with its key', () => {
  expect(after(sent(ada), lost(ada)).kept).toEqual({ ...ada, attempt: 0 });
  expect(after(sent(ada), refused(ada)).kept).toBeNull();
  expect(after(sent(ada), accepted(ada)).kept).toBeNull();
});

it('keeps the address that was sent last', () => {
  expect(after(lost(ada), lost(ben)).kept?.email).toBe(ben.email);
  expect(after(lost(ada), refused(ben)).kept?.email).toBe(ada.email);
  expect(after(lost(ada), accepted(ben)).kept).toBeNull();
});

it('keeps what was kept before the page was loaded', () => {
  expect(after(keptAddressFound(ada)).kept).toEqual({ ...ada, attempt: 0 });
});

it('counts how often the address was sent again, until it is not worth a try', () => {
  const again = lost({ ...ada, isRepeat });
  const tries = [lost(ada), again, again, again, again];
  const states = tries.map((_, index) => after(...tries.slice(0, index + 1)));
  expect(states.map(({ kept }) => kept?.attempt)).toEqual([0, 1, 2, 3, 4]);
  expect(states.map(selectIsWorthATry)).toEqual([true, true, true, true, false]);
  expect(selectIsWorthATry(after())).toBe(false);
});

it('lets an address go once the server has answered for good', () => {
  const again = { ...ada, isRepeat };
  expect(after(lost(ada), accepted(again)).kept).toBeNull();
  expect(after(lost(ada), refused(again)).kept).toBeNull();
});

it('takes no answer for an address that it no longer keeps', () => {
  const again = { ...ada, isRepeat };
  for (const answer of [accepted, refused, lost]) {
    expect(after(lost(ada), lost(ben), answer(again)).kept).toEqual({ ...ben, attempt: 0 });
    expect(after(lost(ada), accepted(ada), answer(again)).kept).toBeNull();
  }
});

it('names its event after the feature', () => {
  expect(keptAddressFound.type).toBe('newsletter/keptAddressFound');
});
