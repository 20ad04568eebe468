import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { doorColors } from '../theme/mixins.ts';
import { color, radius, type DoorName } from '../theme/tokens.ts';

const Root = styled.span<{ $door?: DoorName }>`
  ${({ $door }) => $door && doorColors($door)}
  display: inline-flex;
  align-items: center;
  min-height: 26px;
  padding: 2px 10px;
  border-radius: ${radius.badge};
  background: var(--tint, ${color.plaster});
  color: var(--deep, ${color.ink2});
  font-size: 14px;
  font-weight: 560;
  line-height: 20px;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

/** A small label on a door's tint; without a door on plaster. */
export function Badge({ door, children }: { door?: DoorName; children: ReactNode }) {
  return <Root $door={door}>{children}</Root>;
}
