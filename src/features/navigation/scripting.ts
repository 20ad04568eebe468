import { css } from 'styled-components';

/** A control that does nothing without scripts gives way ... */
export const onlyWithScripts = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** ... to a link that leads to the footer, which lists every page. */
export const onlyWithoutScripts = css`
  display: none;

  @media (scripting: none) {
    display: flex;
  }
`;
