import { isFulfilled, type UnknownAction } from '@reduxjs/toolkit';
import { ANALYTICS_PATH, type AnalyticsEventName } from '../contract/constants.ts';
import type { helpCenterApi } from '../features/help-center/helpCenterApi.ts';
import { articleRated, selectVote } from '../features/help-center/helpFeedbackSlice.ts';
import type { newsletterApi } from '../features/newsletter/newsletterApi.ts';
import type { leadsApi } from '../shared/lead-form/leadsApi.ts';
import type { AppStore } from '../store/makeStore.ts';
import { locationChanged, isNewPage } from '../store/navigationSlice.ts';
import { analyticsUrl } from './analyticsUrl.ts';

type FormEndpoint = keyof typeof leadsApi.endpoints | keyof typeof newsletterApi.endpoints;

const GOALS_BY_ENDPOINT: Readonly<Record<string, AnalyticsEventName>> = {
  requestDemo: 'Demo requested',
  registerForEvent: 'Webinar registration',
  subscribe: 'Newsletter signup',
} satisfies Record<FormEndpoint, AnalyticsEventName>;

const SEARCH_ENDPOINT: keyof typeof helpCenterApi.endpoints = 'searchHelp';

/** The matchers of the endpoints would bring RTK Query to pages without queries. */
const goalOf = (action: UnknownAction): AnalyticsEventName | undefined => {
  if (!isFulfilled(action)) return undefined;
  const { arg } = action.meta as { arg?: { endpointName?: string } };
  const endpointName = arg?.endpointName ?? '';
  if (endpointName !== SEARCH_ENDPOINT) return GOALS_BY_ENDPOINT[endpointName];
  const { payload: results } = action;
  const isEmpty = Array.isArray(results) && results.length === 0;
  return isEmpty ? 'Help search without result' : undefined;
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
