import { css } from 'styled-components';
import { radius } from '../theme/tokens.ts';

/**
 * Makes a link fill the nearest positioned ancestor: the whole card is one link, named by its own words alone,
 * and the rest of the card stays readable beside it.
 */
export const stretchedLink = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;
