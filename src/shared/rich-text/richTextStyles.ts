import { css } from 'styled-components';
import { color, font, media, radius, size } from '../../theme/tokens.ts';

/** The elements of the allow-list. Sides are logical: an article may run from right to left. */
export const richTextStyles = css`
  /* Lines of 65 to 75 characters. */
  max-width: ${size.text};
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
  }
  h2 {
    color: ${color.ink};
    font-size: clamp(1.75rem, 4.2vw, 2rem);
    line-height: 1.15;
    letter-spacing: -0.03em;
    font-weight: 580;
  }
  :is(h3, h4, h5, h6) {
    color: ${color.ink};
    font-size: 1.4375rem;
    line-height: 1.25;
    letter-spacing: -0.022em;
    font-weight: 600;
  }
  :is(h4, h5, h6) {
    font-size: 1.1875rem;
    letter-spacing: -0.014em;
  }
  > * + h2 {
    margin-top: 1.9em;
  }
  > * + :is(h3, h4, h5, h6) {
    margin-top: 1.6em;
  }
  > :is(h2, h3, h4, h5, h6) + * {
    margin-top: 0.7em;
  }

  a {
    background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 2px no-repeat;
    overflow-wrap: anywhere;
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
  a:hover {
    background-size: 100% 45%;
  }
  :is(strong, th, dt) {
    font-weight: 600;
  }
  mark {
    background: ${color.litSoft};
    color: inherit;
  }
  :is(sub, sup) {
    font-size: 0.72em;
    line-height: 0;
  }
  :is(code, kbd) {
    padding: 0.1em 0.35em;
    border-radius: ${radius.badge};
    background: ${color.plaster};
    font-family: ui-monospace, monospace;
    font-size: 0.86em;
    overflow-wrap: anywhere;
  }
  :is(pre, [role='note']) {
    padding: 1.25rem 24px;
    /* Visible in forced colors. */
    border: 1px solid transparent;
    border-radius: ${radius.control};
    line-height: 1.55;
  }
  pre {
    background: ${color.plaster};
    font-size: 1rem;
    overflow-x: auto;
  }
  pre code {
    padding: 0;
    background: none;
    font-size: inherit;
    overflow-wrap: normal;
  }

  :is(li, dd) {
    position: relative;
    padding-inline-start: 24px;
  }
  ol > li {
    padding-inline-start: 1.8em;
  }
  li + li,
  li > :is(ul, ol, p + *) {
    margin-top: 0.55em;
  }
  ul > li::before {
    content: '';
    position: absolute;
    top: 0.62em;
    inset-inline-start: 0;
    border: 4px solid ${color.dusk};
    border-radius: ${radius.pane};
  }
  li:has(> [data-task], > p:first-child > [data-task])::before {
    content: none;
  }
  /* Ordered lists follow start and value. */
  ol > li::before {
    content: counter(list-item) '.';
    position: absolute;
    inset-inline-start: 0;
    color: ${color.ink};
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }
  dd + dt {
    margin-top: 0.8em;
  }

  blockquote {
    padding-block: 4px;
    padding-inline-start: clamp(20px, 3.7vw, 28px);
    border-inline-start: 4px solid ${color.lit};
    color: ${color.ink};
    font: 420 clamp(1.5rem, 3.8vw, 1.8125rem) / 1.32 ${font.serif};
    letter-spacing: -0.018em;
  }
  [role='note'] {
    background: ${color.litWash};
    font-size: 1.0625rem;
  }
  :is(blockquote, [role='note'], td, dd) > * + * {
    margin-top: 0.6em;
  }
  > :is(blockquote, figure) {
    margin-block: 1.5em;
  }
  section {
    padding-top: 20px;
    border-top: 1px solid ${color.line};
    font-size: 1rem;
  }
  img {
    height: auto;
    border-radius: ${radius.control};
  }
  figure > img {
    width: 100%;
  }
  /* A picture with too few pixels for the column. */
  :is(p, figure):has(> span > img) {
    border-radius: ${radius.control};
    background: ${color.plaster};

    /* Pictures are drawn for phones: on wider screens their words would be larger than the headings. */
    ${media.md} {
      > span {
        zoom: 0.8;
      }
    }
  }
  p:has(> span > img) {
    padding-bottom: ${size.sill};
    background: linear-gradient(${color.plaster} calc(100% - ${size.sill}), ${color.dusk} 0);
  }
  :is(figcaption, caption) {
    color: ${color.ink3};
    font-size: 0.875rem;
  }
  figcaption {
    margin-top: 10px;
  }
  hr {
    border: 0;
    border-top: 1px solid ${color.line2};
  }
  summary {
    padding: 0.25rem 0;
    color: ${color.ink};
    font-weight: 580;
    cursor: pointer;
  }

  /* A shadow at the side where a table goes on. */
  [role='region'] {
    overflow-x: auto;
    background-image:
      linear-gradient(90deg, ${color.limewash} 1rem, transparent),
      linear-gradient(-90deg, ${color.limewash} 1rem, transparent),
      linear-gradient(90deg, ${color.line2}, transparent),
      linear-gradient(-90deg, ${color.line2}, transparent);
    background-position-x: 0, 100%;
    background-size: 3rem, 3rem, 1rem, 1rem;
    background-repeat: no-repeat;
    background-attachment: local, local, scroll, scroll;
  }
  table {
    min-width: 100%;
    border-collapse: collapse;
    font-size: clamp(0.875rem, 3.8vw, 1rem);
    line-height: 1.5rem;
    font-variant-numeric: tabular-nums;
  }
  caption {
    padding-bottom: 10px;
    text-align: start;
  }
  :is(th, td) {
    min-width: min(96px, 17vw);
    /* Numbers with their share, such as 28 (3.2%), stay on one line. */
    &:is([align='right'], [align='center']):not(th) {
      white-space: nowrap;
    }
    padding-block: 12px;
    padding-inline: 0 clamp(16px, 2.2vw, 28px);
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  tr:not([align]) > :is(th, td):not([align]) {
    text-align: start;
  }
  :is(th, td):last-child {
    padding-inline-end: 0;
  }
  :where(thead) th {
    border-bottom: 2px solid ${color.ink};
    color: ${color.ink};
    vertical-align: bottom;
  }
  /* The cells of a row one below the other, those of larger tables after the names of their columns. */
  ${media.belowMd} {
    :where(table:not(:has(tr > :nth-child(6), [rowspan]))) {
      &,
      tbody,
      tr,
      tr > * {
        display: block;
        padding: 0;
        border: 0;
        text-align: start;
      }
      thead {
        position: absolute;
        clip-path: inset(50%);
      }
      tr > :where(:first-child) {
        padding-top: 12px;
        font-weight: 600;
      }
      tr > :where(:last-child) {
        padding-bottom: 12px;
        border-bottom: 1px solid ${color.line};
      }
      [data-label]::before {
        content: attr(data-label) ': ';
        color: ${color.ink3};
        white-space: normal;
      }
    }
  }

  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
`;

export const standfirstStyles = css`
  > p:first-child {
    color: ${color.ink};
    font: 420 clamp(1.375rem, 3.3vw, 1.5625rem) / 1.45 ${font.serif};
    letter-spacing: -0.012em;
  }
`;
