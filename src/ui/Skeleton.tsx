import { keyframes, styled } from 'styled-components';
import { SKELETON_COUNT } from '../contract/constants.ts';
import { controls } from '../strings/common.ts';
import { color, radius } from '../theme/tokens.ts';
import { CardGrid } from './Layout.tsx';
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

const Lines = styled.div`
  display: grid;
  gap: 12px;
`;

const Card = styled.div`
  display: grid;
  gap: 20px;
`;

// The hidden words are placed against it.
const Status = styled.div`
  position: relative;
`;

const Article = styled(Status)`
  display: grid;
  gap: 40px;
  max-width: 900px;
`;

const Byline = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const PARAGRAPH = ['100%', '96%', '98%', '72%'];

export interface SkeletonLineProps {
  width?: string;
  height?: string;
}

/** One line of text that is still on its way. Widths and heights in CSS units. */
export function SkeletonLine({ width = '100%', height = '20px' }: SkeletonLineProps) {
  return <Line $width={width} $height={height} aria-hidden="true" />;
}

/** The shape of a post, event or video card. */
function SkeletonCard() {
  return (
    <Card data-testid="skeleton-card" aria-hidden="true">
      <Cover />
      <Lines>
        <SkeletonLine width="44%" />
        <SkeletonLine width="86%" height="24px" />
      </Lines>
    </Card>
  );
}

export interface SkeletonCardsProps {
  count?: number;
  /** What is loading, in words. */
  label?: string;
}

/** A list of cards that is still on its way (three). */
export function SkeletonCards({
  count = SKELETON_COUNT,
  label = controls.loading,
}: SkeletonCardsProps) {
  return (
    <Status role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <CardGrid as="div">
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={index} />
        ))}
      </CardGrid>
    </Status>
  );
}

/** The shape of an article: title, byline, three paragraphs. */
export function SkeletonArticle({ label = controls.loading }: { label?: string }) {
  return (
    <Article role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Lines>
        <SkeletonLine width="92%" height="56px" />
        <SkeletonLine width="60%" height="56px" />
      </Lines>
      <Byline>
        <Circle />
        <SkeletonLine width="180px" />
      </Byline>
      {[0, 1, 2].map((paragraph) => (
        <Lines key={paragraph}>
          {PARAGRAPH.map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </Lines>
      ))}
    </Article>
  );
}
