import { styled } from 'styled-components';
import { pricingStrings } from '../../strings/pricing.ts';
import { media } from '../../theme/media.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { PlanCard } from './PlanCard.tsx';
import { selectOffers } from './pricingSelectors.ts';

/** Height of a card with five things of its plan. */
const CARD_HEIGHT = '698px';

/** Where the plans stand, as high as their cards, so nothing below moves when others take their place or none do. */
export const PlansPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-height: max(${CARD_HEIGHT}, 100vh);

  ${media.lg} {
    align-items: stretch;
    min-height: ${CARD_HEIGHT};
  }
`;

/** Plans beside one another from 1024 px, three in a row. */
export const PlanColumns = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;

  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A card for each plan. */
export function PlanGrid() {
  const offers = useAppSelector(selectOffers);
  return (
    <PlanColumns aria-label={pricingStrings.plans.listLabel}>
      {offers.map((offer, position) => (
        <li key={`${position} ${offer.plan.name}`}>
          <PlanCard offer={offer} position={position} />
        </li>
      ))}
    </PlanColumns>
  );
}
