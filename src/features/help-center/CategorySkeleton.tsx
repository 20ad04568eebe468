import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { controls } from '../../strings/common.ts';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/Text.tsx';
import { SubcategoryGrid } from './Subcategories.tsx';

// The hidden words are placed against it.
const Status = styled.div`
  position: relative;
  display: grid;
  gap: 56px;
`;

const Lines = styled.div`
  display: grid;
  gap: 24px;
`;

const TOPICS = ['76%', '62%', '84%', '56%'];

/** The shape of a category that is still on its way. */
export function CategorySkeleton() {
  return (
    <Status role="status">
      <VisuallyHidden>{controls.loading}</VisuallyHidden>
      <Lines aria-hidden="true">
        <SkeletonLine width="min(480px, 80%)" height="56px" />
        <SkeletonLine width="min(600px, 100%)" height="24px" />
      </Lines>
      <SubcategoryGrid aria-hidden="true">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <Lines key={index} data-testid="skeleton-card">
            <SkeletonLine width="240px" height="44px" />
            {TOPICS.map((width) => (
              <SkeletonLine key={width} width={width} />
            ))}
          </Lines>
        ))}
      </SubcategoryGrid>
    </Status>
  );
}
