import type { UnknownAction } from '@reduxjs/toolkit';
import { ANALYTICS_PATH, type AnalyticsEventName } from '../contract/constants.ts';
import { articleRated, selectVote } from '../features/help-center/helpFeedbackSlice.ts';
import type { AppStore } from '../store/makeStore.ts';
import { locationChanged, isNewPage } from '../store/navigationSlice.ts';
import { analyticsUrl } from './analyticsUrl.ts';

const GOALS_BY_ENDPOINT: Readonly<Record<string, AnalyticsEventName>> = {
  requestDemo: 'Demo requested',
  registerForEvent: 'Webinar registration',
  subscribe: 'Newsletter signup',
};

interface ApiAction extends UnknownAction {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string } };
}

const goalOf = ({ type, payload, meta }: ApiAction): AnalyticsEventName | undefined => {
  const endpoint = meta?.arg?.endpointName ?? '';
  if (type === 'api/executeMutation/fulfilled') return GOALS_BY_ENDPOINT[endpoint];
  const isEmptySearch =
    type === 'api/executeQuery/fulfilled' &&
    endpoint === 'searchHelp' &&
    Array.isArray(payload) &&
    payload.length === 0;
  return isEmptySearch ? 'Help search without result' : undefined;
};

/** Sends page views and goals to the site's own server, which forwards them. Search terms are never sent. */
export const sendAnalytics = (store: AppStore): void => {
  const send = (name: AnalyticsEventName, props?: Record<string, string>) => {
    const url = analyticsUrl(window.location.href);
    if (url === undefined) return;
    const { referrer } = document;
    const isExternal = referrer !== '' && !referrer.startsWith(`${window.location.origin}/`);
    const domain = window.location.hostname;
    const event = { name, url, domain, ...(isExternal && { referrer }), ...(props && { props }) };
    const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
    navigator.sendBeacon(ANALYTICS_PATH, body);
  };

  send('pageview');
  store.addListeners((startListening) => {
    startListening({
      actionCreator: locationChanged,
      effect: ({ payload }) => {
        if (isNewPage(payload)) send('pageview');
      },
    });
    startListening({
      actionCreator: articleRated,
      effect: ({ payload: { slug, vote } }, { getOriginalState }) => {
        // A changed answer is not a second rating.
        if (!selectVote(getOriginalState(), slug)) send('Article rated', { answer: vote });
      },
    });
    startListening({
      predicate: (action) => goalOf(action) !== undefined,
      effect: (action) => send(goalOf(action)!),
    });
  });
};
