import { newsletterStrings } from '../../../strings/deskNewsletter.ts';
import type { SubscriberMonth } from '../../leads/views/subscribers.ts';

const MONTH_WIDTH = 56;
const BAR = { width: 18, height: 96 } as const;
const TOP = 18;
const BASE = TOP + BAR.height;
const HEIGHT = BASE + 26;

const nameOf = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });

/** Who joined and who left in each month. */
export const MonthChart = ({ months }: { months: readonly SubscriberMonth[] }) => {
  const most = Math.max(1, ...months.flatMap(({ joined, left }) => [joined, left]));
  const text = months.map(({ month, joined, left }) =>
    newsletterStrings.chartLine(nameOf(month), joined, left),
  );
  return (
    <svg
      viewBox={`0 0 ${months.length * MONTH_WIDTH} ${HEIGHT}`}
      width={months.length * MONTH_WIDTH}
      role="img"
      aria-label={`${newsletterStrings.chart}. ${text.join('. ')}.`}
    >
      {months.map(({ month, joined, left }, index) => {
        const x = index * MONTH_WIDTH + 8;
        const bars = [
          { count: joined, fill: 'var(--dusk)' },
          { count: left, fill: 'var(--control)' },
        ];
        return (
          <g key={month}>
            {bars.map(({ count, fill }, bar) => {
              const height = (count / most) * BAR.height;
              const barX = x + bar * (BAR.width + 3);
              return (
                <g key={fill}>
                  <rect
                    x={barX}
                    y={BASE - height}
                    width={BAR.width}
                    height={height}
                    rx="2"
                    fill={fill}
                  />
                  {count > 0 && (
                    <text
                      x={barX + BAR.width / 2}
                      y={BASE - height - 4}
                      textAnchor="middle"
                      fontSize="11"
                      fill="var(--ink-2)"
                    >
                      {count}
                    </text>
                  )}
                </g>
              );
            })}
            <rect x={x - 2} y={BASE} width={2 * BAR.width + 7} height="1.5" fill="var(--line-2)" />
            <text
              x={x + BAR.width + 1}
              y={BASE + 18}
              textAnchor="middle"
              fontSize="13"
              fill="var(--ink-2)"
            >
              {nameOf(month)}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
