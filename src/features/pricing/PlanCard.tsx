import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { pricingStrings } from '../../strings/pricing.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { color, radius, type Hue } from '../../theme/tokens.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { H3 } from '../../ui/Text.tsx';
import { PlanBody, PlanFrame, PlanPicture, PlanTicks } from './planCardStyles.ts';
import { PlanIllustration } from './PlanIllustration.tsx';
import { planName } from './planValue.ts';
import { PlanPrice } from './PlanPrice.tsx';
import { selectFit, type PlanOffer } from './pricingSelectors.ts';

/** Hues behind the illustrations, in the order of the plans; the popular plan stands at dusk instead. */
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

/** In the words that settle most questions before they are asked. */
const Trial = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--text2);
  text-align: center;
`;

interface PlanCardProps {
  offer: PlanOffer;
  /** Its place among the plans, counting from 0. */
  position: number;
}

/** One plan: its house, its price and the first things it has. */
export function PlanCard({ offer, position }: PlanCardProps) {
  const { plan, sellingLines } = offer;
  const name = planName(plan);
  const { plans } = pricingStrings;
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
