import { css, type RuleSet } from 'styled-components';
import { media } from './media.ts';
import { color, hues, radius, shadow, size, type Hue } from './tokens.ts';

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

/** A fixed size with a centered icon. */
export const iconBox = (width: string, height = width) => css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${width};
  height: ${height};
`;

export const cardFrame = css`
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

export const wrap = css`
  width: 100%;
  max-width: calc(${size.contentMax} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/**
 * Below 768 px, cards of `width` in `rows` scroll horizontally on screen. Their links make the list scrollable by
 * keyboard.
 */
export const sidewaysOnPhones = (width: string, rows = 1) => css`
  @media screen {
    ${media.belowMd} {
      display: grid;
      grid-template: repeat(${rows}, 1fr) / none;
      grid-auto-flow: column;
      grid-auto-columns: ${width};
      overflow-x: auto;
      margin-inline: calc(-1 * var(--gutter));
      /* Room for focus rings. */
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

/** Without scripts: disabled in the browser, or not part of the page. */
export const withoutScripts = (styles: RuleSet) => css`
  @media (scripting: none) {
    ${styles}
  }
  html[data-scripts='none'] & {
    ${styles}
  }
`;

export const onlyWithScripts = withoutScripts(css`
  display: none;
`);

export const onlyWithoutScripts = css`
  display: none;
  ${withoutScripts(css`
    display: flex;
  `)}
`;

export const darkGround = css`
  --focus: ${color.lit};
  --text2: ${color.onDusk2};
  --mark: ${color.duskLine};
  background: ${color.duskDeep};
  color: ${color.onDusk};
`;

/** An outline in forced colors, which remove shadows and backgrounds. */
export const forcedEdge = css`
  ${media.forcedColors} {
    &:not(:focus-visible) {
      outline: 1px solid;
      outline-offset: -1px;
    }
  }
`;

/** The system's selection color in forced colors. */
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

/** A panel below a field, of options or with a message. */
export const optionPanel = css`
  position: absolute;
  inset: calc(100% + 8px) 0 auto;
  padding: 8px;
  border-radius: 16px;
  background: ${color.white};
  box-shadow: ${shadow.sh3}, ${shadow.hair};
  ${forcedEdge}
  color: ${color.ink};

  > p {
    padding: 0.875rem 16px;
    color: ${color.ink2};
  }
`;

export const option = css`
  padding: 0.875rem 16px;
  border-radius: 10px;
  overflow-wrap: anywhere;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.limewash};
  }
  &[aria-selected='true'] {
    box-shadow: inset 3px 0 ${color.lit};
    ${forcedChosen}
  }
`;

export const hueColors = (hue: Hue) => css`
  --tint: ${hues[hue].tint};
  --deep: ${hues[hue].deep};
`;
