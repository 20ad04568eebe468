import { useParams } from 'react-router-dom';
import { useReadOnce } from '../../api/useReadOnce.ts';
import { JOIN_AHEAD_MS } from '../../contract/constants.ts';
import type { EventJoin } from '../../contract/bookings.ts';
import { paths } from '../../contract/paths.ts';
import { useMomentText } from '../../ui/useMomentText.ts';
import type { PageModule } from '../../shared/routing/lazyPage.ts';
import { QueryPage } from '../../shared/routing/QueryPage.tsx';
import { joinEventStrings } from '../../strings/guests.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { ButtonLink, ExternalButton } from '../../ui/Button.tsx';
import { useHasPassed } from '../../ui/clock.ts';
import { FullPageMessage } from '../../ui/FullPageMessage.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Body } from '../../ui/Text.tsx';
import { webinarsApi } from './webinarsApi.ts';

const strings = joinEventStrings;

interface JoinProps {
  token: string;
  join: EventJoin;
}

/**
 * What a guest's link shows while it leads nowhere. The server redirects once it does, which a page that stays open cannot.
 * A canceled event has its message. Of the others, the first row that applies:
 *
 * | time                               | with an address                    | without an address      |
 * | ---------------------------------- | ---------------------------------- | ----------------------- |
 * | `isOver`                           | the recording, or the event's page | the same                |
 * | `hasBegun`                         | a button that joins                | the link is in an email |
 * | `isOpen`, shortly before the start | a button that joins                | the link comes by email |
 * | earlier                            | when to come back                  | the link comes by email |
 */
function Join({ token, join }: JoinProps) {
  const { event, has_address: hasAddress, is_canceled: isCanceled, recording } = join;
  const start = Date.parse(event.starts_at);
  const isOpen = useHasPassed(start - JOIN_AHEAD_MS);
  const hasBegun = useHasPassed(start);
  const isOver = useHasPassed(Date.parse(event.ends_at));
  const when = useMomentText(event.starts_at);
  const toEvent = <ButtonLink to={paths.event(event.slug)}>{strings.over.event}</ButtonLink>;

  if (isCanceled) {
    const { title, text, action } = strings.canceled;
    return (
      <FullPageMessage
        title={title(event.title)}
        text={text}
        actions={<ButtonLink to={paths.allEvents}>{action}</ButtonLink>}
      />
    );
  }
  if (isOver) {
    const watch = recording !== undefined && (
      <ButtonLink to={paths.video(recording)}>{strings.over.recording}</ButtonLink>
    );
    return (
      <FullPageMessage
        title={strings.over.title(event.title)}
        text={when}
        actions={watch || toEvent}
      />
    );
  }
  if (isOpen && hasAddress) {
    const { title, text, action } = strings.open;
    return (
      <FullPageMessage
        title={title(event.title)}
        text={text}
        actions={<ExternalButton href={paths.joinEvent(token)}>{action}</ExternalButton>}
      />
    );
  }
  const withoutAddress = hasBegun ? strings.byEmail : strings.later;
  return (
    <FullPageMessage
      title={hasBegun ? event.title : strings.early(event.title)}
      text={when}
      actions={toEvent}
    >
      <Body>{hasAddress ? strings.opens : withoutAddress}</Body>
    </FullPageMessage>
  );
}

export function JoinEventPage() {
  const { token = '' } = useParams();
  return (
    <QueryPage
      query={useReadOnce(webinarsApi.endpoints.getEventJoin, token)}
      title={strings.title}
      loading={strings.loading}
      missing={strings.unknown}
      actions={<ButtonLink to={paths.webinars}>{webinarsStrings.backToWebinars}</ButtonLink>}
    >
      {(join) => (
        <>
          <PageMeta title={strings.title} description={strings.description} />
          <Join token={token} join={join} />
        </>
      )}
    </QueryPage>
  );
}

export const joinEventPage: PageModule = { Page: JoinEventPage, api: webinarsApi };
