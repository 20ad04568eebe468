import { art } from '../../theme/pictureColors.ts';
import { color } from '../../theme/tokens.ts';
import type { Floor } from './floorsFor.ts';

/** Floors of the houses, which grow with the plan. */
const HOUSES = [
  ['--', '-x'],
  ['-x--', 'x-xx', '-x-x'],
  ['x-xx-x-', '-xx--xx', 'x-x-xx-', 'x--xx-x'],
] as const;

const GLASS = 'h16v22h-16z';
const MULLIONS = 'm8 0v22m-8-11h16';

interface PlanIllustrationProps {
  position: number;
  onDusk: boolean;
  /** Instead of those of the plan's house. */
  floors?: readonly Floor[] | undefined;
}

export function PlanIllustration({
  position,
  onDusk,
  floors = HOUSES[position] ?? HOUSES[2],
}: PlanIllustrationProps) {
  const width = 14 + 26 * floors[0]!.length;
  const height = 44 + 32 * floors.length;
  const drawWindows = (kind: '-' | 'x', shape: string) =>
    floors
      .flatMap((floor, row) =>
        [...floor].map((window, column) =>
          window === kind ? `M${11 + 26 * column} ${37 + 32 * row}${shape}` : '',
        ),
      )
      .join('');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={`M0 28L${width / 2} 0L${width} 28z`} fill={onDusk ? art.roofOnDusk : color.dusk} />
      <path d={`M5 28H${width - 5}V${height}H5z`} fill={art.facade} />
      <path d={drawWindows('-', GLASS)} fill={art.darkGlass} />
      <path d={drawWindows('-', MULLIONS)} stroke={art.facade} strokeWidth="1.2" />
      <path d={drawWindows('x', GLASS)} fill={color.lit} />
      <path d={drawWindows('x', MULLIONS)} stroke={color.litEdge} strokeWidth="1.2" />
    </svg>
  );
}
