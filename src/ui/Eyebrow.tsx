import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens.ts';
import { type } from '../theme/type.ts';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: 11px;
  ${type.label}
`;

const Mark = styled.span`
  display: inline-grid;
  grid-template-columns: 7px 7px;
  gap: 2px;
  flex: none;

  i {
    width: 7px;
    height: 7px;
    border-radius: ${radius.pane};
    background: var(--mark, ${color.dusk});
  }
  i:nth-child(4) {
    background: ${color.lit};
  }
`;

/** Two by two panes, the last one lit. Only before a feature's name. */
function PaneMark() {
  return (
    <Mark aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </Mark>
  );
}

/** A feature's name with the pane mark before it. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <Root>
      <PaneMark />
      {children}
    </Root>
  );
}
