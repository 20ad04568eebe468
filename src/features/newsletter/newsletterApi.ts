import { baseApi } from '../../api/baseApi.ts';
import { callPath } from '../../contract/calls.ts';
import type { MessageAnswer } from '../../contract/entities.ts';
import type { NewsletterSubscription } from '../../contract/forms.ts';
import type { ApiRequest } from '../../api/baseQuery.ts';

/** An address as it leaves the browser. */
export interface Subscription extends NewsletterSubscription {
  /** A field that people don't see; the call is the spec's, `{email}`, when they left it alone. */
  website?: string | undefined;
  /** The same for every try to send the same address. */
  idempotencyKey: string;
}

export const subscriptionRequest = ({
  email,
  website,
  idempotencyKey,
}: Subscription): ApiRequest => ({
  path: callPath('subscribe'),
  method: 'POST',
  body: website ? { email, website } : { email },
  headers: { 'Idempotency-Key': idempotencyKey },
});

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a subscription.
    subscribe: build.mutation<MessageAnswer, Subscription>({ query: subscriptionRequest }),
  }),
});

export const { useSubscribeMutation } = newsletterApi;
