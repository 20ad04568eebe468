import { styled } from 'styled-components';
import { SKELETON_COUNT } from '../../contract/constants.ts';
import { color, radius, shadow } from '../../theme/tokens.ts';
import { SkeletonLine } from '../../ui/Skeleton.tsx';
import { HelpCardGrid } from './HelpCardGrid.ts';

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 12px;
  min-height: 236px;
  padding: 28px 30px 26px;
  border-radius: ${radius.card};
  background: ${color.white};
  box-shadow: ${shadow.hair};
`;

const Tile = styled.div`
  margin-bottom: 10px;
`;

/** The shapes of help cards that are still on their way; whoever shows them says what is loading. */
export function HelpCardSkeletons() {
  return (
    <HelpCardGrid as="div" aria-hidden="true">
      {Array.from({ length: SKELETON_COUNT }, (_, index) => (
        <Box key={index} data-testid="skeleton-card">
          <Tile>
            <SkeletonLine width="52px" height="52px" />
          </Tile>
          <SkeletonLine width="52%" height="24px" />
          <SkeletonLine width="92%" />
          <SkeletonLine width="68%" />
        </Box>
      ))}
    </HelpCardGrid>
  );
}
