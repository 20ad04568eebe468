import { css, styled } from 'styled-components';
import type { Integration } from '../../contract/entities';
import { media } from '../../theme/media';
import { IntegrationCard } from '../../ui/IntegrationCard';

/** Height of a card whose text takes two lines, as most do. */
export const CARD_HEIGHT = 220;
const GAP = 24;

/** Height of so many rows of cards. */
export const rowsHeight = (rows: number) => `${rows * CARD_HEIGHT + (rows - 1) * GAP}px`;

/** Room for a full page of six cards where they stand side by side, so nothing below jumps from page to page. */
export const SixCardsPlace = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${media.md} {
    min-height: ${rowsHeight(3)};
  }
  ${media.lg} {
    min-height: ${rowsHeight(2)};
  }
`;

/** Cards beside one another: three from 1024 px, two from 768 px. */
export const cardColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
