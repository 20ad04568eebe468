import { baseApi, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';

/** What a link of the newsletter's mails is for, as the page's path says it. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** What the read of a link is asked for. */
export const linkKey = (link: LinkPurpose, token: string): string => `${link} ${token}`;

const paramsOf = (key: string) => {
  const [link = '', token = ''] = key.split(' ');
  return { link, token };
};

interface FollowedLink {
  key: string;
  /** Asks for a newer link. */
  isForNewMail: boolean;
}

export const newsletterLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterLink: build.query({
      ...callQuery('newsletterLink', paramsOf),
      providesTags: (_link, _error, key) => [tag('NewsletterLink', key)],
    }),
    followNewsletterLink: build.mutation({
      ...callMutation('followNewsletterLink', ({ key, isForNewMail }: FollowedLink) => ({
        params: paramsOf(key),
        body: isForNewMail ? { new_mail: 'yes' } : {},
      })),
      // Read again, it says what has become of it: also when somebody else was faster.
      invalidatesTags: (_answer, _error, { key }) => [tag('NewsletterLink', key)],
    }),
  }),
});
