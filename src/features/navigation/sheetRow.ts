import { css } from 'styled-components';
import { color } from '../../theme/tokens.ts';

/** The look of a top-level row of the mobile sheet. */
export const sheetRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  height: 64px;
  border-bottom: 1px solid ${color.line};
  font-size: 22px;
  font-weight: 580;
  letter-spacing: -0.022em;
`;
