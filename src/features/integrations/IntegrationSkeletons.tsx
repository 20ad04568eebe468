import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { integrationsStrings } from '../../strings/integrations.ts';
import { media } from '../../theme/media.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { cardColumns, CARD_HEIGHT, rowsHeight } from './IntegrationGrid.tsx';

const Place = styled.div`
  position: relative;

  ${media.belowMd} {
    min-height: ${rowsHeight(6)};
  }
`;

const Cards = styled.div`
  ${cardColumns}
`;

const Card = styled.div`
  display: grid;
  gap: 18px;
  align-content: start;
  min-height: ${CARD_HEIGHT}px;
  padding: 1.875rem 32px 2rem;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

/** Integration cards on their way; in one column the place below them is kept for a full page. */
export function IntegrationSkeletons() {
  return (
    <Place role="status">
      <VisuallyHidden>{integrationsStrings.applications.loading}</VisuallyHidden>
      <Cards>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Card key={index} data-testid="skeleton-card" aria-hidden="true">
            <SkeletonLine width="60px" height="60px" />
            <Lines>
              <SkeletonLine width="44%" height="24px" />
              <SkeletonLine width="86%" />
            </Lines>
          </Card>
        ))}
      </Cards>
    </Place>
  );
}
