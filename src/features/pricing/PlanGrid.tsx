import { styled } from 'styled-components';
import { pricingCopy } from '../../copy/pricing';
import { media } from '../../theme/media';
import { useAppSelector } from '../../store/hooks';
import { PlanCard } from './PlanCard';
import { selectOffers } from './pricingSelectors';

/** Plans beside one another from 1024 px, three in a row. */
export const PlanColumns = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    <PlanColumns aria-label={pricingCopy.plans.listLabel}>
      {offers.map((offer, position) => (
        <li key={`${position} ${offer.plan.name}`}>
          <PlanCard offer={offer} position={position} />
        </li>
      ))}
    </PlanColumns>
  );
}
