/** Where the browser tells what is counted of a visit; there only with `ANALYTICS_URL`. */
export const ANALYTICS_PATH = '/visits';

/** Events in one request, and bytes of it. */
export const ANALYTICS_EVENTS = 20;
export const ANALYTICS_BYTES = 4096;

export const COUNTED_FORMS = ['newsletter', 'demo', 'registration'] as const;
export const FORM_STEPS = ['started', 'submitted', 'succeeded', 'failed'] as const;
export const COUNTED_SEARCHES = ['help-center', 'integrations'] as const;

/**
 * What is counted, and all that is told of it (docs/analytics.md). Nothing that somebody typed is in it, and nothing by
 * which two events could be known for one visitor's.
 */
export type AnalyticsEvent =
  | {
      event: 'page_viewed';
      /** Of a public page of the site, without its query; `*` for an address that is none. */
      path: string;
    }
  | {
      event: 'form_step';
      form: (typeof COUNTED_FORMS)[number];
      step: (typeof FORM_STEPS)[number];
    }
  | {
      event: 'search_answered';
      search: (typeof COUNTED_SEARCHES)[number];
      /** Characters that were searched for. What they were may be a name or a number. */
      length: number;
      results: number;
    };
