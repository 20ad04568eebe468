import { css, type RuleSet } from 'styled-components';
import { media } from './media.ts';
import { color, hues, size, type Hue } from './tokens.ts';

/** Hidden from sight, read by screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Content width: 1280 px between the gutters. */
export const wrap = css`
  width: 100%;
  max-width: calc(${size.contentMax} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** Panels 24 to 32 px wider than the text on each side: the signature edge. */
export const wide = css`
  width: 100%;
  max-width: ${size.wideMax};
  margin-inline: auto;
  padding-inline: max(12px, calc(var(--gutter) - 32px));
`;

/**
 * Cards that phones scroll sideways, the next one in sight; from 768 px the caller's own columns. The cards
 * hold links, so that a keyboard scrolls it, too. Paper has them one below the other.
 *
 * `width` is that of a card, `rows` how many stand one below the other.
 */
export const sidewaysOnPhones = (width: string, rows = 1) => css`
  @media screen {
    ${media.belowMd} {
      display: grid;
      grid-template: repeat(${rows}, auto) / none;
      grid-auto-flow: column;
      grid-auto-columns: ${width};
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      /* Room for the rings around cards. */
      margin-block: -6px;
      padding: 6px var(--gutter);
      scroll-padding-inline: var(--gutter);
      scroll-snap-type: x mandatory;
      scrollbar-width: none;

      > * {
        scroll-snap-align: start;
      }
    }
  }
`;

/** For a page that no script comes to: the visitor's browser runs none, or the page carries none. */
export const withoutScripts = (styles: RuleSet) => css`
  @media (scripting: none) {
    ${styles}
  }
  html[data-scripts='none'] & {
    ${styles}
  }
`;

/** Turns everything inside to the dark ground's colors and the lit focus ring. */
export const darkGround = css`
  --focus: ${color.lit};
  --text2: ${color.onDusk2};
  --mark: ${color.duskLine};
  background: ${color.duskDeep};
  color: ${color.onDusk};
`;

/** An edge where the visitor's colors take the shadow or the ground away that shows where a thing ends. */
export const forcedEdge = css`
  ${media.forcedColors} {
    &:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

/** What is chosen, current or filled, in the visitor's color for that where ours are taken away. */
export const forcedChosen = css`
  ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;

    & * {
      background: none;
      color: inherit;
    }
  }
`;

/** Sets `--tint` and `--deep` to a hue's pair; children use the variables. */
export const hueColors = (hue: Hue) => css`
  --tint: ${hues[hue].tint};
  --deep: ${hues[hue].deep};
`;
