import { styled } from 'styled-components';
import { readPicture } from '../contract/pictures.ts';
import { color, hues, radius } from '../theme/tokens.ts';
import { FallbackImage } from './FallbackImage.tsx';

type Radius = 'card' | 'stage' | 'small';

const Frame = styled.span<{ $radius: Radius }>`
  position: relative;
  isolation: isolate;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${({ $radius }) => radius[$radius]};
  background: ${color.plaster};

  img,
  svg {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A few pixels of a picture behind it, until it is there. */
export const StandIn = styled.img`
  position: absolute;
  inset: 0;
  z-index: -1;
  filter: blur(12px);
  transform: scale(1.1);
`;

const SIZES = {
  first: '(min-width: 85rem) 80rem, 94vw',
  later: 'auto, (min-width: 64rem) 33vw, 94vw',
};

const WALL = hues.mist.tint;
const GLASS = hues.mist.deep;
const WINDOWS = [150, 350, 550].flatMap((x) => [70, 290].map((y) => ({ x, y })));
const LIT_WINDOW = 3;

function DrawnCover() {
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={WALL} d="M0 0h800v500H0z" />
      {WINDOWS.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path fill={color.white} d="M-8-8h116v146H-8zM-18 138h136v10H-18z" />
          <path fill={index === LIT_WINDOW ? color.lit : GLASS} d="M0 0h100v130H0z" />
          <path fill={color.white} d="M47 0h6v130h-6zM0 62h100v6H0z" />
        </g>
      ))}
    </svg>
  );
}

interface CoverImageProps {
  src: string;
  /** '' where the words beside it say the same. */
  alt?: string;
  /** First view: loaded at once and first. Everything else is lazy. */
  priority?: boolean;
  radius?: Radius;
  className?: string;
}

export function CoverImage(props: CoverImageProps) {
  const { src, alt = '', priority = false, className } = props;
  const { standIn, ...source } = readPicture(src);
  return (
    <Frame $radius={props.radius ?? 'card'} className={className}>
      {standIn && <StandIn src={standIn} alt="" aria-hidden="true" />}
      <FallbackImage
        width={800}
        height={500}
        sizes={source.srcSet && (priority ? SIZES.first : SIZES.later)}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        {...source}
        alt={alt}
        fallback={<DrawnCover />}
      />
    </Frame>
  );
}
