import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { darkGround } from '../../theme/mixins.ts';
import { color, radius, size } from '../../theme/tokens.ts';
import { useSite } from '../../ui/SiteContext.ts';
import { H3 } from '../../ui/Text.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { useEventTimes } from './useEventTimes.ts';

const Panel = styled.div`
  ${darkGround}
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: clamp(24px, 3vw, 36px) clamp(20px, 3vw, 36px)
    calc(clamp(20px, 2.4vw, 28px) + ${size.sill});
  border-radius: ${radius.stage};
  box-shadow: inset 0 calc(-1 * ${size.sill}) ${color.lit};
  background: ${color.dusk};
`;

const Time = styled.p`
  margin-top: 6px;
  color: ${color.onDusk2};
`;

interface SavedDateProps {
  event: WebinarEvent;
  /** Leads to the form. */
  children: ReactNode;
}

/** The day and the time again, at the end of the text, to keep. */
export function SavedDate({ event, children }: SavedDateProps) {
  const { eventZone } = useSite();
  const { day, time } = useEventTimes(event);
  return (
    <Panel>
      {day && (
        <div>
          <H3 as="p">{day}</H3>
          {time && (
            <Time>
              {time} {eventZone.name}
            </Time>
          )}
        </div>
      )}
      {children}
      <AddToCalendar event={event} />
    </Panel>
  );
}
