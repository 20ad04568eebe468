import { styled } from 'styled-components';
import type { Texts } from '../../../contract/texts/texts.ts';
import { viewStrings as strings } from '../../../strings/views.ts';
import { type } from '../../../theme/mixins.ts';
import { color, media } from '../../../theme/tokens.ts';
import { VisuallyHidden } from '../../../ui/Text.tsx';
import { DrawingBand } from '../DrawingBand.tsx';

export type ViewsTexts = NonNullable<Texts['feature-realtime-statistics']['views']>;
type View = ViewsTexts['views'][number];

/** A floor is a quarter of the year, and a window is a week. */
const FLOORS = 4;
const WINDOWS = 13;
export const WEEKS = FLOORS * WINDOWS;

/** Units of the drawing. */
const PANE = { width: 11, height: 17, gap: 4, floor: 25 };
const LEFT = 16;
const TOP = 46;
const WIDTH = LEFT * 2 + WINDOWS * (PANE.width + PANE.gap) - PANE.gap;
const GROUND = TOP + FLOORS * PANE.floor;
const HEIGHT = GROUND + 46;

const Views = styled.ul`
  display: grid;
  gap: 20px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 40px;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0 clamp(20px, 2.8vw, 40px);
  }
`;

/** The office stands on the ground of its row. */
const Place = styled.li`
  display: grid;
  grid-template: auto 1fr / minmax(0, 38%) minmax(0, 1fr);
  gap: 2px 20px;
  border-bottom: 0 solid ${color.duskLine};

  ${media.belowMd} {
    &:not(:last-child) {
      border-bottom-width: 3px;
    }
  }
  ${media.belowLg} {
    &:nth-child(-n + 2) {
      border-bottom-width: 3px;
    }
  }
  ${media.md} {
    grid-template: subgrid / minmax(0, 1fr);
    grid-row: span 3;
    gap: 0;
  }
  p {
    padding-bottom: 20px;
    color: var(--text2);
    font-size: 0.9375rem;
    line-height: 1.5;
    text-wrap: pretty;

    ${media.md} {
      padding-block: 8px clamp(24px, 3vw, 40px);
    }
    ${media.lg} {
      font-size: 1rem;
    }
  }
`;

const Name = styled.h3`
  ${type.h3}
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;

  ${media.md} {
    ${media.belowLg} {
      ${Place}:nth-child(n + 3) > & {
        padding-top: 36px;
      }
    }
  }
  span {
    color: ${color.lit};
    font-size: 0.9375rem;
    line-height: 1.5;
    font-weight: 560;
    letter-spacing: 0;
  }
`;

const Office = styled.svg`
  display: block;
  grid-area: 1 / 1 / 3;
  align-self: end;
  width: 100%;
  height: auto;

  ${media.md} {
    grid-area: auto;
  }
`;

/** The windows of some weeks, as a dashed line on each floor. */
export const linesOf = (first: number, last: number): string[] =>
  Array.from({ length: FLOORS }, (_, floor) => {
    const from = Math.max(first - 1 - floor * WINDOWS, 0);
    const count = Math.min(last - floor * WINDOWS, WINDOWS) - from;
    const x = LEFT + from * (PANE.width + PANE.gap);
    const y = TOP + floor * PANE.floor + PANE.height / 2;
    return count > 0 ? `M${x} ${y}h${count * (PANE.width + PANE.gap) - PANE.gap}` : '';
  }).filter(Boolean);

function OfficeAt({ first, last }: Pick<View, 'first' | 'last'>) {
  const dash = `${PANE.width} ${PANE.gap}`;
  const middle = WIDTH / 2;
  return (
    <Office viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M${WIDTH - 58} 2h22v22h-22z`} fill={color.duskLine} />
      <path d={`M22 8h${WIDTH - 44}l16 20H6z`} fill={color.dusk700} />
      <path d={`M0 28h${WIDTH}v7H0z`} fill={color.duskLine} />
      <path d={`M6 35h${WIDTH - 12}v${HEIGHT - 35}H6z`} fill={color.duskWall} />
      <path
        d={linesOf(1, WEEKS).join('')}
        stroke={color.duskDeep}
        strokeWidth={PANE.height}
        strokeDasharray={dash}
      />
      <path
        d={linesOf(first, last).join('')}
        stroke={color.lit}
        strokeWidth={PANE.height}
        strokeDasharray={dash}
      />
      <path
        d={`M${LEFT} ${GROUND + 6}h62v40h-62zM${WIDTH - LEFT - 62} ${GROUND + 6}h62v40h-62z`}
        fill={color.dusk700}
      />
      <path d={`M${middle - 15} ${GROUND + 3}h30v43h-30z`} fill={color.onDusk2} />
      <path d={`M${middle - 12} ${GROUND + 6}h24v40h-24z`} fill={color.dusk} />
      <circle cx={middle + 7} cy={GROUND + 28} r="1.8" fill={color.lit} />
    </Office>
  );
}

/** The same office once for each view, with the lights on in the weeks that the view counts. */
export function OfficeViews({ texts }: { texts: ViewsTexts }) {
  const { title, text, views } = texts;
  return (
    <DrawingBand title={title} text={text} isDark>
      <Views>
        {views.map(({ name, text: words, span, first, last }) => (
          <Place key={name}>
            <Name>
              {name} <span>{span}</span>
            </Name>
            <p>
              {words} <VisuallyHidden>{strings.weeks(first, last, WEEKS)}</VisuallyHidden>
            </p>
            <OfficeAt first={first} last={last} />
          </Place>
        ))}
      </Views>
    </DrawingBand>
  );
}
