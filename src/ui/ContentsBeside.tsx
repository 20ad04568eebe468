import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media';

const atTheLeft = css`
  grid-template-columns: 264px minmax(0, 1fr);
`;

const atTheRight = css`
  grid-template-columns: minmax(0, 1fr) 264px;
`;

const Columns = styled.div<{ $hasContents: boolean; $right: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;

  ${media.lg} {
    column-gap: clamp(48px, 8vw, 120px);
    ${({ $hasContents, $right }) => $hasContents && ($right ? atTheRight : atTheLeft)}
  }
`;

const Aside = styled.div<{ $right: boolean; $top: number }>`
  ${media.lg} {
    position: sticky;
    top: ${({ $top }) => $top}px;
    align-self: start;
    ${({ $right }) => $right && 'order: 2;'}
  }
`;

interface ContentsBesideProps {
  /** A table of contents, or nothing where the text has no headings. */
  contents: ReactNode;
  side?: 'left' | 'right';
  /** Pixels below the window's upper edge at which the contents stay. */
  top?: number;
  children: ReactNode;
}

/** A text with its table of contents: before it in reading order, beside it from 1024 px. */
export function ContentsBeside({
  contents,
  side = 'left',
  top = 116,
  children,
}: ContentsBesideProps) {
  const hasContents = Boolean(contents);
  return (
    <Columns $hasContents={hasContents} $right={side === 'right'}>
      {hasContents && (
        <Aside $right={side === 'right'} $top={top}>
          {contents}
        </Aside>
      )}
      {children}
    </Columns>
  );
}
