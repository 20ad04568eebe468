import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { Grid } from '../../ui/Layout.tsx';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { PlanBody, PlanCard, PlanFrame, PlanPicture, PlanTicks } from './PlanCard.tsx';
import { selectPlans } from './pricingSelectors.ts';

/** Height of a card with five features. */
const CARD_HEIGHT = '698px';

/** As high as the cards, so that nothing below moves when they load. */
export const PlansPlace = styled(Grid).attrs({ $gap: 0 })`
  align-items: start;
  min-height: max(${CARD_HEIGHT}, 100vh);

  ${media.lg} {
    align-items: stretch;
    min-height: ${CARD_HEIGHT};
  }
`;

const PlanColumns = styled(Grid).attrs({ $gap: 24, $lg: 3 })`
  align-content: start;
`;

export function PlanGrid() {
  return (
    <PlanColumns as="ul" aria-label={pricingStrings.plans.listLabel}>
      {useAppSelector(selectPlans).map((plan, position) => (
        <li key={`${position} ${plan.name}`}>
          <PlanCard plan={plan} position={position} />
        </li>
      ))}
    </PlanColumns>
  );
}

const SkeletonFrame = styled(PlanFrame).attrs({ as: 'div', $hue: 'mist' })`
  --tint: ${color.plaster};
  --deep: ${color.line};
`;

const NAME_HEIGHT = 'calc(1.18 * clamp(24px, 2vw, 28px))';
const TICK_WIDTHS = ['64%', '52%', '72%', '58%', '48%'];

export function PlanSkeletons() {
  return (
    <div role="status">
      <VisuallyHidden>{pricingStrings.plans.loading}</VisuallyHidden>
      <PlanColumns>
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SkeletonFrame key={index} data-testid="skeleton-card" aria-hidden="true">
            <PlanPicture />
            <PlanBody>
              <SkeletonLine width="36%" height={NAME_HEIGHT} />
              <SkeletonLine width="88%" height="48px" />
              <SkeletonLine width="56%" height="90.5px" />
              <SkeletonLine height="56px" />
              <SkeletonLine width="72%" height="1.3125rem" />
              <PlanTicks as="div">
                {TICK_WIDTHS.map((width) => (
                  <SkeletonLine key={width} width={width} height="24px" />
                ))}
              </PlanTicks>
            </PlanBody>
          </SkeletonFrame>
        ))}
      </PlanColumns>
    </div>
  );
}
