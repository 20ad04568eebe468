import { styled } from 'styled-components';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { media } from '../../theme/media.ts';
import { type } from '../../theme/type.ts';
import { formatDollars } from './prices.ts';
import type { PlanOffer } from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { plans } = pricingStrings;

/** Both lines keep their height whatever they say, so nothing moves when the period is toggled. */
const Root = styled.div`
  display: grid;
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  min-height: 3.75rem;
`;

const Amount = styled.b`
  font-size: clamp(2.75rem, 23vw - 1.875rem, 3.75rem);
  line-height: 3.75rem;
  letter-spacing: -0.05em;
  font-weight: 560;
  overflow-wrap: anywhere;

  ${media.lg} {
    font-size: clamp(2.75rem, 4.2vw, 3.75rem);
  }
`;

const Period = styled.span`
  font-size: 1rem;
  color: var(--text2);
`;

const OnRequest = styled.b`
  ${type.h3}
  line-height: 3.75rem;
`;

const Note = styled.p`
  ${type.small}
  min-height: 1.5em;
  color: var(--text2);
`;

const noteOf = ({ annualTotal, saving }: PlanOffer, isAnnual: boolean): string => {
  if (annualTotal === null || annualTotal === 0) return '';
  const percent = saving?.percent ?? 0;
  if (!isAnnual) return plans.orAnnually(formatDollars(annualTotal), percent);
  return saving ? plans.saved(formatDollars(saving.amount), percent) : '';
};

/** A plan's price for the chosen period, and below it what a year costs or saves. */
export function PlanPrice({ offer }: { offer: PlanOffer }) {
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  return (
    <Root>
      <Line>
        {offer.price === null ? (
          <OnRequest>{plans.noPrice}</OnRequest>
        ) : (
          <>
            <Amount>{formatDollars(offer.price)}</Amount>{' '}
            <Period>{isAnnual ? plans.perYear : plans.perMonth}</Period>
          </>
        )}
      </Line>
      <Note>{noteOf(offer, isAnnual)}</Note>
    </Root>
  );
}
