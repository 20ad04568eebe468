import { styled } from 'styled-components';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSite } from '../../ui/SiteContext.ts';
import { SuccessView } from '../../shared/lead-form/SuccessView.tsx';
import { CalendarFileLink } from './AddToCalendar.tsx';
import { useEventTimes } from './EventFacts.tsx';
import { eventEntry } from './eventEntry.ts';

const { success: strings } = webinarsStrings.registration;

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

interface RegistrationSuccessProps {
  event: WebinarEvent;
  echo: RegistrationEcho;
}

/** Replaces the form after a registration. */
export function RegistrationSuccess({ event, echo }: RegistrationSuccessProps) {
  const site = useSite();
  const { eventZone } = site;
  const entry = eventEntry(event, site);
  const { day, time, visitorTime } = useEventTimes(event);
  const when = [day, time && `${time} ${eventZone.name}`].filter(Boolean).join(', ');
  const name = `${echo.first_name} ${echo.last_name}`.trim();
  const rows = [
    { label: strings.event, value: event.title },
    { label: strings.dateAndTime, value: when },
    { label: webinarsStrings.event.yourTime, value: visitorTime },
    { label: strings.name, value: name },
    { label: strings.email, value: echo.email },
    { label: strings.receipt, value: echo.receipt ?? '' },
  ];
  return (
    <SuccessView title={strings.title} rows={rows.filter(({ value }) => value !== '')}>
      <Stack as="section" $gap={12} aria-label={strings.next}>
        <Title>{strings.next}</Title>
        <Steps>
          {strings.steps.map((step) => (
            <li key={step}>
              {step === strings.calendarStep && entry ? (
                <CalendarFileLink event={event} entry={entry}>
                  {step}
                </CalendarFileLink>
              ) : (
                step
              )}
            </li>
          ))}
        </Steps>
        {echo.link && <OwnLink href={echo.link}>{strings.link}</OwnLink>}
      </Stack>
    </SuccessView>
  );
}
