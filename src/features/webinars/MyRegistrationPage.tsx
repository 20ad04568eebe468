import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { callPath } from '../../contract/calls.ts';
import type { MyRegistration } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import {
  CanceledMessage,
  CancelForm,
  PrivatePage,
  useMomentText,
} from '../../shared/lead-form/PrivatePage.tsx';
import { toastForResult } from '../../shared/lead-form/toastForResult.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { myRegistrationStrings, webinarsStrings } from '../../strings/webinars.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { webinarsApi } from './webinarsApi.ts';

const strings = myRegistrationStrings;
const { getMyRegistration, cancelRegistration } = webinarsApi.endpoints;

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

function Registration({ token, registration }: { token: string; registration: MyRegistration }) {
  const { event, first_name, last_name, email, is_canceled: isCanceled } = registration;
  const status = isCanceled ? 'canceled' : 'confirmed';
  return (
    <PrivatePage
      strings={strings}
      lead={strings.lead[status]}
      facts={[
        { label: strings.event, value: event.title },
        { label: strings.when, value: useMomentText(event.starts_at) },
        { label: strings.name, value: `${first_name} ${last_name}`.trim() },
        { label: strings.email, value: email },
        { label: strings.status, value: strings.statuses[status] },
      ]}
    >
      {isCanceled ? (
        <CanceledMessage strings={strings.canceled} to={paths.event(event.slug)} />
      ) : (
        <RegistrationCancelForm token={token} />
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
