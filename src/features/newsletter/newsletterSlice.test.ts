import type { ApiError } from '../../contract/entities.ts';
import { addressSubmitted, newsletterSlice, type NewsletterState } from './newsletterSlice.ts';

const { reducer, getInitialState } = newsletterSlice;
const { selectIsSubmitting, selectNextRetry } = newsletterSlice.getSelectors();

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

it('keeps an address that the server could not take, with its key', () => {
  expect(after(sent(ada), lost(ada)).pending).toEqual([{ ...ada, attempt: 0 }]);
  expect(after(sent(ada), refused(ada)).pending).toEqual([]);
  expect(after(sent(ada), accepted(ada)).pending).toEqual([]);
});

const emails = ({ pending }: NewsletterState) => pending.map(({ email }) => email);

it('keeps every address that could not be sent, whatever happens to another one', () => {
  expect(emails(after(lost(ada), lost(ben)))).toEqual([ada.email, ben.email]);
  expect(emails(after(lost(ada), refused(ben)))).toEqual([ada.email]);
  expect(emails(after(lost(ada), accepted(ben)))).toEqual([ada.email]);
});

it('keeps an address once, under its latest key', () => {
  const again = { ...ada, idempotencyKey: 'another-key' };
  expect(after(lost(ada), lost(again)).pending).toEqual([{ ...again, attempt: 0 }]);
});

it('retries an address four times, and then the next one', () => {
  const again = lost({ ...ada, isRepeat });
  const tries = [lost(ada), again, again, again, again];
  const states = tries.map((_, index) => after(...tries.slice(0, index + 1)));
  expect(states.map(({ pending }) => pending[0]?.attempt)).toEqual([0, 1, 2, 3, 4]);
  expect(states.map((state) => selectNextRetry(state)?.email)).toEqual([
    ...Array<string>(4).fill(ada.email),
    undefined,
  ]);
  expect(selectNextRetry(after(...tries, lost(ben)))?.email).toBe(ben.email);
  expect(selectNextRetry(after())).toBeUndefined();
});

it('ignores a failed retry of an address that is no longer pending', () => {
  expect(after(lost(ada), accepted(ada), lost({ ...ada, isRepeat })).pending).toEqual([]);
});
