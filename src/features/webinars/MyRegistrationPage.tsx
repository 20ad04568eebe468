import { styled } from 'styled-components';
import { asApiError } from '../../api/apiError.ts';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { ELEMENT_IDS } from '../../contract/constants.ts';
import type { MyRegistration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { eventDay, eventTime } from '../../lib/dates.ts';
import { wallClockAt, zoneName } from '../../lib/eventTime.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { myRegistrationStrings, webinarsStrings } from '../../strings/webinars.ts';
import { media } from '../../theme/media.ts';
import { space } from '../../theme/tokens.ts';
import { FormCard } from '../../shared/lead-form/FormCard.ts';
import { useFormResult } from '../../shared/lead-form/FormResult.ts';
import { PrivateError, PrivateFacts, PrivatePlace } from '../../shared/lead-form/PrivatePage.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { useRouteParam } from '../../shared/routing/RouteAddressContext.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { Wrap } from '../../ui/Layout.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { QueryError } from '../../ui/StateCard.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Body, Display2, H3, Lead } from '../../ui/Text.tsx';
import { useTimeZone } from '../../ui/clock.ts';
import { listenToMyRegistration } from './myRegistrationListeners.ts';
import { cancelRequested, selectIsCanceling } from './myRegistrationSlice.ts';
import { webinarsApi } from './webinarsApi.ts';

const words = myRegistrationStrings;

const Layout = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: clamp(40px, 5vw, 80px) ${space.section};

  ${media.lg} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: 44px clamp(48px, 7vw, 112px);
    align-items: start;
  }
`;

const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: 24px;
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: 20px;
`;

/** Private: nobody indexes it, so it has no canonical address. */
const meta = <PageMeta title={words.title} description={words.description} />;

/** `Thursday, December 3, 2026, 11:00 AM, Eastern Time`, in the visitor's zone once that is known. */
const useMoment = (instant: string): string => {
  const { eventZone } = useSite();
  const visitorZone = useTimeZone();
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return '';
  const clock = wallClockAt(at, visitorZone ?? eventZone.id);
  const zone = visitorZone === null ? eventZone.name : zoneName(at, visitorZone);
  return `${eventDay(clock)}, ${eventTime(clock)}, ${zone}`;
};

function Details({ registration }: { registration: MyRegistration }) {
  const { event, first_name, last_name, email, is_canceled } = registration;
  const rows = [
    [words.event, event.title],
    [words.when, useMoment(event.starts_at)],
    [words.name, `${first_name} ${last_name}`.trim()],
    [words.email, email],
    [words.status, is_canceled ? words.statuses.canceled : words.statuses.confirmed],
  ];
  return (
    <PrivateFacts>
      {rows
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </PrivateFacts>
  );
}

/** Cancels the registration: by the store, or without scripts by itself. */
function CancelForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const isCanceling = useAppSelector(selectIsCanceling);
  const action = callPath('cancelRegistration', { token });
  const sent = useFormResult(action);
  return (
    <Form
      method="post"
      action={`${action}#${ELEMENT_IDS.leadForm}`}
      aria-label={words.cancel.title}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(cancelRequested(token));
      }}
    >
      <H3 as="h2">{words.cancel.title}</H3>
      {sent?.message && <PrivateError role="alert">{sent.message}</PrivateError>}
      <Body>{words.cancel.text}</Body>
      <Button type="submit" variant="secondary" disabled={isCanceling} busy={isCanceling}>
        {isCanceling ? words.cancel.submitting : words.cancel.submit}
      </Button>
    </Form>
  );
}

function Canceled({ slug }: { slug: string }) {
  return (
    <Stack role="status">
      <H3 as="h2">{words.canceled.title}</H3>
      <Body>{words.canceled.text}</Body>
      <ButtonLink to={paths.event(slug)}>{words.canceled.action}</ButtonLink>
    </Stack>
  );
}

/** In place of a registration that does not exist, is over, or did not arrive. */
function NoRegistration({ status, onTryAgain }: { status: number; onTryAgain: () => void }) {
  if (status !== 404 && status !== 410) {
    return (
      <PrivatePlace>
        <QueryError headingLevel={1} onTryAgain={onTryAgain} />
      </PrivatePlace>
    );
  }
  return (
    <FullPageMessage
      {...(status === 410 ? words.over : words.unknown)}
      actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
    />
  );
}

/** A registration as its link opens it, to be canceled. */
export function MyRegistrationPage() {
  const token = useRouteParam('token');
  const read = useReadOnce(webinarsApi.endpoints.getMyRegistration, token);
  const { data: registration, error, refetch } = read;
  if (!registration) {
    return (
      <>
        {meta}
        {error ? (
          <NoRegistration status={asApiError(error).status} onTryAgain={refetch} />
        ) : (
          <PrivatePlace role="status">
            <Spinner size={32} />
            <h1>{words.loading}</h1>
          </PrivatePlace>
        )}
      </>
    );
  }
  const { is_canceled: isCanceled, event } = registration;
  return (
    <>
      {meta}
      <Layout>
        <Stack>
          <Display2>{words.title}</Display2>
          <Lead>{isCanceled ? words.lead.canceled : words.lead.confirmed}</Lead>
          <Details registration={registration} />
        </Stack>
        <FormCard>
          {isCanceled ? <Canceled slug={event.slug} /> : <CancelForm token={token} />}
        </FormCard>
      </Layout>
    </>
  );
}

export const myRegistrationPage: PageModule = {
  Page: MyRegistrationPage,
  api: webinarsApi,
  listeners: [listenToMyRegistration],
};
