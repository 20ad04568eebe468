import { keyframes, styled } from 'styled-components';
import { art } from '../../theme/illustrationColors.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { PANES_ACROSS, PANES_UP, type OfficeFacade } from './officeFacade.ts';

/** In units of the drawing. */
const PANE = { size: 9, step: 10.5 };
const WINDOW = {
  width: PANES_ACROSS * PANE.step + 1.5,
  height: PANES_UP * PANE.step + 1.5,
  across: 46,
  down: 58,
};
const SIDE = 14;
const ROOF = 26;
const GROUND = 18;

const lightUp = keyframes`
  from { opacity: 0; }
`;

const Drawing = styled.svg`
  width: 100%;
  height: 10rem;
`;

const Light = styled.path`
  animation: ${lightUp} 400ms ease backwards;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const square = (x: number, y: number) => `M${x} ${y}h${PANE.size}v${PANE.size}h-${PANE.size}z`;

/** The lit panes of a window, from the sill up. */
const panesOf = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, pane) =>
    square(
      x + 1.5 + (pane % PANES_ACROSS) * PANE.step,
      y + 1.5 + (PANES_UP - 1 - Math.floor(pane / PANES_ACROSS)) * PANE.step,
    ),
  ).join('');

/** The office as the front of a house; its windows light up with its leads. Its words stand beside it. */
export function OfficeFront({ facade: { columns, rows, lit } }: { facade: OfficeFacade }) {
  const width = columns * WINDOW.across + 2 * SIDE;
  const height = ROOF + rows * WINDOW.down + GROUND;
  const places = lit.map((count, index) => {
    const row = rows - 1 - Math.floor(index / columns);
    return {
      count,
      x: SIDE + (index % columns) * WINDOW.across + (WINDOW.across - WINDOW.width) / 2,
      y: ROOF + row * WINDOW.down + 12,
    };
  });
  const glass = places
    .map(({ x, y }) => `M${x} ${y}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`)
    .join('');
  const sills = places
    .map(({ x, y }) => `M${x - 3} ${y + WINDOW.height}h${WINDOW.width + 6}v3h-${WINDOW.width + 6}z`)
    .join('');
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      <path d={`M0 ${ROOF}l16-${ROOF}h${width - 32}l16 ${ROOF}z`} fill={color.dusk} />
      <path d={`M5 ${ROOF}H${width - 5}V${height}H5z`} fill={art.facade} />
      <path d={glass} fill={art.darkGlass} />
      <path d={sills} fill={art.facadeShade} />
      {places.map(({ x, y, count }, index) => (
        // Lit anew whenever its count changes, and in no other case
        <Light
          key={`${index} of ${lit.length}, ${count}`}
          d={panesOf(x, y, count)}
          fill={color.lit}
        />
      ))}
      <path d={`M0 ${height - 5}H${width}v5H0z`} fill={color.dusk} />
    </Drawing>
  );
}
