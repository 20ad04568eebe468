import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius } from '../../theme/tokens.ts';

const Tile = styled.span<{ $size: 44 | 52 }>`
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 10px;
  background: var(--tint);
  color: var(--deep);
`;

const Squares = styled.span`
  display: grid;
  grid-template-columns: 9px 9px;
  gap: 3px;

  i {
    width: 9px;
    height: 9px;
    border-radius: ${radius.pane};
    background: var(--deep);
  }
`;

/** A tile in the hue of its container (`hueColors`), with four panes unless an icon is given. */
export function TintTile({ size, icon }: { size: 44 | 52; icon?: ReactNode }) {
  return (
    <Tile $size={size} aria-hidden="true">
      {icon ?? (
        <Squares>
          <i />
          <i />
          <i />
          <i />
        </Squares>
      )}
    </Tile>
  );
}
