import { art } from '../../theme/pictureColors.ts';
import { color } from '../../theme/tokens.ts';

interface HouseShape {
  columns: number;
  rows: number;
  /** Lit windows of each row, by column. */
  lit: readonly (readonly number[])[];
}

/** The house grows with the plan. */
const SHAPES = [
  { columns: 2, rows: 2, lit: [[], [1]] },
  { columns: 4, rows: 3, lit: [[1], [0, 2, 3], [1, 3]] },
  {
    columns: 7,
    rows: 4,
    lit: [
      [0, 2, 3, 5],
      [1, 2, 5, 6],
      [0, 2, 4, 5],
      [0, 3, 4, 6],
    ],
  },
] as const satisfies readonly HouseShape[];

const WINDOW = { width: 16, height: 22, across: 26, down: 32, left: 11, top: 37 };
const ROOF = 28;
const EAVES = 5;

const windowsOf = ({ columns, rows, lit }: HouseShape) =>
  Array.from({ length: rows * columns }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return {
      x: WINDOW.left + column * WINDOW.across,
      y: WINDOW.top + row * WINDOW.down,
      isLit: lit[row]?.includes(column) ?? false,
    };
  });

const rectangle = ({ x, y }: { x: number; y: number }) =>
  `M${x} ${y}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}z`;

const mullions = ({ x, y }: { x: number; y: number }) =>
  `M${x + WINDOW.width / 2} ${y}v${WINDOW.height}M${x} ${y + WINDOW.height / 2}h${WINDOW.width}`;

const drawings = SHAPES.map((shape) => {
  const windows = windowsOf(shape);
  const lit = windows.filter(({ isLit }) => isLit);
  const dark = windows.filter(({ isLit }) => !isLit);
  return {
    width: 2 * (EAVES + 2) + shape.columns * WINDOW.across,
    height: 2 * 22 + shape.rows * WINDOW.down,
    dark: dark.map(rectangle).join(''),
    lit: lit.map(rectangle).join(''),
    mullions: lit.map(mullions).join(''),
  };
});

interface PlanIllustrationProps {
  /** Index of the plan. */
  position: number;
  onDusk: boolean;
}

/** Plans after the third share the largest house. */
export function PlanIllustration({ position, onDusk }: PlanIllustrationProps) {
  const drawing = drawings[Math.min(position, drawings.length - 1)];
  if (!drawing) return null;
  const { width, height } = drawing;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={`M0 ${ROOF}L${width / 2} 0l${width / 2} ${ROOF}z`}
        fill={onDusk ? art.roofOnDusk : color.dusk}
      />
      <path d={`M${EAVES} ${ROOF}H${width - EAVES}V${height}H${EAVES}z`} fill={art.facade} />
      <path d={drawing.dark} fill={art.darkGlass} />
      <path d={drawing.lit} fill={color.lit} />
      <path d={drawing.mullions} stroke={color.litEdge} strokeWidth="1.2" />
    </svg>
  );
}
