import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { POST_HEADING_OFFSET } from '../../contract/constants.ts';
import { media } from '../../theme/media.ts';
import { isListed, TableOfContents, type TableOfContentsProps } from './TableOfContents.tsx';

/** Pixels by which the contents stay lower than a heading that they lead to. */
const BELOW_HEADINGS = 16;

const atTheLeft = css`
  grid-template-columns: 264px minmax(0, 1fr);
`;

const atTheRight = css`
  grid-template-columns: minmax(0, 1fr) 264px;
`;

// The whole site keeps a post's offset free above what a hash names; a text of another offset adds the difference.
const Columns = styled.div<{ $hasContents: boolean; $right: boolean; $offset: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  ${media.lg} {
    column-gap: clamp(48px, 8vw, 120px);
    ${({ $hasContents, $right }) => $hasContents && ($right ? atTheRight : atTheLeft)}
  }
  :is(h2, h3, h4, h5, h6)[id] {
    scroll-margin-top: ${({ $offset }) => $offset - POST_HEADING_OFFSET}px;
  }
`;

const Aside = styled.div<{ $right: boolean; $offset: number }>`
  ${media.lg} {
    position: sticky;
    top: ${({ $offset }) => $offset + BELOW_HEADINGS}px;
    align-self: start;
    ${({ $right }) => $right && 'order: 2;'}
  }
`;

interface ArticleLayoutProps extends Omit<TableOfContentsProps, 'offset'> {
  side?: 'left' | 'right';
  /** Pixels kept free above a heading that is scrolled to, with scripts or without. */
  offset?: number;
  children: ReactNode;
}

/** A text with its table of contents, if it has headings: before it in reading order, beside it from 1024 px. */
export function ArticleLayout({
  side = 'left',
  offset = POST_HEADING_OFFSET,
  children,
  ...contents
}: ArticleLayoutProps) {
  const hasContents = contents.headings.some(isListed);
  const isRight = side === 'right';
  return (
    <Columns $hasContents={hasContents} $right={isRight} $offset={offset}>
      {hasContents && (
        <Aside $right={isRight} $offset={offset}>
          <TableOfContents {...contents} offset={offset} />
        </Aside>
      )}
      {children}
    </Columns>
  );
}
