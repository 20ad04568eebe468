import { styled } from 'styled-components';
import type { ReactNode } from 'react';
import { type, visuallyHidden } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** Named by size; `as` sets the level: `<H2 as="h3">`. */
export const Display1 = styled.h1`
  ${type.d1}
`;
export const Display2 = styled.h1`
  ${type.d2}
`;
export const Display3 = styled.h1`
  ${type.d3}
`;
export const H2 = styled.h2`
  ${type.h2}
`;
export const H3 = styled.h3`
  ${type.h3}
`;
export const H4 = styled.h4`
  ${type.h4}
`;

export const Lead = styled.p`
  ${type.lead}
  color: var(--text2);
`;
export const Body = styled.p`
  ${type.body}
  color: var(--text2);
`;
export const CardBody = styled(Body)`
  font-size: 1rem;
  line-height: 1.5;
`;
export const Small = styled.p`
  ${type.small}
  color: var(--text2);
`;

export const Caption = styled.p`
  ${type.caption}
  color: ${color.ink3};
`;

const EyebrowRoot = styled.p`
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

export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <EyebrowRoot>
      <Mark aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </Mark>
      {children}
    </EyebrowRoot>
  );
}
