import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { asApiError } from '../../api/apiError.ts';
import { isBlank } from '../../contract/cleanFields.ts';
import { READ_RETRIES } from '../../contract/constants.ts';
import { newsletterForm } from '../../contract/forms.ts';
import { validateForm } from '../../contract/validateForm.ts';
import { isRecord } from '../../lib/isRecord.ts';
import { parseJson } from '../../lib/json.ts';
import { isTransient } from '../../lib/retry.ts';
import {
  clearDraft,
  getIdempotencyKey,
  isIdempotencyKey,
} from '../../shared/lead-form/formDraft.ts';
import type { MutationResult } from '../../shared/lead-form/toastForResult.ts';
import { selectLeadSource } from '../../store/leadSourceSlice.ts';
import { isNewPage, locationChanged } from '../../store/navigationSlice.ts';
import { cameOnline } from '../../store/cameOnline.ts';
import { rootReducer } from '../../store/rootReducer.ts';
import type { AppStartListening, AppThunk } from '../../store/services.ts';
import { safeStorage } from '../../store/safeStorage.ts';
import { toastShown } from '../../store/toastShown.ts';
import { waitToRetry } from '../../store/waitToRetry.ts';
import { newsletterStrings } from '../../strings/newsletter.ts';
import { newsletterApi, type Subscription } from './newsletterApi.ts';

const { subscribe } = newsletterApi.endpoints;

interface PendingAddress extends Pick<Subscription, 'email' | 'idempotencyKey'> {
  retryCount: number;
}

const isPendingAddress = (value: unknown): value is PendingAddress =>
  isRecord(value) && typeof value.email === 'string' && isIdempotencyKey(value.idempotencyKey);

const initialState = {
  phase: 'editing' as 'editing' | 'submitting',
  pending: [] as PendingAddress[],
  receipt: null as string | null,
  error: null as string | null,
};

const without = (pending: PendingAddress[], email: string) =>
  pending.filter((address) => address.email !== email);

const newsletterSlice = createSlice({
  name: 'newsletter',
  initialState,
  reducers: {
    unsentAddressesRestored(state, { payload }: PayloadAction<PendingAddress[]>) {
      state.pending = payload.map((address) => ({ ...address, retryCount: 0 }));
    },
    addressRefused(state, { payload }: PayloadAction<string>) {
      state.error = payload;
    },
    addressEdited(state) {
      state.error = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(locationChanged, (state, { payload }) => {
        if (isNewPage(payload)) state.error = null;
      })
      .addMatcher(subscribe.matchPending, (state, { meta }) => {
        if (meta.arg.originalArgs.isRetry) return;
        state.phase = 'submitting';
        state.receipt = null;
        state.error = null;
      })
      .addMatcher(subscribe.matchFulfilled, (state, { meta, payload: response }) => {
        const { email, isRetry } = meta.arg.originalArgs;
        if (!isRetry) state.phase = 'editing';
        state.pending = without(state.pending, email);
        state.receipt = response.payload?.receipt ?? null;
      })
      .addMatcher(subscribe.matchRejected, (state, { meta, payload }) => {
        const { email, idempotencyKey, isRetry } = meta.arg.originalArgs;
        if (!isRetry) state.phase = 'editing';
        const known = state.pending.find((address) => address.email === email);
        if (!isTransient(asApiError(payload))) {
          state.pending = without(state.pending, email);
        } else if (!isRetry) {
          const address = { email, idempotencyKey, retryCount: 0 };
          state.pending = [...without(state.pending, email), address];
        } else if (known) {
          known.retryCount += 1;
        }
      });
  },
  selectors: {
    selectIsSubmitting: ({ phase }) => phase === 'submitting',
    selectPending: ({ pending }) => pending,
    selectReceipt: ({ receipt }) => receipt,
    selectError: ({ error }) => error,
    /** An address that failed too often waits until the box is shown again. */
    selectNextRetry: ({ pending }) => pending.find(({ retryCount }) => retryCount <= READ_RETRIES),
  },
});

declare module '../../store/rootReducer.ts' {
  export interface LazyLoadedSlices extends WithSlice<typeof newsletterSlice> {}
}

const { unsentAddressesRestored, addressRefused } = newsletterSlice.actions;
export const { addressEdited } = newsletterSlice.actions;
const { selectors } = newsletterSlice.injectInto(rootReducer);
const { selectPending, selectNextRetry } = selectors;
export const { selectError, selectIsSubmitting, selectReceipt } = selectors;

const FORM = 'newsletter';
const UNSENT_KEY = 'newsletter-pending';

const send =
  (subscription: Omit<Subscription, 'source'>): AppThunk<PromiseLike<MutationResult>> =>
  (dispatch, getState) => {
    const source = selectLeadSource(getState()) ?? undefined;
    return dispatch(subscribe.initiate({ ...subscription, source }, { track: false }));
  };

/** Resolves to whether the address was accepted. The visitor sees a success even when the request fails. */
export const submitAddress =
  (written: string, honeypot?: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { tabStorage }) => {
    // A double click.
    if (selectIsSubmitting(getState())) return false;
    const { fields, errors } = validateForm(newsletterForm, { email: written });
    if (errors) {
      const { email: message = '' } = errors;
      dispatch(isBlank(written) ? toastShown('error', message) : addressRefused(message));
      return false;
    }
    const { email } = fields;
    const idempotencyKey = getIdempotencyKey(tabStorage, FORM, { email });
    const { data } = await dispatch(send({ email, honeypot, idempotencyKey }));
    if (!data) {
      dispatch(toastShown('success', newsletterStrings.alreadyConnected));
      return false;
    }
    clearDraft(tabStorage, FORM);
    dispatch(toastShown('success', data.message || newsletterStrings.subscribed));
    return true;
  };

export const restoreUnsentAddresses =
  (): AppThunk =>
  (dispatch, _getState, { tabStorage }) => {
    const stored = parseJson(safeStorage(tabStorage).getItem(UNSENT_KEY));
    if (Array.isArray(stored)) dispatch(unsentAddressesRestored(stored.filter(isPendingAddress)));
  };

export const listenToNewsletter = (startListening: AppStartListening) => {
  startListening({
    actionCreator: cameOnline,
    effect: (_action, { dispatch }) => dispatch(restoreUnsentAddresses()),
  });

  startListening({
    // A failed retry changes `pending` (`retryCount`), which starts this effect for the next one.
    predicate: (_action, state, before) => selectPending(state) !== selectPending(before),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      const storage = safeStorage(extra.tabStorage);
      listener.cancelActiveListeners();
      const pending = selectPending(listener.getState());
      if (pending.length === 0) {
        storage.removeItem(UNSENT_KEY);
        clearDraft(extra.tabStorage, FORM);
        return;
      }
      storage.setItem(UNSENT_KEY, JSON.stringify(pending));
      const next = selectNextRetry(listener.getState());
      if (!next) return;
      if (!unsentAddressesRestored.match(action)) {
        await waitToRetry(listener, next.retryCount);
      }
      const { email, idempotencyKey } = next;
      void dispatch(send({ email, idempotencyKey, isRetry: true }));
    },
  });
};
