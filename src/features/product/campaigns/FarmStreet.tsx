import { styled } from 'styled-components';
import { campaignStrings as strings } from '../../../strings/campaign.ts';
import { color, motion } from '../../../theme/tokens.ts';

const COLUMNS = 20;
const CELL = { width: 20, height: 24 };

const Map = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  fill: ${color.dusk};

  > path + path {
    transition: fill ${motion.slow} ${motion.ease};
  }
`;

/** A small house in its place of the grid. */
const houseAt = (index: number): string => {
  const x = (index % COLUMNS) * CELL.width + 2;
  const y = Math.floor(index / COLUMNS) * CELL.height + 2;
  return `M${x} ${y + 7}l8-7 8 7v11h-16z`;
};

const pathOf = (houses: readonly number[]): string => houses.map(houseAt).join('');

interface FarmStreetProps {
  owners: number;
  lit: readonly number[];
  listed: readonly number[];
}

export function FarmStreet({ owners, lit, listed }: FarmStreetProps) {
  const all = Array.from({ length: owners }, (_, index) => index);
  const height = Math.ceil(owners / COLUMNS) * CELL.height;
  return (
    <Map
      viewBox={`0 0 ${COLUMNS * CELL.width} ${height}`}
      role="img"
      aria-label={strings.street(owners, lit.length + listed.length)}
    >
      <path d={pathOf(all)} />
      <path
        d={pathOf(lit)}
        fill={color.lit}
        stroke={color.lit}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <path
        d={pathOf(listed)}
        fill="var(--deep)"
        stroke={color.lit}
        strokeWidth={3}
        strokeLinejoin="round"
      />
    </Map>
  );
}
