import { css, type RuleSet } from 'styled-components';
import { color, font, type Hue, hues, media, radius, shadow, size } from './tokens.ts';

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

/** Sizes with `min(..., vw)` fit the width of a phone. */
export const type = {
  d1: css`
    font-size: clamp(min(2.75rem, 14vw), 6.1vw, 5.5rem);
    line-height: 0.98;
    letter-spacing: -0.045em;
    font-weight: 560;
    overflow-wrap: break-word;
  `,
  d2: css`
    font-size: clamp(min(2.375rem, 12vw), 4.6vw, 4.125rem);
    line-height: 1.02;
    letter-spacing: -0.042em;
    font-weight: 560;
    overflow-wrap: break-word;
  `,
  d3: css`
    font-size: clamp(min(2.125rem, 12vw), 3.9vw, 3.5rem);
    line-height: 1.04;
    letter-spacing: -0.04em;
    font-weight: 560;
    overflow-wrap: break-word;
  `,
  h2: css`
    font-size: clamp(min(2rem, 12vw), 3.5vw, 3.125rem);
    line-height: 1.06;
    letter-spacing: -0.036em;
    font-weight: 560;
    overflow-wrap: break-word;
  `,
  h3: css`
    font-size: clamp(min(1.5rem, 12vw), 2vw, 1.75rem);
    line-height: 1.18;
    letter-spacing: -0.026em;
    font-weight: 580;
    overflow-wrap: break-word;
  `,
  h4: css`
    font-size: 1.25rem;
    line-height: 1.3;
    letter-spacing: -0.018em;
    font-weight: 600;
  `,
  lead: css`
    font-size: clamp(1.125rem, 1.45vw, 1.3125rem);
    line-height: 1.5;
    letter-spacing: -0.012em;
    font-weight: 450;
    max-width: 34.75em;
  `,
  body: css`
    font-size: 1.0625rem;
    line-height: 1.6;
    letter-spacing: -0.008em;
    font-weight: 450;
    max-width: 40em;
    text-wrap: pretty;
  `,
  article: css`
    font-size: 1.125rem;
    line-height: 1.62;
    letter-spacing: -0.006em;
    font-weight: 450;
    color: ${color.inkArticle};
    text-wrap: pretty;
    ${media.md} {
      font-size: 1.1875rem;
      line-height: 1.68;
    }
  `,
  quote: css`
    font-family: ${font.quote};
    font-size: clamp(1.75rem, 3.1vw, 2.8125rem);
    line-height: 1.2;
    letter-spacing: -0.022em;
    font-weight: 420;
  `,
  small: css`
    font-size: 0.9375rem;
    line-height: 1.5;
    letter-spacing: 0;
    font-weight: 450;
  `,
  caption: css`
    font-size: 0.875rem;
    line-height: 1.4;
    letter-spacing: 0;
    font-weight: 450;
  `,
  label: css`
    font-size: 0.9375rem;
    line-height: 1.25rem;
    letter-spacing: 0;
    font-weight: 560;
  `,
  button: css`
    font-size: 1.0625rem;
    line-height: normal;
    letter-spacing: -0.014em;
    font-weight: 580;
  `,
  nav: css`
    font-size: 1rem;
    line-height: normal;
    letter-spacing: -0.01em;
    font-weight: 520;
  `,
} as const;
