import { css, styled } from 'styled-components';
import { scenes, type SceneName } from '../../strings/scenes.ts';
import { media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius, shadow, size, type Hue } from '../../theme/tokens.ts';

/** The edge that everything in a tinted panel stands on, in its deep color; the panel clips it. */
export const bottomEdge = css`
  position: relative;
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${size.sill};
    background: var(--deep);
  }
`;

/** What a phone's frame shows of a scene, from the left top: in pixels at 1x, as its window shows it. */
const PHONE_PART = { width: 407, height: 430 };
/** The page leaves 24 px free at its left, and so does the frame. */
const PHONE = `(max-width: ${PHONE_PART.width + 2 * 24}px)`;
const BELOW_MD = '(max-width: 767px)';

const file = (name: SceneName | `${SceneName}-phone`, density: 1 | 2, format: 'avif' | 'webp') =>
  `/scenes/${name}@${density}x.${format}`;

const srcSet = (name: SceneName, format: 'avif' | 'webp') =>
  `${file(name, 1, format)} ${scenes[name].width}w, ${file(name, 2, format)} ${scenes[name].width * 2}w`;

export interface SceneProps {
  name: SceneName;
  /** True widths, as the `sizes` attribute wants them. */
  sizes: string;
  /** Overrides the scene's words; '' where the text beside it says the same. */
  alt?: string;
  /** First view: loaded at once and first. Everything else is lazy. */
  priority?: boolean;
  /** Another scene shown below 768 px. */
  mobile?: SceneName;
  /** Stands in a `SceneFrame`: a phone gets the part that it shows. */
  framed?: boolean;
}

interface SmallSourcesProps {
  name: Parameters<typeof file>[0];
  media: string;
  width: number;
  height: number;
}

/** What small windows show. */
function SmallSources({ name, media: query, width, height }: SmallSourcesProps) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={query}
      type={`image/${format}`}
      srcSet={`${file(name, 1, format)} 1x, ${file(name, 2, format)} 2x`}
      width={width}
      height={height}
    />
  ));
}

/** A product scene: AVIF, then WebP, with its size reserved. */
export function Scene({ name, sizes, alt, priority, mobile, framed }: SceneProps) {
  const scene = scenes[name];
  return (
    <picture>
      {mobile && <SmallSources name={mobile} media={BELOW_MD} {...scenes[mobile]} />}
      {framed && <SmallSources name={`${name}-phone`} media={PHONE} {...PHONE_PART} />}
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
      <img
        src={file(name, 1, 'webp')}
        srcSet={srcSet(name, 'webp')}
        sizes={sizes}
        width={scene.width}
        height={scene.height}
        alt={alt ?? scene.alt}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/**
 * The tinted panel that a scene stands in, with a bottom edge of the hue's deep color.
 * Below 768 px the scene keeps 430 px of height and bleeds off the right edge.
 */
export const SceneFrame = styled.div<{ $hue?: Hue }>`
  ${({ $hue }) => $hue && hueColors($hue)}
  ${bottomEdge}
  padding: clamp(24px, 4.4vw, 64px) clamp(20px, 4vw, 56px) 0;
  border-radius: ${radius.card};
  background: var(--tint);

  picture {
    display: block;
    margin-bottom: ${size.sill};
  }
  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.control} ${radius.control} 0 0;
    box-shadow: ${shadow.sh3};
  }
  ${media.belowMd} {
    padding: 1.5rem 0 0 24px;

    img {
      width: auto;
      max-width: none;
      height: 430px;
      object-fit: cover;
      object-position: left top;
      border-radius: ${radius.control} 0 0 0;
    }
  }
`;

/** True widths of a 760 px scene in a frame, for `sizes`. */
export const frameSizes = '(max-width: 767px) 584px, 760px';

/** Colors for a frame on dark ground. */
export const darkFrame = css`
  --tint: ${color.duskWall};
  --deep: ${color.lit};
`;
