import { createAction } from '@reduxjs/toolkit';
import { isTransient } from '../../api/apiError.ts';
import { asApiError } from '../../api/queryStatus.ts';
import { READ_RETRIES } from '../../contract/constants.ts';
import { newsletterStrings } from '../../strings/newsletter.ts';
import { retryDelay } from '../../lib/backoff.ts';
import { dropDraft, keyForSending } from '../../shared/lead-form/formDraft.ts';
import type { AppStartListening } from '../../store/services.ts';
import { visitorNotified } from '../../store/visitorNotified.ts';
import { newsletterApi, subscriptionRequest } from './newsletterApi.ts';

const PENDING_KEY = 'newsletter-pending';

/** Name under which this tab remembers what the box is sending. */
export const NEWSLETTER_FORM = 'newsletter';

/** The box asks for an address it does not have. */
export const emptyAddressSubmitted = createAction('newsletter/emptyAddressSubmitted');
/** The box is on the page: an address kept from before may be sent now. */
export const boxShown = createAction('newsletter/boxShown');
/** The server could not take an address for now; it is kept in the tab and sent again. */
export const addressKept = createAction('newsletter/addressKept');

/** What the box does to the world outside. */
export const listenToNewsletter = (startListening: AppStartListening) => {
  startListening({
    actionCreator: emptyAddressSubmitted,
    effect: (_action, { dispatch }) => {
      dispatch(visitorNotified('error', newsletterStrings.emailRequired));
    },
  });

  startListening({
    matcher: newsletterApi.endpoints.subscribe.matchFulfilled,
    effect: ({ payload }, { dispatch, extra }) => {
      extra.tabStorage.removeItem(PENDING_KEY);
      dispatch(dropDraft(NEWSLETTER_FORM));
      dispatch(visitorNotified('success', payload.message || newsletterStrings.subscribed));
    },
  });

  startListening({
    matcher: newsletterApi.endpoints.subscribe.matchRejected,
    effect: ({ payload, meta }, { dispatch, extra }) => {
      dispatch(visitorNotified('success', newsletterStrings.alreadyConnected));
      // Those words would hide an address that the server never got, so it is sent again behind them.
      if (!isTransient(asApiError(payload))) return;
      extra.tabStorage.setItem(PENDING_KEY, meta.arg.originalArgs.email);
      dispatch(addressKept());
    },
  });

  startListening({
    predicate: (action) => addressKept.match(action) || boxShown.match(action),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      const { tabStorage, transport } = api.extra;
      for (let attempt = 0; attempt <= READ_RETRIES; attempt += 1) {
        const email = tabStorage.getItem(PENDING_KEY);
        if (email === null) return;
        if (addressKept.match(action) || attempt > 0) await api.delay(retryDelay(attempt));
        const idempotencyKey = api.dispatch(keyForSending(NEWSLETTER_FORM, { email }));
        const answer = await transport
          .send(subscriptionRequest({ email, idempotencyKey }), api.signal)
          .catch(() => ({ status: 0, message: '' }));
        // Stored, there already, or refused for good: in each case there is nothing left to send.
        if ('payload' in answer || !isTransient(answer)) {
          tabStorage.removeItem(PENDING_KEY);
          api.dispatch(dropDraft(NEWSLETTER_FORM));
        }
      }
    },
  });
};
