/** Where the browser posts analytics events, if the site has `ANALYTICS_URL`. */
export const ANALYTICS_PATH = '/api/event';

export const ANALYTICS_EVENTS = [
  'pageview',
  'Demo requested',
  'Webinar registration',
  'Newsletter signup',
  'Help search without result',
  'Article rated',
] as const;

export type AnalyticsEventName = (typeof ANALYTICS_EVENTS)[number];
