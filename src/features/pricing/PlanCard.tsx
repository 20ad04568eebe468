import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import type { Plan } from '../../contract/entities.ts';
import { useAppSelector, useTexts } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { darkGround, hueColors, type } from '../../theme/mixins.ts';
import { art } from '../../theme/pictureColors.ts';
import { color, type Hue, media, motion, radius, shadow } from '../../theme/tokens.ts';
import { SignUpButton } from '../../ui/Button.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { CardBody, H3, Small } from '../../ui/Text.tsx';
import { readAmount } from './fittingPlan.ts';
import { floorsFor, type Floor } from './floorsFor.ts';
import {
  annualSaving,
  formatDollars,
  planName,
  planPrice,
  readPlanValue,
  sellingLines,
  usersOf,
} from './plan.ts';
import { PlanIllustration } from './PlanIllustration.tsx';
import { selectFittingPlan } from './pricingSelectors.ts';
import { selectBillingPeriod } from './pricingSlice.ts';

const { plans: planWords } = pricingStrings;

const quiet = css`
  --tick: ${color.leaf};
  --rule: ${color.line};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const popular = css`
  ${darkGround}
  --tint: ${art.duskSky};
  --deep: ${color.lit};
  --tick: ${color.lit};
  --rule: ${color.duskLine};
  background: ${color.dusk};
`;

export const PlanFrame = styled.article<{ $popular?: boolean; $fits?: boolean; $hue: Hue }>`
  ${({ $hue }) => hueColors($hue)}
  ${({ $popular }) => ($popular ? popular : quiet)}
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.card};
  outline: 4px solid ${({ $fits }) => ($fits ? color.lit : 'transparent')};
  outline-offset: 3px;
  transition: outline-color ${motion.base};
`;

const padding = 'clamp(20px, 6.25vw, 36px)';

export const PlanPicture = styled.div`
  display: flex;
  align-items: flex-end;
  height: 124px;
  padding-inline: ${padding};
  background: var(--tint);
  border-bottom: 8px solid var(--deep);

  svg {
    width: auto;
    height: auto;
    min-height: 66%;
    max-height: calc(100% - 12px);
  }
  ${media.lg} {
    height: 160px;
  }
`;

/** The features are below the offer, or next to it where the card is as wide as the page. */
export const PlanBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  padding: 1.5rem ${padding} 2.25rem;

  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 32px;
    align-content: start;
  }
  > * {
    grid-column: 1;
  }
  ${media.lg} {
    display: flex;
  }
`;

export const PlanTicks = styled.ul`
  display: grid;
  gap: 11px;
  padding-top: 20px;
  border: 0 solid var(--rule);
  border-top-width: 1px;
  align-content: start;
  font-size: 1rem;
  line-height: 1.5rem;

  li {
    display: flex;
    gap: 11px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: var(--tick);
  }
  ${media.md} {
    && {
      grid-area: 1 / 2 / span 4;
    }
    padding: 0.25rem 0 0 32px;
    border-width: 0 0 0 1px;
  }
  ${media.lg} {
    padding: 1.25rem 0 0;
    border-width: 1px 0 0;
  }
`;

// Both lines keep their height, so that nothing moves when the period is toggled.
const Price = styled(Stack)`
  margin-top: 8px;
`;

const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  gap: 0 8px;
  min-height: 3.75rem;

  span {
    color: var(--text2);
    font-size: 1rem;
    line-height: 1.25rem;
  }
  small {
    display: block;
    font-size: inherit;
  }
`;

const Amount = styled.b`
  font-size: clamp(2.75rem, 23vw - 1.875rem, 3.75rem);
  line-height: 3.75rem;
  letter-spacing: -0.05em;
  font-weight: 560;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${media.lg} {
    font-size: clamp(2.5rem, 5.6vw - 1.05rem, 3.75rem);
  }
`;

const OnRequest = styled.b`
  ${type.h3}
  line-height: 3.75rem;
`;

const Note = styled(Small)`
  min-height: 1.5em;
`;

const noteOf = (plan: Plan, isAnnual: boolean): string => {
  const saving = annualSaving(plan);
  const percent = saving?.percent ?? 0;
  if (!plan.annualPrice) return '';
  if (!isAnnual) return planWords.orAnnually(formatDollars(plan.annualPrice), percent);
  return saving ? planWords.saved(formatDollars(saving.amount), percent) : '';
};

function PlanPrice({ plan }: { plan: Plan }) {
  const period = useAppSelector(selectBillingPeriod);
  const isAnnual = period === 'annual';
  const price = planPrice(plan, period);
  const users = readPlanValue(usersOf(plan));
  return (
    <Price $gap={8}>
      <PriceLine>
        {price === null ? (
          <OnRequest>{planWords.noPrice}</OnRequest>
        ) : (
          <>
            <Amount>{`${formatDollars(price)} `}</Amount>
            <span>
              <span>{isAnnual ? planWords.perYear : planWords.perMonth}</span>
              {typeof users === 'string' && <small>{planWords.covered(users)}</small>}
            </span>
          </>
        )}
      </PriceLine>
      <Note>{noteOf(plan, isAnnual)}</Note>
    </Price>
  );
}

const PLAN_HUES: readonly Hue[] = ['amber', 'mist', 'teal', 'clay', 'sage', 'rose'];

export const hueOfPlan = (position: number): Hue => PLAN_HUES[position % PLAN_HUES.length]!;

const Description = styled(CardBody)`
  min-height: 3rem;
  overflow-wrap: anywhere;
`;

const Marks = styled(Stack)`
  position: absolute;
  inset: 12px 12px auto auto;
  justify-items: end;
`;

const Mark = styled.p<{ $lit?: boolean }>`
  padding: 0.25rem 12px;
  border-radius: ${radius.small};
  background: ${({ $lit }) => ($lit ? color.lit : color.white)};
  color: ${color.ink};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5rem;
`;

/** A lit window for each user. */
const fullHouse = (plan: Plan): Floor[] | undefined => {
  const users = readAmount(usersOf(plan));
  return users === null ? undefined : floorsFor(users, users);
};

export function PlanCard({ plan, position }: { plan: Plan; position: number }) {
  const { isPopular } = plan;
  const name = planName(plan);
  const fits = useAppSelector(selectFittingPlan) === plan;
  const lines = sellingLines(plan);
  const texts = useTexts('pricing').plans;
  return (
    <PlanFrame $popular={isPopular} $fits={fits} $hue={hueOfPlan(position)}>
      <PlanPicture>
        <PlanIllustration position={position} onDusk={isPopular} floors={fullHouse(plan)} />
      </PlanPicture>
      <PlanBody>
        <H3 as="h2">{name}</H3>
        {(isPopular || fits) && (
          <Marks $gap={8}>
            {isPopular && <Mark $lit>{texts.popular}</Mark>}
            {fits && <Mark>{planWords.fits}</Mark>}
          </Marks>
        )}
        <Description>{plan.description || plan.title}</Description>
        <PlanPrice plan={plan} />
        <SignUpButton
          variant={isPopular ? 'lit' : 'outlined'}
          fullWidth
          aria-label={planWords.actionFor(texts.action, name)}
        >
          {texts.action}
        </SignUpButton>
        {lines.length > 0 && (
          <PlanTicks>
            {lines.map((line, index) => (
              // Two lines may read the same.
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
