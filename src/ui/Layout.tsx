import { css, styled } from 'styled-components';
import { darkGround, wrap } from '../theme/mixins.ts';
import { media, size, space } from '../theme/tokens.ts';

/** Pixels, or a CSS length such as `clamp(28px, 4.6vw, 40px)`. */
type Gap = number | string;

const length = (gap: Gap) => (typeof gap === 'number' ? `${gap}px` : gap);

export const Stack = styled.div<{ $gap: Gap; $justify?: 'start' | 'center' }>`
  display: grid;
  gap: ${({ $gap }) => length($gap)};
  ${({ $justify }) => $justify && `justify-items: ${$justify};`}
`;

interface ClusterProps {
  /** Two values are row gap and column gap. */
  $gap: Gap;
  $align?: 'center' | 'end' | 'baseline' | 'stretch';
  $justify?: 'center' | 'space-between';
}

export const Cluster = styled.div<ClusterProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = 'center' }) => $align};
  gap: ${({ $gap }) => length($gap)};
  ${({ $justify }) => $justify && `justify-content: ${$justify};`}
`;

const equalColumns = (count: number) => `grid-template-columns: repeat(${count}, minmax(0, 1fr));`;

/** Equal columns from 768 px (`$md`) and 1024 px (`$lg`); one column below. */
export const Grid = styled.div<{ $gap: Gap; $md?: number; $lg?: number }>`
  display: grid;
  ${equalColumns(1)}
  gap: ${({ $gap }) => length($gap)};

  ${media.md} {
    ${({ $md }) => $md && equalColumns($md)}
  }
  ${media.lg} {
    ${({ $lg }) => $lg && equalColumns($lg)}
  }
`;

interface SplitProps {
  /** Column widths, as in `4:8`. */
  $ratio: `${number}:${number}`;
  $gap: Gap;
  $columnGap?: Gap;
  $align?: 'start' | 'center' | 'end' | 'stretch';
  /** Swaps the columns from 1024 px. */
  $isMirrored?: boolean;
}

/** The first part has its place before the second has arrived. */
const mirrored = css`
  > :first-child {
    grid-area: 1 / 2;
  }
  > :nth-child(2) {
    grid-area: 1 / 1;
  }
`;

export const Split = styled.div<SplitProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => length($gap)};

  ${media.lg} {
    grid-template-columns: ${({ $ratio }) => `${$ratio.replace(':', 'fr ')}fr`};
    column-gap: ${({ $gap, $columnGap = $gap }) => length($columnGap)};
    align-items: ${({ $align = 'stretch' }) => $align};

    ${({ $isMirrored }) => $isMirrored && mirrored}
  }
`;

export const Container = styled.div`
  ${wrap}
`;

/** 24 to 32 px wider than `Container` on each side. */
export const Wide = styled.div`
  width: 100%;
  max-width: ${size.wideMax};
  margin-inline: auto;
  padding-inline: max(12px, calc(var(--gutter) - 32px));
`;

/** `$flush` omits the space above. */
export const Section = styled.section<{ $flush?: boolean }>`
  padding-block: ${({ $flush }) => ($flush ? '0' : space.section)} ${space.section};
`;

export const DarkSection = styled.section`
  ${darkGround}
  padding-block: ${space.section};
`;

export const SplitHead = styled(Split).attrs({
  $ratio: '7:5',
  $gap: 24,
  $columnGap: 64,
  $align: 'end',
})``;

export const PageHeader = styled.header`
  padding-block: clamp(48px, 5.6vw, 88px) clamp(40px, 4.4vw, 64px);

  /* Breadcrumbs stand at the same height on every page. */
  &:has(nav) {
    padding-top: 36px;
  }
`;

/** Two columns from 768 px, where an odd last card fills its row; three from 1024 px. */
export const CardGrid = styled.ul`
  display: grid;
  gap: 40px 24px;

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    ${media.belowLg} {
      > li:last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, 1fr);
  }
  > li {
    min-width: 0;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 16px 12px;
  margin-bottom: 36px;

  /* Leaves room for the link on phones. */
  > h2:has(+ a) {
    font-size: clamp(min(7vw, 2rem), 3.5vw, 3.125rem);
  }
  > :first-child {
    min-width: 0;
  }
  > a {
    flex: none;
  }
`;
