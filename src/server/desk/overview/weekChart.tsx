import { overviewStrings } from '../../../strings/deskOverview.ts';
import type { LeadDay } from '../../leads/views/overview.ts';
import { longDay, type DeskClock } from '../deskTimes.ts';

const COLUMNS = 2;
const ROWS = 5;
const PANES = COLUMNS * ROWS;
const PANE = { width: 16, height: 14, gap: 2 } as const;
const DAY_WIDTH = 48;
const TOP = 20;
const SILL = TOP + ROWS * (PANE.height + PANE.gap) + 2;
const HEIGHT = SILL + 28;

/** At noon UTC, which is the same day in the zones of offices. */
const noonOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

interface DayProps {
  day: LeadDay;
  index: number;
  perPane: number;
  isToday: boolean;
}

const Day = ({ day: { day, count }, index, perPane, isToday }: DayProps) => {
  const left = index * DAY_WIDTH + 6;
  const filled = Math.ceil(count / perPane);
  const middle = left + PANE.width + PANE.gap / 2;
  const weekday = longDay(noonOf(day), { zone: 'UTC', now: new Date(noonOf(day)) }).slice(0, 3);
  return (
    <g>
      <text x={middle} y={12} textAnchor="middle" fontSize="12" fontWeight="600" fill="var(--ink)">
        {count}
      </text>
      {Array.from({ length: PANES }, (_, pane) => {
        const row = Math.floor(pane / COLUMNS);
        const lit = isToday ? 'var(--lit)' : 'var(--dusk)';
        return (
          <rect
            key={pane}
            x={left + (pane % COLUMNS) * (PANE.width + PANE.gap)}
            y={TOP + (ROWS - 1 - row) * (PANE.height + PANE.gap)}
            width={PANE.width}
            height={PANE.height}
            rx="1.5"
            fill={pane < filled ? lit : 'var(--plaster)'}
          />
        );
      })}
      <rect
        x={left - 1}
        y={SILL}
        width={2 * PANE.width + PANE.gap + 2}
        height="1.5"
        fill="var(--line-2)"
      />
      <text
        x={middle}
        y={SILL + 18}
        textAnchor="middle"
        fontSize="13"
        fontWeight={isToday ? 600 : 450}
        fill={isToday ? 'var(--ink)' : 'var(--ink-2)'}
      >
        {weekday}
      </text>
    </g>
  );
};

/** A pane is one lead, or several on busy days; today's are lit. */
export const WeekChart = ({ days, clock }: { days: readonly LeadDay[]; clock: DeskClock }) => {
  const perPane = Math.max(1, Math.ceil(Math.max(...days.map(({ count }) => count)) / PANES));
  const text = days.map(({ day, count }) =>
    overviewStrings.leadsOf(longDay(noonOf(day), { ...clock, zone: 'UTC' }), count),
  );
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${overviewStrings.chart}. ${text.join('. ')}.`}
      >
        {days.map((day, index) => (
          <Day
            key={day.day}
            day={day}
            index={index}
            perPane={perPane}
            isToday={index === days.length - 1}
          />
        ))}
      </svg>
      {perPane > 1 && (
        <figcaption className="quiet small">{overviewStrings.perPane(perPane)}</figcaption>
      )}
    </figure>
  );
};
