import { css } from 'styled-components';
import { color, font } from './tokens.ts';
import { media } from './media.ts';

/** The type styles of the art direction, as mixins: `${type.h2}`. */
const face = (size: string, line: string | number, tracking: string, weight: number) => css`
  font-size: ${size};
  line-height: ${line};
  letter-spacing: ${tracking};
  font-weight: ${weight};
`;

const heading = (size: string, line: number, tracking: string, weight: number) => css`
  ${face(size, line, tracking, weight)}
  text-wrap: balance;
  overflow-wrap: break-word;
`;

export const type = {
  d1: heading('clamp(44px, 6.1vw, 88px)', 0.98, '-.045em', 560),
  d2: heading('clamp(38px, 4.6vw, 66px)', 1.02, '-.042em', 560),
  /** Long titles: event, help article, video. */
  d3: heading('clamp(34px, 3.9vw, 56px)', 1.04, '-.04em', 560),
  h2: heading('clamp(32px, 3.5vw, 50px)', 1.06, '-.036em', 560),
  h3: heading('clamp(24px, 2vw, 28px)', 1.18, '-.026em', 580),
  h4: face('20px', 1.3, '-.018em', 600),
  lead: css`
    ${face('clamp(18px, 1.45vw, 21px)', 1.5, '-.012em', 450)}
    max-width: 52ch;
    text-wrap: pretty;
  `,
  body: css`
    ${face('17px', 1.6, '-.008em', 450)}
    max-width: 60ch;
    text-wrap: pretty;
  `,
  article: css`
    ${face('18px', 1.62, '-.006em', 450)}
    max-width: 66ch;
    color: ${color.inkArticle};
    ${media.md} {
      font-size: 19px;
      line-height: 1.68;
    }
  `,
  quote: css`
    font-family: ${font.quote};
    ${face('clamp(28px, 3.1vw, 45px)', 1.2, '-.022em', 420)}
    text-wrap: pretty;
  `,
  small: face('15px', 1.5, '0', 450),
  caption: face('14px', 1.4, '0', 450),
  label: face('15px', '20px', '-.01em', 560),
  button: face('17px', 'normal', '-.014em', 580),
  nav: face('16px', 'normal', '-.01em', 520),
} as const;
