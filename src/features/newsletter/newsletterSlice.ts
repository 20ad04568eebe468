import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isTransient } from '../../lib/isTransient.ts';
import { asApiError } from '../../api/queryStatus.ts';
import { READ_RETRIES } from '../../contract/constants.ts';
import { perStore } from '../../store/rootReducer.ts';
import { newsletterApi } from './newsletterApi.ts';

/** An address that the server has not taken yet. */
export interface KeptAddress {
  email: string;
  /** The same for every try to send it, so that it counts once. */
  idempotencyKey: string;
  /** How often the box has sent it again by itself. */
  attempt: number;
}

export interface NewsletterState {
  /** What the visitor is doing (spec §4): idle -> submitting -> idle. */
  phase: 'editing' | 'submitting';
  kept: KeptAddress | null;
  /** What the subscription is found by that was taken last. */
  receipt: string | null;
}

const initialState: NewsletterState = { phase: 'editing', kept: null, receipt: null };

const { matchFulfilled, matchRejected } = newsletterApi.endpoints.subscribe;

/** The newsletter box: what the visitor sends, and what the box goes on sending behind the success it has to tell. */
export const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    /** The button was pressed. The box waits at once: what is on its way shows a frame later. */
    addressSubmitted(state) {
      state.phase = 'submitting';
      state.receipt = null;
    },
    /** This tab has kept an address since before the page was loaded. */
    keptAddressFound(state, { payload }: PayloadAction<Omit<KeptAddress, 'attempt'>>) {
      state.kept = { ...payload, attempt: 0 };
    },
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(matchFulfilled, (state, { meta, payload: answer }) => {
        const { email, isRepeat } = meta.arg.originalArgs;
        if (!isRepeat) state.phase = 'editing';
        // The visitor's own success stands for whatever went before.
        if (!isRepeat || state.kept?.email === email) state.kept = null;
        state.receipt = answer.payload?.receipt ?? null;
      })
      .addMatcher(matchRejected, (state, { meta, payload }) => {
        const { email, idempotencyKey, isRepeat } = meta.arg.originalArgs;
        const isOfKept = state.kept?.email === email;
        if (!isRepeat) state.phase = 'editing';
        if (!isTransient(asApiError(payload))) {
          if (isOfKept) state.kept = null;
        } else if (!isRepeat) {
          state.kept = { email, idempotencyKey, attempt: 0 };
        } else if (state.kept && isOfKept) {
          state.kept.attempt += 1;
        }
      });
  },
  selectors: {
    selectIsSubmitting: ({ phase }) => phase === 'submitting',
    selectKeptAddress: ({ kept }) => kept,
    selectReceipt: ({ receipt }) => receipt,
    /** Whether the kept address is to be sent once more; in the end it waits for the box to be shown again. */
    selectIsWorthATry: ({ kept }) => kept !== null && kept.attempt <= READ_RETRIES,
  },
});

declare module '../../store/rootReducer.ts' {
  interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

export const { addressSubmitted, keptAddressFound } = newsletterSlice.actions;
export const { selectIsSubmitting, selectKeptAddress, selectIsWorthATry, selectReceipt } =
  newsletterSlice.injectInto(perStore).selectors;
