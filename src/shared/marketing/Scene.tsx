import { css, styled } from 'styled-components';
import { scenes, type SceneName } from '../../strings/scenes.ts';
import { belowMdQuery, media } from '../../theme/media.ts';
import { hueColors } from '../../theme/mixins.ts';
import { color, radius, shadow, size, type Hue } from '../../theme/tokens.ts';
import { ProductPicture, SmallSources } from './ProductPicture.tsx';

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

/** Every scene for a frame is drawn a second time for phones: in pixels at 1x. */
const PHONE_SIZE = { width: 340, height: 440 };

/** Where a scene drawn for phones stands in a window that is wider: in the middle, a tenth larger than drawn. */
export const phoneScene = css`
  /* All of the width from the start: in a grid its margins would have it wait for the picture. */
  width: 100%;
  max-width: 380px;
  margin-inline: auto;
`;

/**
 * Around a lazy picture of this size: until the page is interactive it is fetched only when it is near, not whatever is
 * below it for three screens, which browsers take along with the first view on a network they know nothing of.
 */
export const fetchedWhenNear = ({ width, height }: { width: number; height: number }) => css`
  html:not([data-ready]) & picture:has(> [loading='lazy']) {
    content-visibility: auto;
    aspect-ratio: ${width} / ${height};
    /* Not the picture's shadow. */
    overflow-clip-margin: 80px;
  }
`;

export interface SceneProps {
  name: SceneName;
  /** True widths, as the `sizes` attribute wants them. */
  sizes: string;
  /** Overrides the scene's words; '' where the text beside it says the same. */
  alt?: string;
  /** First view: loaded at once and first. Everything else is lazy. */
  priority?: boolean;
  /** Below 768 px it is the scene as it is drawn for phones. */
  framed?: boolean;
}

/** A product scene. */
export function Scene({ name, sizes, alt, priority, framed }: SceneProps) {
  const scene = scenes[name];
  return (
    <ProductPicture {...scene} name={name} alt={alt ?? scene.alt} sizes={sizes} priority={priority}>
      {framed && <SmallSources name={`${name}-phone`} media={belowMdQuery} {...PHONE_SIZE} />}
    </ProductPicture>
  );
}

/**
 * The tinted panel that a scene stands in, with a bottom edge of the hue's deep color.
 * Below 768 px it shows the scene as it is drawn for phones.
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
    padding: 20px 16px 0;

    picture {
      ${phoneScene}
    }
    ${fetchedWhenNear(PHONE_SIZE)}
  }
`;

/** Colors for a frame on dark ground. */
export const darkFrame = css`
  --tint: ${color.duskWall};
  --deep: ${color.lit};
`;
