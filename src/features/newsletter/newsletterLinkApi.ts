import { baseApi, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';

/** What a link of the newsletter's mails is for, as the page's path says it. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** A link of the newsletter's mails. */
export interface NewsletterLinkArgument {
  link: LinkPurpose;
  token: string;
}

interface FollowedLink extends NewsletterLinkArgument {
  /** Asks for a newer link. */
  isForNewMail: boolean;
}

const tagOf = ({ token }: NewsletterLinkArgument) => tag('NewsletterLink', token);

export const newsletterLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterLink: build.query({
      ...callQuery('newsletterLink', ({ link, token }: NewsletterLinkArgument) => ({
        link,
        token,
      })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_link, _error, argument) => [tagOf(argument)],
    }),
    followNewsletterLink: build.mutation({
      ...callMutation('followNewsletterLink', ({ link, token, isForNewMail }: FollowedLink) => ({
        params: { link, token },
        body: isForNewMail ? { new_mail: 'yes' } : {},
      })),
      // Read again, it says what has become of it: also when somebody else was faster.
      invalidatesTags: (_answer, _error, argument) => [tagOf(argument)],
    }),
  }),
});
