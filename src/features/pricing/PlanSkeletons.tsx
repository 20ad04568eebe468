import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants';
import { pricingCopy } from '../../copy/pricing';
import { color, radius, shadow } from '../../theme/tokens';
import { SkeletonLine } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { PlanColumns } from './PlanGrid';

const Status = styled.div`
  position: relative;
`;

const Card = styled.div`
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Wall = styled.div`
  height: 184px;
  background: ${color.plaster};
  border-bottom: 8px solid ${color.line};
`;

const Lines = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  min-height: 518px;
  padding: 30px clamp(20px, 9.2vw, 36px) 36px;
`;

const WIDTHS = ['64%', '52%', '72%', '58%', '48%'];

/** Plan cards on their way, as high as the real ones. */
export function PlanSkeletons() {
  return (
    <Status role="status">
      <VisuallyHidden>{pricingCopy.plans.loading}</VisuallyHidden>
      <PlanColumns as="div">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Card key={index} data-testid="skeleton-card" aria-hidden="true">
            <Wall />
            <Lines>
              <SkeletonLine width="36%" height="33px" />
              <SkeletonLine width="88%" height="48px" />
              <SkeletonLine width="56%" height="60px" />
              <SkeletonLine width="100%" height="56px" />
              {WIDTHS.map((width) => (
                <SkeletonLine key={width} width={width} />
              ))}
            </Lines>
          </Card>
        ))}
      </PlanColumns>
    </Status>
  );
}
