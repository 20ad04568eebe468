import { baseApi } from '../../api/baseApi';
import { endpoints } from '../../contract/endpoints';
import type { MessageAnswer } from '../../contract/entities';
import type { NewsletterSubscription } from '../../contract/forms';

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // No tag to invalidate: nothing that the site reads changes by a subscription.
    subscribe: build.mutation<MessageAnswer, NewsletterSubscription>({
      query: (body) => ({ path: endpoints.subscribe, method: 'POST', body }),
    }),
  }),
});

export const { useSubscribeMutation } = newsletterApi;
