import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { pricingCopy } from '../../copy/pricing';
import { art } from '../../theme/art';
import { darkGround, doorColors } from '../../theme/mixins';
import { color, radius, shadow, type DoorName } from '../../theme/tokens';
import { SignUpButton } from '../../ui/SignUpButton';
import { H3 } from '../../ui/Text';
import { PlanFacade } from './PlanFacade';
import { planName } from './planName';
import { PlanPrice } from './PlanPrice';
import type { PlanOffer } from './pricingSelectors';

/** Walls behind the houses, in the order of the plans; the popular plan stands at dusk instead. */
const WALLS = [
  'lead-management-system',
  'dashboard',
  'action-assignment',
  'campaigns-and-opportunities',
  'realtime-statistics',
  'user-management',
] as const satisfies readonly DoorName[];

const wallOf = (position: number): DoorName => WALLS[position % WALLS.length] ?? WALLS[0];

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

const Card = styled.article<{ $popular: boolean; $door: DoorName }>`
  ${({ $door }) => doorColors($door)}
  ${({ $popular }) => ($popular ? popular : quiet)}
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.card};
`;

const padding = 'clamp(20px, 9.2vw, 36px)';

const Street = styled.div`
  display: flex;
  align-items: flex-end;
  height: 184px;
  padding-inline: ${padding};
  background: var(--tint);
  border-bottom: 8px solid var(--deep);
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 16px;
  padding: 30px ${padding} 36px;
`;

const Description = styled.p`
  min-height: 48px;
  font-size: 16px;
  line-height: 1.5;
  color: var(--text2);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

const Popular = styled.p`
  position: absolute;
  top: 20px;
  right: 20px;
  display: grid;
  place-items: center;
  height: 32px;
  padding: 0 12px;
  border-radius: ${radius.small};
  background: ${color.lit};
  color: ${color.ink};
  font-size: 15px;
  font-weight: 600;
`;

const Ticks = styled.ul`
  display: grid;
  gap: 11px;
  padding-top: 20px;
  border-top: 1px solid var(--rule);
  font-size: 16px;
  line-height: 24px;

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
  const { plans } = pricingCopy;
  return (
    <Card $popular={plan.isPopular} $door={wallOf(position)}>
      <Street>
        <PlanFacade position={position} onDusk={plan.isPopular} />
      </Street>
      <Body>
        <H3 as="h2">{name}</H3>
        {plan.isPopular && <Popular>{plans.popular}</Popular>}
        <Description>{plan.description || plan.title}</Description>
        <PlanPrice offer={offer} />
        <SignUpButton
          variant={plan.isPopular ? 'lit' : 'secondary'}
          fullWidth
          aria-label={plans.actionFor(name)}
        >
          {plans.action}
        </SignUpButton>
        {sellingLines.length > 0 && (
          <Ticks>
            {sellingLines.map((line, index) => (
              // Two lines may read the same, so the index is the key
              <li key={index}>
                <Check size={20} strokeWidth={2.25} aria-hidden="true" />
                {line}
              </li>
            ))}
          </Ticks>
        )}
      </Body>
    </Card>
  );
}
