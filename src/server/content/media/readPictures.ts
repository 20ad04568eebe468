import { hash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import { MEDIA_PREFIX } from '../../../contract/pictures.ts';
import type { Picture, Pictures } from './pictures.ts';

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

/** Reads the pictures of a content folder and reports invalid ones. */
export type ReadPictures = (
  folder: string,
  report: (path: string, message: string) => void,
) => Promise<Pictures>;

/** The reader decodes a file again only when its size or modification time has changed. */
export const createPictureReader = (): ReadPictures => {
  let known = new Map<string, { stamp: string; picture: Picture }>();

  return async (folder, report) => {
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

/** Returns a sentence for the writer when the file is not a valid picture. */
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
