import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { asApiError, UNREACHABLE_MESSAGE } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { NewsletterLink } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { newsletterLinkStrings } from '../../strings/newsletter.ts';
import { color, space } from '../../theme/tokens.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError, StateIllustration } from '../../ui/StateCard.tsx';
import { Display3, Lead } from '../../ui/Text.tsx';
import { newsletterLinkApi, type LinkPurpose } from './newsletterLinkApi.ts';
import { linkFollowed, selectNewsletterLink } from './newsletterLinkSlice.ts';

const { getNewsletterLink, followNewsletterLink } = newsletterLinkApi.endpoints;

const Page = styled(Wrap)`
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

interface LinkWords {
  title: string;
  text: string | ((address: string) => string);
  /** What the button does, where there is something to do. */
  action?: string;
}

/** What there is to say of a link, and to do by it. */
const wordsOf = (link: LinkPurpose, state: NewsletterLink['state'], isMailSent: boolean) => {
  const { confirmed, expired, leaving, pending, sent, unsubscribed } = newsletterLinkStrings;
  if (state === 'unsubscribed') return unsubscribed;
  if (link === 'unsubscribe') return leaving;
  if (state === 'confirmed') return confirmed;
  if (isMailSent) return sent;
  return state === 'expired' ? expired : pending;
};

interface LinkFormProps {
  link: LinkPurpose;
  token: string;
  isForNewMail: boolean;
  children: string;
}

/** The one thing that can be done here. A mail program that only looks at the address does not do it. */
function LinkForm({ link, token, isForNewMail, children }: LinkFormProps) {
  const dispatch = useAppDispatch();
  const { phase, problem } = useAppSelector(selectNewsletterLink);
  const isSubmitting = phase === 'submitting';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(linkFollowed());
    const followed = { link, token, isForNewMail };
    void dispatch(followNewsletterLink.initiate(followed, { track: false }));
  };
  return (
    <form
      method="post"
      action={callPath('followNewsletterLink', { link, token })}
      onSubmit={handleSubmit}
    >
      {isForNewMail && <input type="hidden" name="new_mail" value="yes" />}
      <Button type="submit" disabled={isSubmitting} busy={isSubmitting}>
        {isSubmitting ? newsletterLinkStrings.submitting : children}
      </Button>
      {problem && <Problem role="alert">{problem}</Problem>}
    </form>
  );
}

/** What follows when there is nothing left to do. */
function WaysOn({ state }: { state: NewsletterLink['state'] | 'unknown' }) {
  const { readOn, subscribeAgain } = newsletterLinkStrings;
  return state === 'confirmed' || state === 'pending' ? (
    <ButtonLink to={paths.blog}>{readOn}</ButtonLink>
  ) : (
    <ButtonLink variant="secondary" to={`${paths.blog}#${ELEMENT_IDS.newsletter}`}>
      {subscribeAgain}
    </ButtonLink>
  );
}

/** Where a link of the newsletter's mails leads: it says what it is for, and a button does that. */
function NewsletterLinkPage() {
  const link: LinkPurpose = useRouteParam('link') === 'confirm' ? 'confirm' : 'unsubscribe';
  const token = useRouteParam('token');
  const read = useReadOnce(getNewsletterLink, { link, token });
  const { isMailSent } = useAppSelector(selectNewsletterLink);
  const { description, loading, unknown } = newsletterLinkStrings;
  const { data, error, refetch } = read;

  if (read.isError && asApiError(error).status !== 404) {
    return (
      <Page>
        <PageMeta title={loading} description={description} />
        <QueryError headingLevel={1} text={UNREACHABLE_MESSAGE} onTryAgain={refetch} />
      </Page>
    );
  }
  const isLoading = !data && !error;
  const words: LinkWords = data
    ? wordsOf(link, data.state, isMailSent)
    : { ...unknown, ...(isLoading && { title: loading, text: '' }) };
  const { title, text, action } = words;
  return (
    <Page>
      <PageMeta title={title} description={description} />
      <Card>
        <StateIllustration state={data?.state === 'confirmed' ? 'lit' : 'unlit'} />
        <Display3 role={isLoading ? 'status' : undefined}>{title}</Display3>
        <Lead role="status">{typeof text === 'string' ? text : text(data?.address ?? '')}</Lead>
        {data && action && (
          <LinkForm link={link} token={token} isForNewMail={data.state === 'expired'}>
            {action}
          </LinkForm>
        )}
        {!isLoading && !action && <WaysOn state={data?.state ?? 'unknown'} />}
      </Card>
    </Page>
  );
}

export const newsletterLinkPage: PageModule = {
  Page: NewsletterLinkPage,
  api: newsletterLinkApi,
};
