import { styled } from 'styled-components';
import type { RegistrationEcho, WebinarEvent } from '../../contract/entities';
import { webinarsCopy } from '../../copy/webinars';
import { color, radius } from '../../theme/tokens';
import { type } from '../../theme/type';
import { useSite } from '../../ui/SiteContext';
import { SuccessView } from '../../ui/SuccessView';
import { useEventTimes } from './useEventTimes';

const words = webinarsCopy.registration.success;

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

interface RegistrationDoneProps {
  event: WebinarEvent;
  echo: RegistrationEcho;
}

/** What replaces the form: which seat was taken, by whom, and what comes next (spec §2, Event page). */
export function RegistrationDone({ event, echo }: RegistrationDoneProps) {
  const { eventZone } = useSite();
  const { day, time, visitorTime } = useEventTimes(event);
  const when = [day, time && `${time} ${eventZone.name}`].filter(Boolean).join(', ');
  const name = `${echo.first_name} ${echo.last_name}`.trim();
  const rows = [
    { label: words.event, value: event.title },
    { label: words.dateAndTime, value: when },
    { label: webinarsCopy.event.yourTime, value: visitorTime },
    { label: words.name, value: name },
    { label: words.email, value: echo.email },
  ];
  return (
    <SuccessView title={words.title} rows={rows.filter(({ value }) => value !== '')}>
      <Next aria-label={words.next}>
        <Title>{words.next}</Title>
        <Steps>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      </Next>
    </SuccessView>
  );
}
