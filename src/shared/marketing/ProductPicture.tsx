import type { ReactNode } from 'react';

const file = (name: string, density: 1 | 2, format: 'avif' | 'webp') =>
  `/scenes/${name}@${density}x.${format}`;

const srcSet = (name: string, width: number, format: 'avif' | 'webp') =>
  `${file(name, 1, format)} ${width}w, ${file(name, 2, format)} ${width * 2}w`;

interface SmallSourcesProps {
  name: string;
  media: string;
  width: number;
  height: number;
}

/** What small windows show of a picture: drawn for them, and shown at its own size or near it. */
export function SmallSources({ name, media: query, width, height }: SmallSourcesProps) {
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

interface ProductPictureProps {
  /** Its files' name in `public/scenes`. */
  name: string;
  width: number;
  height: number;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Sources for small windows. */
  children?: ReactNode;
}

/** A picture of the product: AVIF, then WebP, with its size reserved. */
export function ProductPicture({
  name,
  width,
  height,
  alt,
  sizes,
  priority,
  children,
}: ProductPictureProps) {
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
