import { hash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { MEDIA_PREFIX, pictureInWidth } from '../../../contract/pictures.ts';

export interface Picture {
  file: string;
  version: string;
  /** Pixels, after the orientation is applied. */
  width: number;
  height: number;
  /** A tiny WebP placeholder in base64url; empty for a transparent picture. */
  standIn: string;
}

/** Keyed by the path in the address, `/media/house.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;

/** No page shows a wider picture. */
const MAX_WIDTH = 1920;

const displaySize = ({ width, height }: Picture) => {
  const scale = Math.min(1, MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
};

/** The address that tells pages a picture's size and placeholder; other addresses are unchanged. */
export const pictureAddress = (pictures: Pictures, path: string): string => {
  const picture = pictures.get(path);
  if (!picture) return path;
  const { width, height } = displaySize(picture);
  return `${path}?v=${picture.version}#${width}x${height}${picture.standIn && `,${picture.standIn}`}`;
};

export const smallPictureAddress = (pictures: Pictures, path: string, width: number): string => {
  const picture = pictures.get(path);
  return picture ? pictureInWidth(`${path}?v=${picture.version}`, width) : path;
};

export const pictureSize = (pictures: Pictures, path: string) => {
  const picture = path.startsWith(MEDIA_PREFIX) ? pictures.get(path) : undefined;
  return picture && displaySize(picture);
};

const MAX_BYTES = 40 * 1024 * 1024;
/** Decoding takes about 200 MB of memory; a file of a few kilobytes can claim billions of pixels. */
export const MAX_PIXELS = 64_000_000;
const STAND_IN_SIZE = 16;
const STAND_IN_QUALITY = 60;

const FORMATS: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

export type ReadPictures = ReturnType<typeof createPictureReader>;

/** The reader decodes a file again only when its size or modification time has changed. */
export const createPictureReader = () => {
  let known = new Map<string, { stamp: string; picture: Picture }>();

  return async (
    folder: string,
    report: (path: string, message: string) => void,
  ): Promise<Pictures> => {
    const media = join(folder, 'media');
    const pictures = new Map<string, Picture>();
    const seen: typeof known = new Map();
    for (const file of listFiles(media)) {
      const name = relative(media, file).replaceAll('\\', '/');
      const { mtimeMs, size } = statSync(file);
      const stamp = `${mtimeMs} ${size}`;
      const before = known.get(file);
      const picture = before?.stamp === stamp ? before.picture : await readPicture(file, size);
      if (typeof picture === 'string') report(`media/${name}`, picture);
      else {
        seen.set(file, { stamp, picture });
        pictures.set(MEDIA_PREFIX + name, picture);
      }
    }
    known = seen;
    return pictures;
  };
};

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    : [];

const readPicture = async (file: string, size: number): Promise<Picture | string> => {
  const expected = FORMATS[extname(file).toLowerCase()];
  if (!expected) return 'Only JPEG and PNG pictures belong here: .jpg, .jpeg or .png.';
  if (!/^[\w.-]+$/.test(basename(file)))
    return 'The name becomes an address. Use letters, digits, hyphens and dots.';
  if (size > MAX_BYTES) return 'The file is larger than 40 MB. Make it smaller.';
  // A site without pictures starts faster without the library.
  const { default: sharp } = await import('sharp');
  const bytes = await readFile(file);
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== expected)
      return `The file is a ${head.format} picture. Save it in the format of its extension.`;
    if (head.width * head.height > MAX_PIXELS)
      return `The picture has ${head.width} x ${head.height} pixels. Use at most 64 million.`;
    const standIn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .autoOrient()
      .resize(STAND_IN_SIZE, STAND_IN_SIZE, { fit: 'inside' })
      .webp({ quality: STAND_IN_QUALITY })
      .toBuffer();
    return {
      file,
      version: hash('sha256', bytes, 'base64url').slice(0, 10),
      ...head.autoOrient,
      standIn: head.hasAlpha ? '' : standIn.toString('base64url'),
    };
  } catch {
    return 'The picture is damaged or incomplete. Save it again.';
  }
};
