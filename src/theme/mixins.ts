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

export const face = (size: string, line: string | number, tracking: string, weight: number) => css`
  font-size: ${size};
  line-height: ${line};
  letter-spacing: ${tracking};
  font-weight: ${weight};
`;

/** `min(..., vw)` limits headings to the width of a phone. */
const heading = (size: string, line: number, tracking: string, weight: number) => css`
  ${face(size, line, tracking, weight)}
  overflow-wrap: break-word;
`;

export const type = {
  d1: heading('clamp(min(2.75rem, 14vw), 6.1vw, 5.5rem)', 0.98, '-.045em', 560),
  d2: heading('clamp(min(2.375rem, 12vw), 4.6vw, 4.125rem)', 1.02, '-.042em', 560),
  d3: heading('clamp(min(2.125rem, 12vw), 3.9vw, 3.5rem)', 1.04, '-.04em', 560),
  h2: heading('clamp(min(2rem, 12vw), 3.5vw, 3.125rem)', 1.06, '-.036em', 560),
  h3: heading('clamp(min(1.5rem, 12vw), 2vw, 1.75rem)', 1.18, '-.026em', 580),
  h4: face('1.25rem', 1.3, '-.018em', 600),
  lead: css`
    ${face('clamp(1.125rem, 1.45vw, 1.3125rem)', 1.5, '-.012em', 450)}
    max-width: 34.75em;
  `,
  body: css`
    ${face('1.0625rem', 1.6, '-.008em', 450)}
    max-width: 40em;
    text-wrap: pretty;
  `,
  article: css`
    ${face('1.125rem', 1.62, '-.006em', 450)}
    color: ${color.inkArticle};
    text-wrap: pretty;
    ${media.md} {
      font-size: 1.1875rem;
      line-height: 1.68;
    }
  `,
  quote: css`
    font-family: ${font.quote};
    ${face('clamp(1.75rem, 3.1vw, 2.8125rem)', 1.2, '-.022em', 420)}
  `,
  small: face('0.9375rem', 1.5, '0', 450),
  caption: face('0.875rem', 1.4, '0', 450),
  label: face('0.9375rem', '1.25rem', '0', 560),
  button: face('1.0625rem', 'normal', '-.014em', 580),
  nav: face('1rem', 'normal', '-.01em', 520),
} as const;
