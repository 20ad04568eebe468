import { css } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** The look of a row in a dropdown's panel. */
export const panelLink = css`
  min-height: 56px;
  padding: 8px 12px;
  border-radius: 10px;
  font-size: 16px;
  font-weight: 540;
  line-height: 1.5;

  &:hover,
  &[aria-current='page'] {
    background: ${color.limewash};
  }
`;
