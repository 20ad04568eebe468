import { useMemo } from 'react';
import { css, styled } from 'styled-components';
import type { LegalDocument } from '../../contract/entities';
import { media } from '../../theme/media';
import { RichText } from '../../ui/RichText';
import { tocHeadings } from '../../ui/TableOfContents';
import { LegalContents } from './LegalContents';

const besideContents = css`
  ${media.lg} {
    grid-template-columns: 264px minmax(0, 1fr);
    column-gap: clamp(48px, 8vw, 120px);
  }
`;

const Columns = styled.div<{ $hasContents: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  ${({ $hasContents }) => $hasContents && besideContents}
`;

const Aside = styled.div`
  ${media.lg} {
    position: sticky;
    top: 116px;
    align-self: start;
  }
`;

/** The document's text with its contents at the left; nothing else. */
export function LegalArticle({ document }: { document: LegalDocument }) {
  const headings = useMemo(() => tocHeadings(document.headings), [document.headings]);
  const hasContents = headings.length > 0;
  return (
    <Columns $hasContents={hasContents}>
      {hasContents && (
        <Aside>
          <LegalContents headings={headings} />
        </Aside>
      )}
      <RichText html={document.content} />
    </Columns>
  );
}
