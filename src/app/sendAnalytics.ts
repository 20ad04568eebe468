import type { UnknownAction } from '@reduxjs/toolkit';
import { ANALYTICS_EVENTS, ANALYTICS_PATH, type AnalyticsEvent } from '../contract/analytics.ts';
import { holdsToken } from '../contract/paths.ts';
import type { AppStore } from '../store/makeStore.ts';
import { arrived, isNewPage, selectArrival } from '../store/navigationSlice.ts';
import { matchRoute } from './routes.ts';

type Form = Extract<AnalyticsEvent, { event: 'form_step' }>['form'];

/** Which forms send which calls, and which slices keep them. */
const FORM_CALLS: Readonly<Record<string, Form>> = {
  subscribe: 'newsletter',
  requestDemo: 'demo',
  registerForEvent: 'registration',
};
const FORM_STARTS: Readonly<Record<string, Form>> = {
  'requestDemo/draftKept': 'demo',
  'registration/draftKept': 'registration',
};
const STEPS = {
  'api/executeMutation/pending': 'submitted',
  'api/executeMutation/fulfilled': 'succeeded',
  'api/executeMutation/rejected': 'failed',
} as const;

/** Action types that are counted. */
const COUNTED_EVENTS: readonly string[] = [
  arrived.type,
  ...Object.keys(FORM_STARTS),
  ...Object.keys(STEPS),
  'api/executeQuery/fulfilled',
];

/** A page that anybody may know of; undefined for one whose address is a key. */
const pageViewed = (pathname: string): AnalyticsEvent | undefined => {
  const { route, path } = matchRoute(pathname);
  if (holdsToken(route.path)) return undefined;
  // What no page has may be anything that somebody typed.
  const isKnown = !route.missing && /^[\w/-]{1,200}$/.test(path);
  return { event: 'page_viewed', path: isKnown ? path : '*' };
};

interface ApiAction extends UnknownAction {
  payload?: unknown;
  meta?: { arg?: { endpointName?: string; originalArgs?: unknown } };
}

const searchAnswered = ({ payload, meta }: ApiAction): AnalyticsEvent | undefined => {
  const { endpointName, originalArgs } = meta?.arg ?? {};
  if (typeof originalArgs !== 'string') return undefined;
  if (endpointName === 'searchHelp' && Array.isArray(payload)) {
    const { length } = originalArgs;
    return { event: 'search_answered', search: 'help-center', length, results: payload.length };
  }
  if (endpointName === 'getIntegrationsPage') {
    const { length } = new URLSearchParams(originalArgs).get('q') ?? '';
    const { total = 0 } = payload as { total?: number };
    if (length === 0) return undefined;
    return { event: 'search_answered', search: 'integrations', length, results: total };
  }
  return undefined;
};

const formStep = ({ type, meta }: ApiAction, begun: Set<Form>): AnalyticsEvent | undefined => {
  const started = FORM_STARTS[type];
  if (started) {
    if (begun.has(started)) return undefined;
    begun.add(started);
    return { event: 'form_step', form: started, step: 'started' };
  }
  const form = FORM_CALLS[meta?.arg?.endpointName ?? ''];
  const step = (STEPS as Record<string, (typeof STEPS)[keyof typeof STEPS]>)[type];
  // The newsletter's box sends an address again by itself.
  const { isRepeat } = (meta?.arg?.originalArgs ?? {}) as { isRepeat?: true };
  if (!form || !step || isRepeat) return undefined;
  if (step === 'succeeded') begun.delete(form);
  return { event: 'form_step', form, step };
};

/**
 * Tells the site's own server what is counted of this visit: pages, steps of forms, searches. Nothing of it is kept in
 * the browser, and a failure is nobody's business.
 */
export const sendAnalytics = (store: AppStore): void => {
  const begun = new Set<Form>();
  let waiting: AnalyticsEvent[] = [];

  const send = () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify({ events: waiting });
    waiting = [];
    navigator.sendBeacon(ANALYTICS_PATH, new Blob([body], { type: 'application/json' }));
  };
  const tell = (event: AnalyticsEvent | undefined) => {
    if (!event) return;
    waiting.push(event);
    if (waiting.length === ANALYTICS_EVENTS) send();
  };

  tell(pageViewed(selectArrival(store.getState()).pathname));
  store.attach({
    listeners: [
      (startListening) => {
        startListening({
          predicate: ({ type }) => COUNTED_EVENTS.includes(type),
          effect: (action) => {
            if (store.isTravelling()) return;
            if (arrived.match(action)) {
              const { payload } = action;
              if (isNewPage(payload)) tell(pageViewed(payload.pathname));
            } else tell(formStep(action, begun) ?? searchAnswered(action));
          },
        });
      },
    ],
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  // Where a page that is left is never hidden before.
  window.addEventListener('pagehide', send);
};
