import { styled } from 'styled-components';
import type { WebinarEvent } from '../../contract/entities.ts';
import { paths } from '../../contract/paths.ts';
import { monthDayText } from '../../lib/dayTexts.ts';
import { commonStrings } from '../../strings/common.ts';
import { webinarsStrings } from '../../strings/webinars.ts';
import { type } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CardLink } from '../../ui/CardLink.ts';
import { LabelledDay } from '../../ui/LabelledDay.tsx';
import { Small } from '../../ui/Text.tsx';
import { SessionTime } from './SessionTime.tsx';

/** The day of a session, as the number of a house. */
export const Plate = styled.p`
  display: grid;
  justify-items: center;
  align-self: start;
  min-width: clamp(3rem, 5vw, 3.75rem);
  padding: 6px 8px;
  border-radius: ${radius.small};
  background: ${color.white};
  color: ${color.ink};
  font-size: 0.875rem;
  font-weight: 560;
  line-height: 1.125rem;

  b {
    font-size: 1.5em;
    font-weight: 600;
    line-height: 1.15;
  }
`;

const MONTH_DAY = /^(\w{3}) (\d{1,2})$/;

export function DayPlate({ date }: { date: string }) {
  const [, month, day] = MONTH_DAY.exec(monthDayText(date)) ?? [];
  if (!day) return null;
  return (
    <Plate aria-hidden="true">
      {month} <b>{day}</b>
    </Plate>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 8px;
  overflow-wrap: break-word;

  h2 {
    font-size: clamp(1.125rem, 1.6vw, 1.375rem);
    line-height: 1.25;
    letter-spacing: -0.022em;
    font-weight: 580;
  }
`;

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  ${type.caption}
  color: var(--text2);

  /* Below the badge, whichever font has loaded, unless the card has room for both. */
  > time {
    flex: 1 1 calc((19.5rem - 100%) * 999);
  }
`;

const Notes = styled.div`
  ${type.caption}
  color: var(--text2);
`;

/** What an event is, when, and who presents it. */
export function EventWords({ event }: { event: WebinarEvent }) {
  const { slug, id, title, date, presented_by: presenter, updated_at } = event;
  const updated = <LabelledDay timestamp={updated_at} />;
  return (
    <Words>
      <Meta>
        <Badge hue="sage">{commonStrings.event}</Badge>
        {date ? <SessionTime date={date} /> : updated}
      </Meta>
      <h2>
        <CardLink to={paths.event(slug || id)}>{title}</CardLink>
      </h2>
      {event.is_canceled && <Small>{webinarsStrings.event.canceled.note}</Small>}
      <Notes>
        {presenter && <p>{commonStrings.presentedBy(presenter)}</p>}
        {date && updated}
      </Notes>
    </Words>
  );
}

export interface EventCardProps {
  event: WebinarEvent;
  priority: boolean;
}
