import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { face, hueColors } from '../theme/mixins.ts';
import { color, type Hue, radius } from '../theme/tokens.ts';

const Root = styled.span<{ $hue?: Hue }>`
  ${({ $hue }) => $hue && hueColors($hue)}
  display: inline-flex;
  align-items: center;
  min-height: 1.625rem;
  padding: 2px 10px;
  border-radius: ${radius.badge};
  background: var(--tint, ${color.plaster});
  color: var(--deep, ${color.ink2});
  ${face('0.875rem', '1.25rem', '0', 560)}
  overflow-wrap: anywhere;
`;

export function Badge({ hue, children }: { hue?: Hue; children: ReactNode }) {
  return <Root $hue={hue}>{children}</Root>;
}
