import { guestStrings } from '../../../strings/deskGuests.ts';

const COLUMNS = 14;
const SEAT = { width: 22, height: 24, gap: 6 } as const;
const MAX_SEATS = 140;

const COLORS = {
  here: 'var(--lit)',
  absent: 'var(--dusk)',
  held: 'var(--control)',
  free: 'var(--plaster)',
} as const;

type SeatState = keyof typeof COLORS;

const STATES = Object.keys(COLORS) as SeatState[];

export type SeatCounts = Readonly<Record<SeatState, number>>;

/** A pane is a seat, or several of a large event. */
export const SeatPlan = ({ counts }: { counts: SeatCounts }) => {
  const total = STATES.reduce((sum, state) => sum + counts[state], 0);
  const perPane = Math.max(1, Math.ceil(total / MAX_SEATS));
  const panes = STATES.flatMap((state) =>
    Array.from({ length: Math.ceil(counts[state] / perPane) }, () => state),
  );
  const step = SEAT.width + SEAT.gap;
  const rows = Math.ceil(panes.length / COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * step - SEAT.gap} ${Math.max(1, rows * (SEAT.height + SEAT.gap) - SEAT.gap)}`}
      role="img"
      aria-label={guestStrings.plan}
    >
      {panes.map((state, index) => (
        <rect
          key={index}
          x={(index % COLUMNS) * step + 0.5}
          y={Math.floor(index / COLUMNS) * (SEAT.height + SEAT.gap) + 0.5}
          width={SEAT.width - 1}
          height={SEAT.height - 1}
          rx="2"
          fill={COLORS[state]}
          stroke="var(--ink)"
          strokeOpacity="0.18"
        />
      ))}
    </svg>
  );
};

export const SeatLegend = ({ counts }: { counts: SeatCounts }) => (
  <ul>
    {STATES.filter((state) => counts[state] > 0).map((state) => (
      <li key={state}>
        <svg viewBox="0 0 11 12" aria-hidden>
          <rect width="11" height="12" rx="2" fill={COLORS[state]} />
        </svg>
        <b>{counts[state].toLocaleString('en-US')}</b> {guestStrings.legend[state]}
      </li>
    ))}
  </ul>
);
