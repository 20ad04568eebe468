import { css } from 'styled-components';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

/** The look of the bar's links and menu buttons: 44 px tall, closer together on narrow desktops. */
export const barLink = css`
  display: flex;
  align-items: center;
  gap: 5px;
  height: 44px;
  padding: 0 clamp(9px, 2.6vw - 18px, 14px);
  border-radius: ${radius.small};
  ${type.nav}
  white-space: nowrap;

  svg {
    flex: none;
  }
  &:hover,
  &[aria-expanded='true'] {
    background: ${color.plaster};
  }
`;
