import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { POST_HEADING_OFFSET, TOC_MAX_LEVEL } from '../../contract/constants.ts';
import { media } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Layout.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

interface ColumnsProps {
  $offset: number;
  $hasContents: boolean;
}

// The whole site has a post's offset as its scroll padding; an article with another offset adds the difference.
const Columns = styled(Grid)<ColumnsProps>`
  ${media.lg} {
    column-gap: clamp(48px, 6vw, 96px);
    ${({ $hasContents }) => $hasContents && 'grid-template-columns: 264px minmax(0, 1fr);'}

    > nav {
      position: sticky;
      top: ${({ $offset }) => $offset + 16}px;
      align-self: start;
    }
  }
  h2 + h3 {
    margin-top: 1.625rem;
  }
  :is(h2, h3, h4, h5, h6)[id] {
    scroll-margin-top: ${({ $offset }) => $offset - POST_HEADING_OFFSET}px;
  }
`;

export interface ArticleLayoutProps extends Omit<TableOfContentsProps, 'offset'> {
  /** Pixels kept free above a heading that is scrolled to. */
  offset?: number;
  children: ReactNode;
}

/** An article and a table of its headings of levels 1 to 3: above it, and beside it from 1024 px. */
export function ArticleLayout({
  offset = POST_HEADING_OFFSET,
  headings,
  title,
  children,
}: ArticleLayoutProps) {
  const listed = headings.filter(
    ({ id, text, level }) => id !== '' && text !== '' && level <= TOC_MAX_LEVEL,
  );
  const hasContents = listed.length > 0;
  return (
    <Columns $gap={40} $hasContents={hasContents} $offset={offset}>
      {hasContents && <TableOfContents headings={listed} title={title} offset={offset} />}
      {children}
    </Columns>
  );
}
