import { baseApi } from '../../api/baseApi.ts';
import { callMutation } from '../../api/callEndpoint.ts';
import type { LeadSource } from '../../contract/leadSource.ts';
import { HONEYPOT_FIELD, type NewsletterSubscription } from '../../contract/forms.ts';

/** An address as it leaves the browser. */
export interface Subscription extends NewsletterSubscription {
  /** A field that people don't see; the call is the spec's, `{email}`, when they left it alone. */
  trap?: string | undefined;
  /** What brought the visitor here, if anything is known of it. */
  source?: LeadSource | undefined;
  /** The same for every try to send the same address. */
  idempotencyKey: string;
  /** The box sends it again by itself; the visitor has been answered. */
  isRepeat?: true;
}

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a subscription.
    subscribe: build.mutation(
      callMutation('subscribe', ({ email, trap, source, idempotencyKey }: Subscription) => ({
        params: {},
        body: { email, ...(trap && { [HONEYPOT_FIELD]: trap }), ...(source && { source }) },
        idempotencyKey,
      })),
    ),
  }),
});
