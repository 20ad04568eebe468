import { css } from 'styled-components';
import { belowMdQuery } from '../../theme/tokens.ts';

/** On phones the items of a grid stand in a row that scrolls sideways to the edges of the window. */
export const phoneRow = (itemWidth: string) => css`
  @media screen and ${belowMdQuery} {
    grid: auto / auto-flow ${itemWidth};
    overflow-x: auto;
    /* Room for focus rings. */
    margin: -6px calc(-1 * var(--gutter));
    padding: 6px var(--gutter);
    scroll-padding-inline: var(--gutter);
    scroll-snap-type: x mandatory;
    scrollbar-width: none;

    > * {
      scroll-snap-align: start;
    }
  }
`;
