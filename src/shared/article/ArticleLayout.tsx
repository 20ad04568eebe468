import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { POST_HEADING_OFFSET, TOC_MAX_LEVEL } from '../../contract/constants.ts';
import { media } from '../../theme/media.ts';
import { Grid } from '../../ui/Layout.tsx';
import { TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

const columns = { left: '264px minmax(0, 1fr)', right: 'minmax(0, 1fr) 264px' };

interface LayoutProps {
  $side: keyof typeof columns;
  $offset: number;
}

// The whole site has a post's offset as its scroll padding; an article with another offset adds the difference.
const Columns = styled(Grid)<LayoutProps & { $hasContents: boolean }>`
  ${media.lg} {
    column-gap: clamp(48px, 8vw, 120px);
    ${({ $hasContents, $side }) => $hasContents && `grid-template-columns: ${columns[$side]};`}
  }
  :is(h2, h3, h4, h5, h6)[id] {
    scroll-margin-top: ${({ $offset }) => $offset - POST_HEADING_OFFSET}px;
  }
`;

const Aside = styled.div<LayoutProps>`
  ${media.lg} {
    position: sticky;
    top: ${({ $offset }) => $offset + 16}px;
    align-self: start;
    ${({ $side }) => $side === 'right' && 'order: 2;'}
  }
`;

export interface ArticleLayoutProps extends Omit<TableOfContentsProps, 'offset'> {
  side?: LayoutProps['$side'];
  /** Pixels kept free above a heading that is scrolled to. */
  offset?: number;
  children: ReactNode;
}

/** An article and a table of its headings of levels 1 to 3: above it, and beside it from 1024 px. */
export function ArticleLayout({
  side = 'left',
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
    <Columns $gap={40} $hasContents={hasContents} $side={side} $offset={offset}>
      {hasContents && (
        <Aside $side={side} $offset={offset}>
          <TableOfContents headings={listed} title={title} offset={offset} />
        </Aside>
      )}
      {children}
    </Columns>
  );
}
