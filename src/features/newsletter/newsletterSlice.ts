import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isTransient } from '../../lib/retry.ts';
import { asApiError } from '../../api/apiError.ts';
import { READ_RETRIES } from '../../contract/constants.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import { newsletterApi } from './newsletterApi.ts';

/** An address that could not be sent, as the tab stores it. */
export interface UnsentAddress {
  email: string;
  /** The same for every attempt, so that the address is subscribed once. */
  idempotencyKey: string;
}

interface PendingAddress extends UnsentAddress {
  /** How often the box has sent it again by itself. */
  attempt: number;
}

export interface NewsletterState {
  phase: 'editing' | 'submitting';
  /** Addresses that are still to be sent, the oldest first. */
  pending: PendingAddress[];
  /** Receipt of the last accepted subscription. */
  receipt: string | null;
}

const initialState: NewsletterState = { phase: 'editing', pending: [], receipt: null };

const { matchFulfilled, matchRejected } = newsletterApi.endpoints.subscribe;

const without = (pending: PendingAddress[], email: string) =>
  pending.filter((address) => address.email !== email);

/** The newsletter box: what the visitor sends, and the failed addresses that are retried in the background. */
export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    /** Disables the box at once; the request itself starts a frame later. */
    addressSubmitted(state) {
      state.phase = 'submitting';
      state.receipt = null;
    },
    /** The tab has stored unsent addresses, for example before a reload. */
    unsentAddressesRestored(state, { payload }: PayloadAction<UnsentAddress[]>) {
      state.pending = payload.map((address) => ({ ...address, attempt: 0 }));
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(matchFulfilled, (state, { meta, payload: answer }) => {
        const { email, isRepeat } = meta.arg.originalArgs;
        if (!isRepeat) state.phase = 'editing';
        state.pending = without(state.pending, email);
        state.receipt = answer.payload?.receipt ?? null;
      })
      .addMatcher(matchRejected, (state, { meta, payload }) => {
        const { email, idempotencyKey, isRepeat } = meta.arg.originalArgs;
        if (!isRepeat) state.phase = 'editing';
        const known = state.pending.find((address) => address.email === email);
        if (!isTransient(asApiError(payload))) {
          state.pending = without(state.pending, email);
        } else if (!isRepeat) {
          state.pending = [...without(state.pending, email), { email, idempotencyKey, attempt: 0 }];
        } else if (known) {
          known.attempt += 1;
        }
      });
  },
  selectors: {
    selectIsSubmitting: ({ phase }) => phase === 'submitting',
    selectPending: ({ pending }) => pending,
    selectReceipt: ({ receipt }) => receipt,
    /** The address to retry next. One that failed too often waits until the box is shown again. */
    selectNextRetry: ({ pending }) => pending.find(({ attempt }) => attempt <= READ_RETRIES),
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

export const { addressSubmitted, unsentAddressesRestored } = newsletterSlice.actions;
export const { selectIsSubmitting, selectPending, selectNextRetry, selectReceipt } =
  newsletterSlice.injectInto(rootReducer).selectors;
