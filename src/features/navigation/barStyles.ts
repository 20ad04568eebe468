import { css } from 'styled-components';
import { withoutScripts } from '../../theme/mixins.ts';
import { color, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';

/** A control that does nothing without scripts gives way ... */
export const onlyWithScripts = css`
  ${withoutScripts(css`
    display: none;
  `)}
`;

/** ... to a link that leads to the footer, which lists every page. */
export const onlyWithoutScripts = css`
  display: none;

  ${withoutScripts(css`
    display: flex;
  `)}
`;

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
  /* The page that is shown, or the menu that it stands in. */
  &[aria-current] {
    text-decoration: underline ${color.lit} 3px;
    text-underline-offset: 5px;
  }
`;
