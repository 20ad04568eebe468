import type { FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { baseApi, tag } from '../../api/baseApi.ts';
import { callMutation, callQuery } from '../../api/callEndpoint.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { NewsletterLink } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { errorStrings } from '../../strings/errors.ts';
import { newsletterLinkStrings } from '../../strings/newsletter.ts';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError, StateIllustration } from '../../ui/StateCard.tsx';
import { Display3, Lead } from '../../ui/Text.tsx';

interface NewsletterLinkProps {
  link: 'confirm' | 'unsubscribe';
  token: string;
}

const tagOf = ({ token }: NewsletterLinkProps) => tag('NewsletterLink', token);

export const newsletterLinkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNewsletterLink: build.query({
      ...callQuery('newsletterLink', ({ link, token }: NewsletterLinkProps) => ({
        link,
        token,
      })),
      extraOptions: { maxRetries: 0 },
      providesTags: (_link, _error, argument) => [tagOf(argument)],
    }),
    followNewsletterLink: build.mutation({
      ...callMutation('followNewsletterLink', ({ link, token }: NewsletterLinkProps) => ({
        params: { link, token },
        body: {},
      })),
      // Also after a failure: the link may have been used in another tab.
      invalidatesTags: (_answer, _error, argument) => [tagOf(argument)],
    }),
  }),
});

const { getNewsletterLink, followNewsletterLink } = newsletterLinkApi.endpoints;

const Page = styled(Container)`
  display: grid;
  justify-items: center;
  padding-block: clamp(40px, 6vw, 96px) ${space.section};
`;

const Card = styled(FormCard)`
  display: grid;
  gap: 24px;
  justify-items: start;
  width: min(100%, 640px);
  overflow-wrap: anywhere;
`;

const Problem = styled.p`
  color: ${color.brick};
  font-weight: 540;
`;

interface LinkStrings {
  title: string;
  text: string | ((address: string) => string);
  action?: string;
}

const stringsFor = (
  link: NewsletterLinkProps['link'],
  state: NewsletterLink['state'],
): LinkStrings => {
  const { confirmed, leaving, pending, unsubscribed } = newsletterLinkStrings;
  if (state === 'unsubscribed') return unsubscribed;
  if (link === 'unsubscribe') return leaving;
  return state === 'confirmed' ? confirmed : pending;
};

/** The page of a link in a newsletter email. Only its button changes anything: mail programs open links themselves. */
function NewsletterLinkPage({ link }: Pick<NewsletterLinkProps, 'link'>) {
  const { token = '' } = useParams();
  const query = useReadOnce(getNewsletterLink, { link, token });
  const { data, isError, isFetching, error } = query;
  const [follow, following] = followNewsletterLink.useMutation({
    fixedCacheKey: `${link} ${token}`,
  });
  // Until the link has been read again, which tells its new state.
  const isSubmitting = following.isLoading || (following.isSuccess && isFetching);
  const { description, loading, readOn, subscribeAgain, submitting, unknown } =
    newsletterLinkStrings;

  if (isError && asApiError(error).status !== 404) {
    return (
      <Page>
        <PageMeta title={errorStrings.title} description={description} />
        <QueryError headingLevel={1} text={UNREACHABLE_MESSAGE} query={query} />
      </Page>
    );
  }
  const isLoading = !data && !error;
  const strings: LinkStrings = data
    ? stringsFor(link, data.state)
    : { ...unknown, ...(isLoading && { title: loading, text: '' }) };
  const { title, text, action } = strings;
  const isSubscribing = data?.state === 'confirmed' || data?.state === 'pending';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void follow({ link, token });
  };
  return (
    <Page>
      {isLoading ? (
        <LoadingMeta title={title} />
      ) : (
        <PageMeta title={title} description={description} />
      )}
      <Card>
        <StateIllustration state={data?.state === 'confirmed' ? 'lit' : 'unlit'} />
        <Display3 role={isLoading ? 'status' : undefined}>{title}</Display3>
        <Lead role="status">{typeof text === 'string' ? text : text(data?.address ?? '')}</Lead>
        {data && action && (
          <form
            method="post"
            action={callPath('followNewsletterLink', { link, token })}
            onSubmit={handleSubmit}
          >
            <Button type="submit" disabled={isSubmitting} busy={isSubmitting}>
              {isSubmitting ? submitting : action}
            </Button>
            {following.isError && (
              <Problem role="alert">{asApiError(following.error).message}</Problem>
            )}
          </form>
        )}
        {!isLoading && !action && isSubscribing && (
          <ButtonLink to={paths.blog}>{readOn}</ButtonLink>
        )}
        {!isLoading && !action && !isSubscribing && (
          <ButtonLink variant="secondary" to={`${paths.blog}#${ELEMENT_IDS.newsletter}`}>
            {subscribeAgain}
          </ButtonLink>
        )}
      </Card>
    </Page>
  );
}

const pageFor = (link: NewsletterLinkProps['link']): PageModule => ({
  Page: () => <NewsletterLinkPage link={link} />,
  api: newsletterLinkApi,
});

export const newsletterConfirmPage = pageFor('confirm');
export const newsletterUnsubscribePage = pageFor('unsubscribe');
