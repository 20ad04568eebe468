import { css } from 'styled-components';
import { withoutScripts } from '../../theme/mixins.ts';

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
