import { css, styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { color, media } from '../../../theme/tokens.ts';
import { DrawingBand } from '../DrawingBand.tsx';

export type DayTexts = NonNullable<Texts['feature-activity-tracking']['day']>;

const MINUTES_IN_AN_HOUR = 60;

const Day = styled.div`
  padding-bottom: clamp(2rem, 4vw, 3.5rem);

  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto auto auto;
  }
`;

const Strip = styled.svg`
  display: block;
  width: 100%;
  height: clamp(88px, 9vw, 128px);
  background: ${color.white};

  ${media.lg} {
    grid-area: 2 / 1;
  }
`;

const Hours = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-bottom: 20px;
  border-top: 3px solid var(--deep);

  li {
    padding: 8px 0 0 8px;
    border-left: 1px solid color-mix(in srgb, var(--deep) 40%, var(--tint));
    color: ${color.inkOnTint};
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  /* Every third hour on phones. */
  ${media.belowLg} {
    li:not(:nth-child(3n + 1)) {
      border-color: transparent;

      > span {
        display: none;
      }
    }
  }
  ${media.lg} {
    grid-area: 3 / 1;
    margin-bottom: 0;
  }
`;

const Moments = styled.ol`
  display: grid;
  gap: 12px;

  ${media.lg} {
    display: contents;
  }
`;

/** Percent of the day. After it, the words are left of their line. */
const LATE = 80;

const placed = (percent: number) =>
  percent > LATE
    ? css`
        justify-self: end;
        margin-right: calc(${100 - percent}% - 1px);
        border-right: 2px solid var(--deep);
        text-align: end;
      `
    : css`
        justify-self: start;
        margin-left: calc(${percent}% - 1px);
        border-left: 2px solid var(--deep);
      `;

const Moment = styled.li`
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  font-size: 0.9375rem;
  line-height: 1.4;

  > span {
    color: ${color.inkOnTint};
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  p {
    grid-column: 2;
    text-wrap: balance;
  }
  ${media.lg} {
    display: block;
    /* Ends before the next one begins, also with larger text. */
    max-width: min(12rem, 17%);
    overflow-wrap: anywhere;
    padding: 0 12px 24px;

    &:nth-child(even) {
      padding-block: 24px 0;
    }
    > span {
      display: block;
    }
  }
`;

/** Separate from `Moment`, so that its styles are sent once for all places. Moments alternate above and below the strip. */
const PlacedMoment = styled(Moment)<{ $percent: number }>`
  ${media.lg} {
    grid-area: 1 / 1;
    ${({ $percent }) => placed($percent)}

    &:nth-child(even) {
      grid-row: 4;
    }
  }
`;

/** The minutes of an hour's entries, at uneven distances that are always the same. */
const minutesOf = (hour: number, entries: number): number[] => {
  const distance = MINUTES_IN_AN_HOUR / Math.max(1, entries);
  return Array.from({ length: entries }, (_, index) => {
    const shift = ((index * 37 + hour * 17) % 11) / 14;
    return hour * MINUTES_IN_AN_HOUR + (index + shift) * distance;
  });
};

const lineAt = (minute: number) => `M${minute.toFixed(1)} 0v100`;

/** The entries of a day as lines from morning to evening, some of them in words. */
export function DayOfEntries({ texts }: { texts: DayTexts }) {
  const { title, text, hours, moments } = texts;
  const length = hours.length * MINUTES_IN_AN_HOUR;
  const lines = hours.flatMap(({ entries }, hour) => minutesOf(hour, entries));
  return (
    <DrawingBand title={title} text={text}>
      <Day>
        <Strip viewBox={`0 0 ${length} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={lines.map(lineAt).join('')} stroke={color.dusk} strokeWidth={0.9} />
          <path
            d={moments.map(({ minute }) => lineAt(minute)).join('')}
            stroke={color.lit}
            strokeWidth={3}
          />
        </Strip>
        <Hours aria-hidden="true">
          {hours.map(({ label }) => (
            <li key={label}>
              <span>{label}</span>
            </li>
          ))}
        </Hours>
        <Moments>
          {moments.map(({ minute, time, app, text: words }) => (
            <PlacedMoment key={minute} $percent={Math.round((1000 * minute) / length) / 10}>
              <span>{time}</span>
              <b>{app}</b>
              <p>{words}</p>
            </PlacedMoment>
          ))}
        </Moments>
      </Day>
    </DrawingBand>
  );
}
