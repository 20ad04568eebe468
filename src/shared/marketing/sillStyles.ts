import { css } from 'styled-components';
import { size } from '../../theme/tokens.ts';

/** The ledge that everything in a wall stands on, in the wall's deep color; the wall clips it. */
export const sill = css`
  position: relative;
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${size.sill};
    background: var(--deep);
  }
`;
