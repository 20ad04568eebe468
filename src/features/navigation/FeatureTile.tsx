import { styled } from 'styled-components';
import type { FeatureSlug } from '../../contract/paths.ts';
import { radius } from '../../theme/tokens.ts';

type TileSize = 36 | 40;

const Tile = styled.span<{ $size: TileSize }>`
  position: relative;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${radius.small};

  /* The door without the wall around it: 168 of the drawing's 240 units, from 36 across and 44 down. */
  img {
    position: absolute;
    top: ${(-44 / 168) * 100}%;
    left: ${(-36 / 168) * 100}%;
    width: ${(240 / 168) * 100}%;
    max-width: none;
    height: auto;
  }
`;

/** A crop of a feature's front door: 40 px in the dropdown, 36 px in the mobile sheet. */
export function FeatureTile({ feature, size }: { feature: FeatureSlug; size: TileSize }) {
  return (
    <Tile $size={size}>
      <img src={`/doors/${feature}.svg`} width="240" height="240" alt="" />
    </Tile>
  );
}
