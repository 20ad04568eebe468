import { css, styled } from 'styled-components';
import type { Integration } from '../../contract/entities.ts';
import { media } from '../../theme/media.ts';
import { IntegrationCard } from './IntegrationCard.tsx';

/** Height of a card whose text takes two lines, as most do. */
export const CARD_HEIGHT = 220;
const GAP = 24;

/** Pixels from the cards to the end of their pager. */
const PAGER_HEIGHT = 56 + 56;

/** Height of so many rows of cards, and of the pager below them. */
export const rowsHeight = (rows: number, withPager = false) =>
  `${rows * CARD_HEIGHT + (rows - 1) * GAP + (withPager ? PAGER_HEIGHT : 0)}px`;

/**
 * Room for a full page of six cards, a window's height at most where they stand in one column: whatever is shown in
 * it, nothing below jumps. `$withPager` keeps the pager's room as well.
 */
export const SixCardsPlace = styled.div<{ $withPager?: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-height: min(${rowsHeight(6)}, 100vh);

  ${media.md} {
    min-height: ${({ $withPager }) => rowsHeight(3, $withPager)};
  }
  ${media.lg} {
    align-items: stretch;
    min-height: ${({ $withPager }) => rowsHeight(2, $withPager)};
  }
`;

/** Cards beside one another: three from 1024 px, two from 768 px. */
export const cardColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${GAP}px;

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const List = styled.ul`
  ${cardColumns}

  > li {
    display: grid;
  }
`;

interface IntegrationGridProps {
  integrations: readonly Integration[];
  label: string;
  headingLevel: 2 | 3;
}

/** Integration cards, six at most. */
export function IntegrationGrid({ integrations, label, headingLevel }: IntegrationGridProps) {
  return (
    <List aria-label={label}>
      {integrations.map((integration, index) => (
        <li key={`${index} ${integration.id}`}>
          <IntegrationCard integration={integration} headingLevel={headingLevel} />
        </li>
      ))}
    </List>
  );
}
