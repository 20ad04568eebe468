import { baseApi } from '../../api/baseApi.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { Payloads } from '../../contract/payloads.ts';
import { HONEYPOT_FIELD, type NewsletterSubscription } from '../../contract/forms.ts';
import type { LeadSource } from '../../contract/leadSource.ts';

export interface Subscription extends NewsletterSubscription {
  honeypot?: string | undefined;
  source?: LeadSource | undefined;
  idempotencyKey: string;
  /** Sent in the background: the visitor has already seen a success. */
  isRetry?: true;
}

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    subscribe: build.mutation<ApiSuccess<Payloads['subscribe']>, Subscription>({
      query: ({ email, honeypot, source, idempotencyKey }) => ({
        name: 'subscribe',
        params: {},
        body: { email, source, [HONEYPOT_FIELD]: honeypot || undefined },
        idempotencyKey,
      }),
    }),
  }),
});
