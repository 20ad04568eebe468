import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { pricingStrings } from '../../strings/pricing.ts';
import { color } from '../../theme/tokens.ts';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { PlanBody, PlanFrame, PlanPicture, PlanTicks } from './planCardStyles.ts';
import { PlanColumns } from './PlanGrid.tsx';

const Status = styled.div`
  position: relative;
`;

const Frame = styled(PlanFrame)`
  --tint: ${color.plaster};
  --deep: ${color.line};
`;

const NAME_HEIGHT = 'calc(1.18 * clamp(24px, 2vw, 28px))';
const TICK_WIDTHS = ['64%', '52%', '72%', '58%', '48%'];

/** Plan cards on their way, made as the real ones are and as high. */
export function PlanSkeletons() {
  return (
    <Status role="status">
      <VisuallyHidden>{pricingStrings.plans.loading}</VisuallyHidden>
      <PlanColumns as="div">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Frame
            key={index}
            as="div"
            $popular={false}
            $hue="mist"
            data-testid="skeleton-card"
            aria-hidden="true"
          >
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
          </Frame>
        ))}
      </PlanColumns>
    </Status>
  );
}
