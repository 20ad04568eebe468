import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, font, radius } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { blocks, lists, stepTiles, tables } from './richTextBlocks.ts';

export type RichTextVariant = 'article' | 'plain';

const rhythm = css`
  overflow-wrap: break-word;

  > * + * {
    margin-top: 1.25em;
  }
  h2 {
    color: ${color.ink};
    font-size: 1.75rem;
    font-weight: 580;
    line-height: 1.15;
    letter-spacing: -0.03em;
    text-wrap: balance;

    ${media.md} {
      font-size: 2rem;
    }
  }
  h3,
  h4,
  h5,
  h6 {
    color: ${color.ink};
    font-size: 1.4375rem;
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.022em;
    text-wrap: balance;
  }
  h4,
  h5,
  h6 {
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
`;

const inline = css`
  a {
    background: linear-gradient(${color.lit}, ${color.lit}) 0 100% / 100% 2px no-repeat;
    overflow-wrap: anywhere;
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
  abbr[title] {
    text-decoration: underline dotted;
  }
  :is(sub, sup) {
    font-size: 0.72em;
    line-height: 0;
  }
  small {
    font-size: 0.84em;
  }
  :is(code, kbd) {
    padding: 0.1em 0.35em;
    border-radius: ${radius.badge};
    background: ${color.plaster};
    font-family: ui-monospace, monospace;
    font-size: 0.86em;
    overflow-wrap: anywhere;
  }
  pre {
    padding: 1.25rem 24px;
    border-radius: ${radius.control};
    background: ${color.plaster};
    font-size: 1rem;
    line-height: 1.55;
    overflow-x: auto;
  }
  pre code {
    padding: 0;
    background: none;
    font-size: inherit;
    overflow-wrap: normal;
  }
`;

const standfirst = css`
  > p:first-child {
    color: ${color.ink};
    font: 420 1.375rem/1.45 ${font.serif};
    letter-spacing: -0.012em;

    ${media.md} {
      font-size: 1.5625rem;
    }
  }
`;

// The margins of its first and last part belong to whoever places it.
const edges = css`
  > :first-child {
    margin-top: 0;
  }
  > :last-child {
    margin-bottom: 0;
  }
`;

const looks = {
  article: type.article,
  // Takes the size and color of where it stands.
  plain: css`
    max-width: 66ch;
  `,
};

interface Look {
  $variant: RichTextVariant;
  $hasStandfirst: boolean;
  $hasSteps: boolean;
}

/** The look of an article's HTML; what may stand in it decides `RichText`. */
export const RichTextRoot = styled.div<Look>`
  ${({ $variant }) => looks[$variant]}
  ${rhythm}
  ${inline}
  ${lists}
  ${blocks}
  ${tables}
  ${edges}
  ${({ $hasSteps }) => $hasSteps && stepTiles}
  ${({ $hasStandfirst }) => $hasStandfirst && standfirst}
`;
