import { hash } from 'node:crypto';
import { parse } from 'node:path';
import { slugFrom } from '../../lib/slug.ts';
import { MAX_PIXELS } from '../content/media/pictures.ts';

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
const MAX_WIDTH = 3840;
/** Draws an SVG at three times its size. */
const SVG_DENSITY = 216;

/**
 * Encodes an uploaded picture again, so that no script, link, location or damage of the file reaches visitors.
 * @returns its path in the content folder, which is also its address, and its bytes; undefined for other files
 */
export const readUpload = async (file: File) => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY } as const;
  try {
    const picture = sharp(await file.bytes(), { ...options, failOn: 'truncated' });
    const { format, hasAlpha } = await picture.metadata();
    if (!/^(?:jpeg|png|svg|webp)$/.test(format)) return undefined;
    const isLossless = hasAlpha || /png|svg/.test(format);
    const resized = picture.autoOrient().resize({ width: MAX_WIDTH, withoutEnlargement: true });
    const content = await (isLossless ? resized.png() : resized.jpeg({ quality: 92 })).toBuffer();
    const words = slugFrom(parse(file.name).name) || 'picture';
    const name = `${words}-${hash('sha256', content).slice(0, 8)}.${isLossless ? 'png' : 'jpg'}`;
    return { path: `media/${name}`, content };
  } catch {
    return undefined;
  }
};
