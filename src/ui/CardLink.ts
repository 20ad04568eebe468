import { css, styled } from 'styled-components';
import { radius } from '../theme/tokens.ts';
import { AppLink } from './AppLink.tsx';

/** Fills the nearest positioned ancestor: the whole card is one link, named by its own words alone. */
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

export const CardLink = styled(AppLink)`
  ${stretchedLink}
`;
