import { styled } from 'styled-components';
import { Check } from 'lucide-react';
import { useAppSelector } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { media } from '../../theme/media.ts';
import { color, radius, type Hue } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { H3 } from '../../ui/Text.tsx';
import { PlanIllustration } from './PlanIllustration.tsx';
import { PlanBody, PlanFrame, PlanPicture, PlanTicks } from './planCardStyles.ts';
import { planName } from './planValue.ts';
import { formatDollars } from './prices.ts';
import { type PlanOffer, selectFit } from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { plans } = pricingStrings;

/** Both lines keep their height, so that nothing moves when the period is toggled. */
const Price = styled.div`
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

function PlanPrice({ offer }: { offer: PlanOffer }) {
  const isAnnual = useAppSelector(selectBillingPeriod) === 'annual';
  return (
    <Price>
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
    </Price>
  );
}

/** Hues behind the illustrations; the popular plan is dark instead. */
const PLAN_HUES = [
  'amber',
  'mist',
  'teal',
  'clay',
  'sage',
  'rose',
] as const satisfies readonly Hue[];

const hueOf = (position: number): Hue => PLAN_HUES[position % PLAN_HUES.length] ?? PLAN_HUES[0];

const Description = styled.p`
  min-height: 3rem;
  font-size: 1rem;
  line-height: 1.5;
  color: var(--text2);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Marks = styled.div`
  position: absolute;
  top: 20px;
  right: 20px;
  display: grid;
  justify-items: end;
  gap: 8px;
`;

const Mark = styled.p`
  display: grid;
  place-items: center;
  min-height: 2rem;
  padding: 0 12px;
  border-radius: ${radius.small};
  background: ${color.white};
  color: ${color.ink};
  font-size: 0.9375rem;
  font-weight: 600;
`;

const Popular = styled(Mark)`
  background: ${color.lit};
`;

const Trial = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--text2);
  text-align: center;
`;

interface PlanCardProps {
  offer: PlanOffer;
  /** Index of the plan. */
  position: number;
}

export function PlanCard({ offer, position }: PlanCardProps) {
  const { plan, sellingLines } = offer;
  const name = planName(plan);
  const fits = useAppSelector(selectFit)?.position === position;
  return (
    <PlanFrame $popular={plan.isPopular} $fits={fits} $hue={hueOf(position)}>
      <PlanPicture>
        <PlanIllustration position={position} onDusk={plan.isPopular} />
      </PlanPicture>
      <PlanBody>
        <H3 as="h2">{name}</H3>
        {(plan.isPopular || fits) && (
          <Marks>
            {plan.isPopular && <Popular>{plans.popular}</Popular>}
            {fits && <Mark>{plans.fits}</Mark>}
          </Marks>
        )}
        <Description>{plan.description || plan.title}</Description>
        <PlanPrice offer={offer} />
        <SignUpButton
          variant={plan.isPopular ? 'lit' : 'secondary'}
          fullWidth
          aria-label={plans.actionFor(name)}
        >
          {plans.action}
        </SignUpButton>
        <Trial>{plans.trial}</Trial>
        {sellingLines.length > 0 && (
          <PlanTicks>
            {sellingLines.map((line, index) => (
              // Two lines may read the same, so the index is the key
              <li key={index}>
                <Check size={20} strokeWidth={2.25} aria-hidden="true" />
                {line}
              </li>
            ))}
          </PlanTicks>
        )}
      </PlanBody>
    </PlanFrame>
  );
}
