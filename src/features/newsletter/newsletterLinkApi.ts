import { baseApi, tag } from '../../api/baseApi.ts';
import type { ApiSuccess } from '../../contract/calls.ts';
import type { Payloads } from '../../contract/payloads.ts';

export interface FollowedLink {
  link: 'confirm' | 'unsubscribe';
  token: string;
}

const tagOf = ({ token }: FollowedLink) => tag('NewsletterLink', token);

export const newsletterLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterLink: build.query<Payloads['newsletterLink'], FollowedLink>({
      query: ({ link, token }) => ({ name: 'newsletterLink', params: { link, token } }),
      extraOptions: { maxRetries: 0 },
      providesTags: (_link, _error, followed) => [tagOf(followed)],
    }),
    followNewsletterLink: build.mutation<
      ApiSuccess<Payloads['followNewsletterLink']>,
      FollowedLink
    >({
      query: ({ link, token }) => ({
        name: 'followNewsletterLink',
        params: { link, token },
        body: {},
      }),
      // Also after a failure: the link may have been used in another tab.
      invalidatesTags: (_answer, _error, followed) => [tagOf(followed)],
    }),
  }),
});
