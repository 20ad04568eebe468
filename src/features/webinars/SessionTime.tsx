import { styled } from 'styled-components';
import { clockText, shortDayText } from '../../lib/dayTexts.ts';
import { useSite } from '../../ui/SiteContext.ts';

const Clock = styled.span`
  white-space: nowrap;
`;

/** `Thu, Dec 3, 2026, 11:00 AM ET`, of which the time stays on one line. */
export function SessionTime({ date }: { date: string }) {
  const { eventZone } = useSite();
  const time = clockText(date);
  return (
    <time dateTime={date}>
      {time ? `${shortDayText(date)}, ` : shortDayText(date)}
      {time && <Clock>{`${time} ${eventZone.shortName}`}</Clock>}
    </time>
  );
}
