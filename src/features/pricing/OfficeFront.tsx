import { keyframes, styled } from 'styled-components';
import { art } from '../../theme/illustrationColors.ts';
import { media } from '../../theme/media.ts';
import { color, hues } from '../../theme/tokens.ts';
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

/** The drawing is never smaller than this, so that a small office is a small house. */
const LEAST = { width: 330, height: 190 };

const Drawing = styled.svg`
  flex: 1;
  width: 100%;
  height: 12rem;
  overflow: visible;

  ${media.lg} {
    /* As high as the words beside it leave it, whatever their height. */
    height: 0;
    min-height: 14rem;
  }
`;

/** The street beside the house: to the left of 0, and to the right of it. */
const NEIGHBORS = {
  left: 'M-96 0v-104h58v-18h26v122zM-188 0v-78l42-40 42 40v78zM-288 0v-126h92v126zM-376 0v-84h80v84zM-476 0v-106h92v106z',
  right:
    'M12 0v-84l44-42 44 42v84zM108 0v-118h78v118zM194 0v-76h40v-18h54v94zM296 0v-112h84v112zM388 0v-80l42-38 42 38v80z',
};

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
  const room = { width: Math.max(width, LEAST.width), height: Math.max(height, LEAST.height) };
  const viewBox = `${(width - room.width) / 2} ${height - room.height} ${room.width} ${room.height}`;
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
    <Drawing viewBox={viewBox} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <g fill={hues.mist.deep} fillOpacity=".14">
        <path transform={`translate(0 ${height})`} d={NEIGHBORS.left} />
        <path transform={`translate(${width} ${height})`} d={NEIGHBORS.right} />
      </g>
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
