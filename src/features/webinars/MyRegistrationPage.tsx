import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import { JOIN_AHEAD_MS } from '../../contract/constants.ts';
import type { MyRegistration } from '../../contract/bookings.ts';
import { paths } from '../../contract/paths.ts';
import { CanceledMessage, CancelForm } from '../../shared/lead-form/CancelForm.tsx';
import { PrivatePage } from '../../shared/lead-form/PrivatePage.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import { useMomentText } from '../../ui/useMomentText.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { myRegistrationStrings } from '../../strings/guests.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color } from '../../theme/tokens.ts';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { useHasPassed } from '../../ui/clock.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Body, H3, H4 } from '../../ui/Text.tsx';
import { webinarsApi } from './webinarsApi.ts';

const strings = myRegistrationStrings;
const { getMyRegistration, cancelRegistration } = webinarsApi.endpoints;

const CalendarLink = styled.a`
  text-decoration: underline ${color.lit} 3px;
  text-underline-offset: 5px;
`;

function RegistrationCancelForm({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const [cancel, { isLoading }] = cancelRegistration.useMutation({ fixedCacheKey: token });
  return (
    <CancelForm
      strings={strings.cancel}
      action={callPath('cancelRegistration', { token })}
      isCanceling={isLoading}
      onCancel={() =>
        void cancel(token).then((result) => dispatch(toastForResult(result, strings)))
      }
    />
  );
}

function JoinEvent({ link, isOpen }: { link: string | undefined; isOpen: boolean }) {
  const { title, early, open, later, action } = strings.join;
  const text = isOpen ? open : early;
  return (
    <Stack $gap={20} $justify="start">
      <H3 as="h2">{title}</H3>
      <Body>{link === undefined ? later : text}</Body>
      {link !== undefined && <ExternalButton href={link}>{action}</ExternalButton>}
    </Stack>
  );
}

function Active({ token, registration, hasBegun }: RegistrationProps & { hasBegun: boolean }) {
  const { event, join_link: joinLink } = registration;
  const isJoinOpen = useHasPassed(Date.parse(event.starts_at) - JOIN_AHEAD_MS);
  return (
    <Stack $gap={40}>
      <JoinEvent link={joinLink} isOpen={isJoinOpen} />
      {hasBegun ? (
        <Stack $gap={12}>
          <H4 as="h2">{strings.begun.title}</H4>
          <Body>{strings.begun.text}</Body>
        </Stack>
      ) : (
        <RegistrationCancelForm token={token} />
      )}
    </Stack>
  );
}

interface RegistrationProps {
  token: string;
  registration: MyRegistration;
}

function Registration({ token, registration }: RegistrationProps) {
  const { event, first_name, last_name, email, is_canceled: isCanceled } = registration;
  const hasBegun = useHasPassed(Date.parse(event.starts_at));
  const status = isCanceled ? 'canceled' : 'confirmed';
  const calendar = (
    <CalendarLink href={registration.calendar_link}>{strings.calendar}</CalendarLink>
  );
  return (
    <PrivatePage
      strings={strings}
      lead={strings.lead[hasBegun && !isCanceled ? 'begun' : status]}
      facts={[
        { label: strings.event, value: event.title },
        { label: strings.when, value: useMomentText(event.starts_at) },
        { label: strings.calendarLabel, value: !isCanceled && calendar },
        { label: strings.name, value: `${first_name} ${last_name}`.trim() },
        { label: strings.email, value: email },
        { label: strings.status, value: strings.statuses[status] },
      ]}
    >
      {isCanceled ? (
        <CanceledMessage strings={strings.canceled} to={paths.event(event.slug)} />
      ) : (
        <Active token={token} registration={registration} hasBegun={hasBegun} />
      )}
    </PrivatePage>
  );
}

export function MyRegistrationPage() {
  const { token = '' } = useParams();
  return (
    <QueryPage
      query={useReadOnce(getMyRegistration, token)}
      title={strings.title}
      loading={strings.loading}
      missing={strings.unknown}
      gone={strings.over}
      actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
    >
      {(registration) => <Registration token={token} registration={registration} />}
    </QueryPage>
  );
}

export const myRegistrationPage: PageModule = { Page: MyRegistrationPage, api: webinarsApi };
