import type { FormEvent } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { NewsletterLink } from '../../contract/bookings.ts';
import { paths } from '../../contract/paths.ts';
import { FormCard } from '../../shared/lead-form/formLayout.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { errorStrings } from '../../strings/errors.ts';
import { newsletterLinkStrings } from '../../strings/newsletter.ts';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Container } from '../../ui/Layout.tsx';
import { LoadingMeta, PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/QueryError.tsx';
import { StateIllustration } from '../../ui/StateIllustration.tsx';
import { Display3, Lead } from '../../ui/Text.tsx';
import { newsletterLinkApi, type FollowedLink } from './newsletterLinkApi.ts';

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

interface StateStrings {
  title: string;
  text: (address: string) => string;
  action?: string;
}

const stringsOf = (link: FollowedLink['link'], state: NewsletterLink['state']): StateStrings => {
  const { confirmed, leaving, pending, unsubscribed } = newsletterLinkStrings;
  if (state === 'unsubscribed') return unsubscribed;
  if (link === 'unsubscribe') return leaving;
  return state === 'confirmed' ? confirmed : pending;
};

interface CardStrings {
  title: string;
  text: string;
  action?: string | undefined;
}

const cardStrings = (
  link: FollowedLink['link'],
  data: NewsletterLink | undefined,
  isLoading: boolean,
): CardStrings => {
  const { loading, unknown } = newsletterLinkStrings;
  if (isLoading) return { title: loading, text: '' };
  if (!data) return unknown;
  const { title, text, action } = stringsOf(link, data.state);
  return { title, text: text(data.address), action };
};

interface FollowFormProps extends FollowedLink {
  action: string;
  /** Whether the link is being read again, which tells its new state. */
  isFetching: boolean;
}

function FollowForm({ link, token, action, isFetching }: FollowFormProps) {
  const [follow, following] = followNewsletterLink.useMutation({
    fixedCacheKey: `${link} ${token}`,
  });
  const isSubmitting = following.isLoading || (following.isSuccess && isFetching);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void follow({ link, token });
  };
  return (
    <form
      method="post"
      action={callPath('followNewsletterLink', { link, token })}
      onSubmit={handleSubmit}
    >
      <Button type="submit" disabled={isSubmitting} busy={isSubmitting}>
        {isSubmitting ? newsletterLinkStrings.submitting : action}
      </Button>
      {following.isError && <Problem role="alert">{asApiError(following.error).message}</Problem>}
    </form>
  );
}

/** Where to go from a link that has nothing to do. */
function LinkNextStep({ state }: { state: NewsletterLink['state'] | undefined }) {
  const { readOn, subscribeAgain } = newsletterLinkStrings;
  return state === 'confirmed' || state === 'pending' ? (
    <ButtonLink to={paths.blog}>{readOn}</ButtonLink>
  ) : (
    <ButtonLink variant="secondary" to={`${paths.blog}#${ELEMENT_IDS.newsletter}`}>
      {subscribeAgain}
    </ButtonLink>
  );
}

/** The page of a link in a newsletter email. Only its button changes anything: mail programs open links themselves. */
function NewsletterLinkPage({ link }: Pick<FollowedLink, 'link'>) {
  const { token = '' } = useParams();
  const query = useReadOnce(getNewsletterLink, { link, token });
  const { data, isError, isFetching, error } = query;
  const { description } = newsletterLinkStrings;

  if (isError && asApiError(error).status !== 404) {
    return (
      <Page>
        <PageMeta title={errorStrings.title} description={description} />
        <QueryError headingLevel={1} text={UNREACHABLE_MESSAGE} query={query} />
      </Page>
    );
  }
  const isLoading = !data && !error;
  const state = data?.state;
  const { title, text, action } = cardStrings(link, data, isLoading);
  return (
    <Page>
      {isLoading ? (
        <LoadingMeta title={title} />
      ) : (
        <PageMeta title={title} description={description} />
      )}
      <Card>
        <StateIllustration state={state === 'confirmed' ? 'lit' : 'unlit'} />
        <Display3 role={isLoading ? 'status' : undefined}>{title}</Display3>
        <Lead role="status">{text}</Lead>
        {action && <FollowForm link={link} token={token} action={action} isFetching={isFetching} />}
        {!isLoading && !action && <LinkNextStep state={state} />}
      </Card>
    </Page>
  );
}

const pageFor = (link: FollowedLink['link']): PageModule => ({
  Page: () => <NewsletterLinkPage link={link} />,
  api: newsletterLinkApi,
});

export const newsletterConfirmPage = pageFor('confirm');
export const newsletterUnsubscribePage = pageFor('unsubscribe');
