import { styled } from 'styled-components';
import type { RegistrationEcho } from '../../contract/bookings.ts';
import type { Id, WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { JOIN_AHEAD_MS } from '../../contract/constants.ts';
import { eventSpan } from '../../lib/eventSpan.ts';
import { useNoScriptPayload } from '../../shared/lead-form/NoScriptAnswer.ts';
import { selectForm } from '../../shared/lead-form/formsSlice.ts';
import { registrationFormId } from '../../shared/lead-form/leadsApi.ts';
import { SuccessView } from '../../shared/lead-form/SuccessView.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { ExternalButton } from '../../ui/Button.tsx';
import { useHasPassed } from '../../ui/clock.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { H4 } from '../../ui/Text.tsx';
import { CalendarFileLink } from './AddToCalendar.tsx';
import { ClosedMessage } from './ClosedMessage.tsx';
import { JoinByEmailNote } from './JoinByEmailNote.tsx';
import { LostLink } from './LostLink.tsx';
import { PastEvent } from './PastEvent.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { EventState } from './useEventState.ts';
import { useEventTimes } from './useEventTimes.ts';

const { canceled, places, yourTime } = webinarsStrings.event;
const strings = webinarsStrings.registration;

const PlacesLeft = styled.p`
  margin-bottom: 20px;
  color: ${color.ink2};
  font-weight: 560;
`;

const Next = styled(Stack).attrs({ as: 'section', $gap: 12 })`
  a {
    justify-self: start;
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;

const Steps = styled.ul`
  display: grid;
  gap: 10px;
  color: ${color.ink2};

  li {
    position: relative;
    padding-left: 24px;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0.62em auto auto 0;
    width: 8px;
    height: 8px;
    border-radius: ${radius.pane};
    background: ${color.dusk};
  }
`;

function RegistrationSuccess({ event, echo }: { event: WebinarEvent; echo: RegistrationEcho }) {
  const { eventZone } = useSite();
  const { success } = strings;
  const { day, time, visitorTime } = useEventTimes(event);
  const start = eventSpan(event, eventZone.id)?.start;
  const isJoinOpen = useHasPassed(start === undefined ? undefined : start - JOIN_AHEAD_MS);
  const when = [day, time && `${time} ${eventZone.name}`].filter(Boolean).join(', ');
  const rows = [
    { label: success.event, value: event.title },
    { label: success.dateAndTime, value: when },
    { label: yourTime, value: visitorTime.join(' ') },
    { label: success.name, value: `${echo.first_name} ${echo.last_name}`.trim() },
    { label: success.email, value: echo.email },
    { label: success.receipt, value: echo.receipt ?? '' },
  ];
  return (
    <SuccessView title={success.title} rows={rows}>
      {isJoinOpen && echo.join_link && (
        <ExternalButton fullWidth href={echo.join_link} rel="noreferrer">
          {success.join}
        </ExternalButton>
      )}
      <Next aria-label={success.next}>
        <H4 as="h3">{success.next}</H4>
        <Steps>
          <li>{success.steps.confirmation}</li>
          <li>
            <CalendarFileLink event={event}>{success.steps.calendar}</CalendarFileLink>
          </li>
          <li>{success.steps.join}</li>
        </Steps>
        {echo.link && <a href={echo.link}>{success.link}</a>}
      </Next>
    </SuccessView>
  );
}

/** The answer to a registration that was sent from this page, with or without scripts. */
export const useRegistration = (id: Id): RegistrationEcho | null => {
  const { response } = useAppSelector((state) => selectForm(state, registrationFormId(id)));
  const noScriptPayload = useNoScriptPayload('register', { id });
  return response ?? noScriptPayload;
};

/**
 * The card beside an event. A visitor who has registered on this page sees the receipt in every state. Otherwise it depends
 * on the state, and on whether the site has the registrations or another content API does (`keepsGuests`):
 *
 * | event    | the site has them                  | another content API has them        |
 * | -------- | ---------------------------------- | ----------------------------------- |
 * | open     | form, and help with a lost link    | form                                |
 * | live     | form with a secondary button,      | form, below a note that the link to |
 * |          | because `LivePanel` has the first  | join is in an email                 |
 * | past     | the recording or the next session  | the same                            |
 * | canceled | a message                          | the same                            |
 */
export function RegistrationCard({ event, state }: { event: WebinarEvent; state: EventState }) {
  const { id, places_left: placesLeft } = event;
  const echo = useRegistration(id);
  const { keepsGuests } = useSite();
  const isLive = state === 'live';
  if (echo) return <RegistrationSuccess event={event} echo={echo} />;
  if (state === 'past') return <PastEvent event={event} />;
  if (state === 'canceled') {
    return <ClosedMessage strings={canceled} to={paths.allEvents} />;
  }
  return (
    <>
      {isLive && !keepsGuests && <JoinByEmailNote />}
      {placesLeft !== undefined && (
        <PlacesLeft>{placesLeft > 0 ? places.left(placesLeft) : places.full}</PlacesLeft>
      )}
      <RegistrationForm eventId={id} variant={isLive && keepsGuests ? 'secondary' : 'primary'} />
      {!isLive && keepsGuests && <LostLink eventId={id} />}
    </>
  );
}
