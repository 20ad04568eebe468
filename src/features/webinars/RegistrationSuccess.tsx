import { styled } from 'styled-components';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { SuccessView } from '../../shared/lead-form/SuccessView.tsx';
import { CalendarFileLink } from './AddToCalendar.tsx';
import { eventEntry } from './eventEntry.ts';
import { useEventTimes } from './useEventTimes.ts';

const { success: words } = webinarsStrings.registration;

const Next = styled.section`
  display: grid;
  gap: 12px;
`;

const Title = styled.h3`
  ${type.h4}
`;

const Steps = styled.ul`
  display: grid;
  gap: 10px;
  color: ${color.ink2};

  li {
    position: relative;
    padding-left: 24px;
  }
  a {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    left: 0;
    width: 8px;
    height: 8px;
    border-radius: ${radius.pane};
    background: ${color.dusk};
  }
`;

const OwnLink = styled.a`
  justify-self: start;
  text-decoration: underline ${color.lit} 3px;
  text-underline-offset: 5px;
`;

export interface RegistrationSuccessProps {
  event: WebinarEvent;
  echo: RegistrationEcho;
}

/** What replaces the form: which seat was taken, by whom, and what comes next. */
export function RegistrationSuccess({ event, echo }: RegistrationSuccessProps) {
  const site = useSite();
  const { eventZone } = site;
  const entry = eventEntry(event, site);
  const { day, time, visitorTime } = useEventTimes(event);
  const when = [day, time && `${time} ${eventZone.name}`].filter(Boolean).join(', ');
  const name = `${echo.first_name} ${echo.last_name}`.trim();
  const rows = [
    { label: words.event, value: event.title },
    { label: words.dateAndTime, value: when },
    { label: webinarsStrings.event.yourTime, value: visitorTime },
    { label: words.name, value: name },
    { label: words.email, value: echo.email },
    { label: words.receipt, value: echo.receipt ?? '' },
  ];
  return (
    <SuccessView title={words.title} rows={rows.filter(({ value }) => value !== '')}>
      <Next aria-label={words.next}>
        <Title>{words.next}</Title>
        <Steps>
          {words.steps.map((step) => (
            <li key={step}>
              {step === words.calendarStep && entry ? (
                <CalendarFileLink event={event} entry={entry}>
                  {step}
                </CalendarFileLink>
              ) : (
                step
              )}
            </li>
          ))}
        </Steps>
        {echo.link && <OwnLink href={echo.link}>{words.link}</OwnLink>}
      </Next>
    </SuccessView>
  );
}
