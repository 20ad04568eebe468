import { hash } from 'node:crypto';
import { parse } from 'node:path';
import { slugFrom } from '../../lib/slug.ts';
import { MAX_PIXELS } from '../content/media/pictures.ts';

export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'svg'];
const MAX_WIDTH = 3840;
/** Draws an SVG at three times its size. */
const SVG_DENSITY = 216;

/**
 * Encodes an uploaded picture again, so that no script, link, location or damage of the file reaches visitors.
 * @returns its path in the content folder, which is also its address, and its bytes; undefined for other files
 */
export const readUpload = async (name: string, bytes: Uint8Array) => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, density: SVG_DENSITY } as const;
  try {
    const picture = sharp(bytes, { ...options, failOn: 'truncated' }).autoOrient();
    const { format, hasAlpha } = await picture.metadata();
    if (!FORMATS.includes(format)) return undefined;
    picture.resize({ width: MAX_WIDTH, withoutEnlargement: true });
    const isPhoto = !hasAlpha && format !== 'png' && format !== 'svg';
    const content = await (isPhoto ? picture.jpeg({ quality: 92 }) : picture.png()).toBuffer();
    const digest = hash('sha256', content).slice(0, 8);
    const words = slugFrom(parse(name).name) || 'picture';
    return { path: `media/${words}-${digest}.${isPhoto ? 'jpg' : 'png'}`, content };
  } catch {
    return undefined;
  }
};
