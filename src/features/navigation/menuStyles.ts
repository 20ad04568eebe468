import { css, styled } from 'styled-components';
import { forcedChosen } from '../../theme/mixins.ts';
import { color } from '../../theme/tokens.ts';

/** The look of a row in a dropdown's panel. */
export const panelLink = css`
  min-height: 3.5rem;
  padding: 0.5rem 12px;
  border-radius: 10px;
  font-size: 1rem;
  font-weight: 540;
  line-height: 1.5;

  &:hover,
  &[aria-current='page'] {
    background: ${color.limewash};
  }
  &[aria-current='page'] {
    ${forcedChosen}
  }
`;

/** What waits behind a row's title. */
export const PanelLine = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: 0.875rem;
  font-weight: 450;
  line-height: 1.25rem;
`;

/** The look of a top-level row of the mobile sheet. */
export const sheetRow = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 4rem;
  border-bottom: 1px solid ${color.line};
  font-size: 1.375rem;
  font-weight: 580;
  letter-spacing: -0.022em;

  &[aria-current] {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;
