import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { readPicture } from '../../contract/pictures.ts';
import type { TextPicture } from '../../contract/texts/textFields.ts';
import { cardFrame, hueColors } from '../../theme/mixins.ts';
import { belowMdQuery, type Hue, media, radius, shadow, size } from '../../theme/tokens.ts';

const file = (name: string, density: 1 | 2, format: 'avif' | 'webp') =>
  `/scenes/${name}@${density}x.${format}`;

const srcSet = (name: string, width: number, format: 'avif' | 'webp') =>
  `${file(name, 1, format)} ${width}w, ${file(name, 2, format)} ${width * 2}w`;

interface SmallSourcesProps {
  name: string;
  width: number;
  height: number;
}

function SmallSources({ name, width, height }: SmallSourcesProps) {
  return (['avif', 'webp'] as const).map((format) => (
    <source
      key={format}
      media={belowMdQuery}
      type={`image/${format}`}
      srcSet={`${file(name, 1, format)} 1x, ${file(name, 2, format)} 2x`}
      width={width}
      height={height}
    />
  ));
}

interface ProductPictureProps {
  name: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
  priority?: boolean;
  children?: ReactNode;
}

function ProductPicture(props: ProductPictureProps) {
  const { name, width, height, alt, sizes, priority, children } = props;
  return (
    <picture>
      {children}
      <source type="image/avif" srcSet={srcSet(name, width, 'avif')} sizes={sizes} />
      <img
        src={file(name, 1, 'webp')}
        srcSet={srcSet(name, width, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

/** Scenes are rendered at 2x, so they stay sharp when enlarged by a third. */
const MAX_ENLARGEMENT = 1.3;

export const sceneMaxWidth = ({ width }: TextPicture): number =>
  Math.round(width * MAX_ENLARGEMENT);

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

/** Scenes for phones, in pixels at 1x. */
const PHONE_SIZE = { width: 340, height: 440 };

export const phoneScene = css`
  /* With auto margins a grid item would have no width until the picture loads. */
  width: 100%;
  max-width: 380px;
  margin-inline: auto;
`;

/** Fetches lazy pictures only near the viewport until the page is interactive; browsers look three screens ahead. */
export const fetchedWhenNear = ({ width, height }: { width: number; height: number }) => css`
  html:not([data-ready]) & picture:has(> [loading='lazy']) {
    content-visibility: auto;
    aspect-ratio: ${width} / ${height};
    /* Leaves room for the picture's shadow. */
    overflow-clip-margin: 80px;
  }
`;

/** An uploaded picture fills its place. */
const Uploaded = styled.img<{ $width: number; $height: number }>`
  width: 100%;
  aspect-ratio: ${({ $width }) => $width} / ${({ $height }) => $height};
  object-fit: cover;
`;

/** An upright scene of a phone's width; it has no variant for phones. */
export const isUpright = ({ width, height }: TextPicture): boolean =>
  width <= PHONE_SIZE.width && height > width;

/** Scenes as narrow as a phone have none. */
const phoneVariantOf = (scene: string, width: number) => {
  if (scene === 'dashboard') return { name: 'dashboard-mobile', width: 350, height: 484 };
  return width > PHONE_SIZE.width ? { name: `${scene}-phone`, ...PHONE_SIZE } : undefined;
};

interface SceneProps {
  picture: TextPicture;
  sizes: string;
  priority?: boolean;
  /** Below 768 px shows the variant drawn for phones. */
  framed?: boolean;
}

export function Scene({ picture, sizes, priority, framed }: SceneProps) {
  const { scene, src, alt, width, height } = picture;
  if (scene === undefined) {
    const { src: address, srcSet: sources } = readPicture(src ?? '');
    return (
      <picture>
        <Uploaded
          src={address}
          srcSet={sources}
          sizes={sizes}
          $width={width}
          $height={height}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          decoding={priority ? undefined : 'async'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
    );
  }
  const phoneVariant = framed ? phoneVariantOf(scene, width) : undefined;
  return (
    <ProductPicture
      name={scene}
      width={width}
      height={height}
      alt={alt}
      sizes={sizes}
      priority={priority}
    >
      {phoneVariant && <SmallSources {...phoneVariant} />}
    </ProductPicture>
  );
}

export const PictureCard = styled.div`
  height: 100%;
  overflow: hidden;
  ${cardFrame}

  ${media.md} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${media.lg} {
    display: block;
  }
`;

export const SceneFrame = styled.div<{ $hue?: Hue }>`
  ${({ $hue }) => $hue && hueColors($hue)}
  ${bottomEdge}
  padding: clamp(24px, 4.4vw, 64px) clamp(20px, 4vw, 56px) 0;
  border-radius: ${radius.card};
  background: var(--tint);

  picture {
    margin-bottom: ${size.sill};
  }
  img {
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
