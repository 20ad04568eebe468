import { keyframes, styled } from 'styled-components';
import { SKELETON_COUNT } from '../contract/constants.ts';
import { commonStrings } from '../strings/common.ts';
import { color, radius } from '../theme/tokens.ts';
import { CardGrid, Cluster, Stack } from './Layout.tsx';
import { VisuallyHidden } from './Text.tsx';

const pulse = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: .55; }
`;

const Block = styled.span`
  display: block;
  border-radius: ${radius.badge};
  background: ${color.plaster};
  animation: ${pulse} 1.4s ease-in-out infinite;
`;

const Line = styled(Block)<{ $width: string; $height: string }>`
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
`;

const Cover = styled(Block)`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.card};
`;

const Circle = styled(Block)`
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
`;

const Status = styled.div.attrs({ role: 'status' })`
  position: relative;
`;

const Article = styled(Stack).attrs({ $gap: 40, role: 'status' })`
  position: relative;
  max-width: 900px;
`;

const PARAGRAPH = ['100%', '96%', '98%', '72%'];

export function SkeletonLine({ width = '100%', height = '20px' }) {
  return <Line $width={width} $height={height} aria-hidden="true" />;
}

function SkeletonCard() {
  return (
    <Stack $gap={20} data-testid="skeleton-card" aria-hidden="true">
      <Cover />
      <Stack $gap={12}>
        <SkeletonLine width="44%" />
        <SkeletonLine width="86%" height="24px" />
      </Stack>
    </Stack>
  );
}

export function SkeletonCards({ label }: { label: string }) {
  return (
    <Status>
      <VisuallyHidden>{label}</VisuallyHidden>
      <CardGrid as="div">
        {Array.from({ length: SKELETON_COUNT }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </Status>
  );
}

export function SkeletonArticle() {
  return (
    <Article>
      <VisuallyHidden>{commonStrings.loading}</VisuallyHidden>
      <Stack $gap={12}>
        <SkeletonLine width="92%" height="56px" />
        <SkeletonLine width="60%" height="56px" />
      </Stack>
      <Cluster $gap={12}>
        <Circle />
        <SkeletonLine width="180px" />
      </Cluster>
      {[0, 1, 2].map((paragraph) => (
        <Stack key={paragraph} $gap={12}>
          {PARAGRAPH.map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </Stack>
      ))}
    </Article>
  );
}
