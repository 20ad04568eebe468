import { css, styled } from 'styled-components';
import { RichText } from '../../shared/rich-text/RichText.tsx';
import { legalStrings } from '../../strings/legal.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, media, radius, size } from '../../theme/tokens.ts';
import { Container, PageHeader, Wide } from '../../ui/Layout.tsx';
import { Display2, Small } from '../../ui/Text.tsx';
import type { Summary } from './splitSummary.ts';
import { wideInset } from './wideInset.ts';

/** From 1024 px those of the document and of its table of contents. */
const columns = css`
  display: grid;

  ${media.lg} {
    grid-template-columns: 264px minmax(0, ${size.text});
    column-gap: clamp(48px, 6vw, 96px);
  }
`;

const Head = styled(PageHeader)`
  ${columns}
  row-gap: 20px;
  align-items: baseline;

  > div > div {
    color: ${color.ink2};
    text-wrap: balance;
  }
  ${media.lg} {
    h1 {
      grid-column: 1 / -1;
    }
    > div > div {
      font-size: 1.25rem;
      line-height: 1.5;
    }
  }
`;

/** Wider than the columns of the document, in which its words stand. */
const Panel = styled.div`
  ${hueColors('sage')}
  padding: 2.5rem ${wideInset} 2.75rem;
  margin-bottom: 56px;
  border-radius: ${radius.stage};
  background: linear-gradient(var(--tint) calc(100% - ${size.sill}), var(--deep) 0);

  > div {
    ${columns}
    grid-template-rows: auto 1fr;
    max-width: none;
    color: ${color.ink};
    line-height: 1.5;
  }
  h2 + p {
    margin-top: 8px;
    font-size: 1rem;
  }
  ul > li {
    margin: 0;
    padding: 1rem 0 1rem 44px;
  }
  li + li {
    border-top: 1px solid color-mix(in srgb, var(--deep) 24%, var(--tint));
  }
  /* A lit window for each point. */
  ul > li::before {
    top: 1.125rem;
    left: 2px;
    width: 20px;
    height: 24px;
    border: 0;
    background: linear-gradient(${color.litEdge}, ${color.litEdge}) 50% 0 / 1.5px no-repeat
      ${color.lit};
    box-shadow:
      0 0 0 2px ${color.white},
      0 6px 0 -1px var(--deep);
  }
  ${media.lg} {
    > div > ul {
      grid-area: 1 / 2 / span 2;
      margin: -12px 0 0;
    }
  }
`;

interface LegalHeadProps {
  title: string;
  /** The day of the last change, or ''. */
  updated: string;
  /** Undefined until the document has loaded. */
  opening: Summary | undefined;
}

/** The title of a legal document, the day of its last change, and its points in short. */
export function LegalHead({ title, updated, opening }: LegalHeadProps) {
  return (
    <>
      <Container>
        <Head>
          <Display2>{title}</Display2>
          {updated && (
            <Small>
              {legalStrings.updated} <time dateTime={updated}>{updated}</time>
            </Small>
          )}
          {opening?.lead && (
            <div>
              <RichText html={opening.lead} />
            </div>
          )}
        </Head>
      </Container>
      {opening?.summary && (
        <Wide>
          <Panel>
            <RichText html={opening.summary} />
          </Panel>
        </Wide>
      )}
    </>
  );
}
