import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hueColors } from '../theme/mixins.ts';
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
  font-size: 0.875rem;
  line-height: 1.25rem;
  letter-spacing: 0;
  font-weight: 560;
  overflow-wrap: anywhere;
`;

export function Badge({ hue, children }: { hue?: Hue; children: ReactNode }) {
  return <Root $hue={hue}>{children}</Root>;
}
