import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { newsletterStrings } from '../../strings/newsletter.ts';
import { retryDelay } from '../../lib/backoff.ts';
import { dropDraft, keyForSending } from '../../shared/lead-form/formDraft.ts';
import { sourceFields } from '../../shared/lead-form/sourceFields.ts';
import type { AppStartListening } from '../../store/services.ts';
import { networkReturned } from '../../store/networkReturned.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { newsletterApi } from './newsletterApi.ts';
import { keptAddressFound, selectIsWorthATry, selectKeptAddress } from './newsletterSlice.ts';

const KEPT_KEY = 'newsletter-pending';

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
      dispatch(visitorNotified('error', newsletterStrings.emailRequired));
    },
  });

  // The visitor hears of a subscription once, however often it is sent.
  startListening({
    matcher: matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      dispatch(dropDraft(NEWSLETTER_FORM));
      if (meta.arg.originalArgs.isRepeat) return;
      dispatch(visitorNotified('success', payload.message || newsletterStrings.subscribed));
    },
  });

  startListening({
    matcher: matchRejected,
    effect: ({ meta }, { dispatch }) => {
      if (meta.arg.originalArgs.isRepeat) return;
      dispatch(visitorNotified('success', newsletterStrings.alreadyConnected));
    },
  });

  startListening({
    matcher: isAnyOf(boxShown, networkReturned),
    effect: (_action, { dispatch, extra }) => {
      const email = extra.tabStorage.getItem(KEPT_KEY);
      if (email === null) return;
      const idempotencyKey = dispatch(keyForSending(NEWSLETTER_FORM, { email }));
      dispatch(keptAddressFound({ email, idempotencyKey }));
    },
  });

  // The words of a failure would hide an address that the server never got: the tab keeps it, and it is sent again.
  startListening({
    predicate: (_action, state, before) => selectKeptAddress(state) !== selectKeptAddress(before),
    effect: async (action, listener) => {
      const { dispatch, extra } = listener;
      listener.cancelActiveListeners();
      const kept = selectKeptAddress(listener.getState());
      if (!kept) {
        extra.tabStorage.removeItem(KEPT_KEY);
        dispatch(dropDraft(NEWSLETTER_FORM));
        return;
      }
      const { email, idempotencyKey, attempt } = kept;
      extra.tabStorage.setItem(KEPT_KEY, email);
      if (!selectIsWorthATry(listener.getState())) return;
      if (!keptAddressFound.match(action)) await listener.delay(retryDelay(attempt));
      void dispatch(
        initiate(
          { email, idempotencyKey, isRepeat: true, ...dispatch(sourceFields()) },
          { track: false },
        ),
      );
    },
  });
};
