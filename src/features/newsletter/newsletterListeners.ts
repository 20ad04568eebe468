import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { newsletterStrings } from '../../strings/newsletter.ts';
import { retryDelay } from '../../lib/retry.ts';
import { dropDraft } from '../../shared/lead-form/formDraft.ts';
import { sourceFields } from '../../shared/lead-form/sourceFields.ts';
import type { AppStartListening } from '../../store/services.ts';
import { onlineStatusChanged } from '../../store/onlineStatusChanged.ts';
import { toastShown } from '../../store/toastShown.ts';
import { newsletterApi } from './newsletterApi.ts';
import {
  selectNextRetry,
  selectPending,
  unsentAddressesRestored,
  type UnsentAddress,
} from './newsletterSlice.ts';

const UNSENT_KEY = 'newsletter-pending';

const isUnsent = (value: unknown): value is UnsentAddress => {
  const { email, idempotencyKey } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof email === 'string' && typeof idempotencyKey === 'string';
};

const parseUnsent = (text: string | null): UnsentAddress[] => {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isUnsent) : [];
  } catch {
    return [];
  }
};

/** Name under which this tab remembers what the box is sending. */
export const NEWSLETTER_FORM = 'newsletter';

/** The box asks for an address it does not have. */
export const emptyAddressSubmitted = createAction('newsletter/emptyAddressSubmitted');
/** The box is on the page: an address kept from before may be sent now. */
export const boxShown = createAction('newsletter/boxShown');

const { initiate, matchFulfilled, matchRejected } = newsletterApi.endpoints.subscribe;

/** What the box does to the world outside. */
export const listenToNewsletter = (startListening: AppStartListening) => {
  startListening({
    actionCreator: emptyAddressSubmitted,
    effect: (_action, { dispatch }) => {
      dispatch(toastShown('error', newsletterStrings.emailRequired));
    },
  });

  // The visitor hears of a subscription once, however often it is sent.
  startListening({
    matcher: matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      dispatch(dropDraft(NEWSLETTER_FORM));
      if (meta.arg.originalArgs.isRepeat) return;
      dispatch(toastShown('success', payload.message || newsletterStrings.subscribed));
    },
  });

  startListening({
    matcher: matchRejected,
    effect: ({ meta }, { dispatch }) => {
      if (meta.arg.originalArgs.isRepeat) return;
      dispatch(toastShown('success', newsletterStrings.alreadyConnected));
    },
  });

  startListening({
    matcher: isAnyOf(boxShown, onlineStatusChanged),
    effect: (_action, { dispatch, extra }) => {
      const unsent = parseUnsent(extra.tabStorage.getItem(UNSENT_KEY));
      if (unsent.length > 0) dispatch(unsentAddressesRestored(unsent));
    },
  });

  // The visitor is told of a success even when the request fails: the tab stores the address and sends it again.
  startListening({
    predicate: (_action, state, before) => selectPending(state) !== selectPending(before),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      listener.cancelActiveListeners();
      const pending = selectPending(listener.getState());
      if (pending.length === 0) {
        extra.tabStorage.removeItem(UNSENT_KEY);
        dispatch(dropDraft(NEWSLETTER_FORM));
        return;
      }
      const unsent = pending.map(({ email, idempotencyKey }) => ({ email, idempotencyKey }));
      extra.tabStorage.setItem(UNSENT_KEY, JSON.stringify(unsent));
      const next = selectNextRetry(listener.getState());
      if (!next) return;
      if (!unsentAddressesRestored.match(action)) await listener.delay(retryDelay(next.attempt));
      const { email, idempotencyKey } = next;
      void dispatch(
        initiate(
          { email, idempotencyKey, isRepeat: true, ...dispatch(sourceFields()) },
          { track: false },
        ),
      );
    },
  });
};
