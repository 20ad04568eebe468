import { hash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { MEDIA_PREFIX, pictureInWidth } from '../../../contract/pictures.ts';

export interface PictureFacts {
  version: string;
  /** Pixels, after the orientation is applied. */
  width: number;
  height: number;
  /** A tiny WebP placeholder in base64url; empty for a transparent picture. */
  standIn: string;
}

export interface Picture extends PictureFacts {
  read: () => Promise<Uint8Array>;
}

/** Keyed by the path in the address, `/media/house.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;

/** No page shows a wider picture. */
const MAX_WIDTH = 1920;

const displaySize = ({ width, height }: PictureFacts) => {
  const scale = Math.min(1, MAX_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
};

/** The address that tells pages a picture's size and placeholder; other addresses are unchanged. */
export const pictureAddress = (
  pictures: ReadonlyMap<string, PictureFacts>,
  path: string,
): string => {
  const picture = pictures.get(path);
  if (!picture) return path;
  const { width, height } = displaySize(picture);
  return `${path}?v=${picture.version}#${width}x${height}${picture.standIn && `,${picture.standIn}`}`;
};

export const smallPictureAddress = (pictures: Pictures, path: string, width: number): string => {
  const picture = pictures.get(path);
  return picture ? pictureInWidth(`${path}?v=${picture.version}`, width) : path;
};

export const pictureSize = (pictures: ReadonlyMap<string, PictureFacts>, path: string) => {
  const picture = path.startsWith(MEDIA_PREFIX) ? pictures.get(path) : undefined;
  return picture && displaySize(picture);
};

const MAX_MB = 20;
export const MAX_PICTURE_BYTES = MAX_MB * 1024 * 1024;
/** WebP and JPEG have no longer sides. */
export const MAX_SIDE = 16_000;
/** Decoding takes about 200 MB of memory; a file of a few kilobytes can claim billions of pixels. */
export const MAX_PIXELS = 64_000_000;
/** sharp uses its own threads, so this needs no worker. */
export const MAX_PICTURE_SECONDS = 10;
const STAND_IN_SIZE = 16;
const STAND_IN_QUALITY = 60;

const FORMATS: Readonly<Record<string, string>> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
};

/** The files of a content folder. */
export interface PictureFiles {
  /** Whether all bytes are those in the storage, and not what an editor is about to save. */
  isStored: boolean;
  all: () => readonly string[];
  /** Differs whenever the bytes differ. */
  stampOf: (path: string) => string;
  readFunctionOf: (path: string) => () => Promise<Uint8Array | undefined>;
}

const FOLDER = MEDIA_PREFIX.slice(1);

const isSame = (pictures: Pictures, others: Pictures): boolean =>
  pictures.size === others.size &&
  [...pictures].every(([path, picture]) => others.get(path) === picture);

/** Why a file is no picture of the site. */
interface Unusable {
  problem: string;
  /** Reading failed for a reason that may pass, of the storage or of a busy machine. */
  isUnread?: boolean;
}

interface KnownPicture {
  stamp: string;
  picture: Picture | Unusable;
}

const isUnread = ({ picture }: KnownPicture): boolean =>
  'problem' in picture && picture.isUnread === true;

export interface PictureReader {
  /** Decodes a file again only when it has changed, or was not read. The same pictures stay the same object. */
  read: (files: PictureFiles, report: (path: string, message: string) => void) => Promise<Pictures>;
  /** Whether another read of the storage may find what the last one did not. */
  hasUnread: () => boolean;
}

export const createPictureReader = (): PictureReader => {
  let known = new Map<string, KnownPicture>();
  let last: Pictures = new Map();
  let hasUnread = false;

  const read: PictureReader['read'] = async (files, report) => {
    const pictures = new Map<string, Picture>();
    const seen: typeof known = new Map();
    for (const path of files.all()) {
      if (!path.startsWith(FOLDER)) continue;
      const stamp = files.stampOf(path);
      const before = known.get(path);
      const isKnown = before?.stamp === stamp && !(files.isStored && isUnread(before));
      const picture = isKnown
        ? before.picture
        : await readPicture(path, files.readFunctionOf(path));
      seen.set(path, { stamp, picture });
      if ('problem' in picture) report(path, picture.problem);
      else pictures.set(`/${path}`, picture);
    }
    known = seen;
    if (files.isStored) hasUnread = [...known.values()].some(isUnread);
    if (!isSame(pictures, last)) last = pictures;
    return last;
  };

  return { read, hasUnread: () => hasUnread };
};

/** sharp reports a timeout by the message of an ordinary error. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('timeout: ');

const readPicture = async (
  path: string,
  readBytes: () => Promise<Uint8Array | undefined>,
): Promise<Picture | Unusable> => {
  const expected = FORMATS[extname(path).toLowerCase()];
  if (!expected) return { problem: 'Only JPEG and PNG pictures belong here: .jpg, .jpeg or .png.' };
  if (!/^[\w.-]+$/.test(basename(path)))
    return { problem: 'The name becomes an address. Use letters, digits, hyphens and dots.' };
  const read = async () => (await readBytes()) ?? new Uint8Array();
  let bytes: Uint8Array;
  try {
    bytes = await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `The file can't be read: ${reason}`, isUnread: true };
  }
  if (bytes.length > MAX_PICTURE_BYTES)
    return { problem: `The file is larger than ${MAX_MB} MB. Make it smaller.` };
  return decodePicture(bytes, expected, read);
};

const decodePicture = async (
  bytes: Uint8Array,
  expected: string,
  read: Picture['read'],
): Promise<Picture | Unusable> => {
  // A site without pictures starts faster without the library.
  const { default: sharp } = await import('sharp');
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== expected)
      return {
        problem: `The file is a ${head.format} picture. Save it in the format of its extension.`,
      };
    const size = `The picture has ${head.width} x ${head.height} pixels.`;
    if (head.width * head.height > MAX_PIXELS)
      return { problem: `${size} Use at most 64 million.` };
    if (Math.max(head.width, head.height) > MAX_SIDE)
      return { problem: `${size} Use at most 16,000 on a side.` };
    const standIn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .timeout({ seconds: MAX_PICTURE_SECONDS })
      .autoOrient()
      .resize(STAND_IN_SIZE, STAND_IN_SIZE, { fit: 'inside' })
      .webp({ quality: STAND_IN_QUALITY })
      .toBuffer();
    return {
      read,
      version: hash('sha256', bytes, 'base64url').slice(0, 10),
      ...head.autoOrient,
      standIn: head.hasAlpha ? '' : standIn.toString('base64url'),
    };
  } catch (error) {
    if (isTimeout(error))
      return {
        problem: `The picture takes more than ${MAX_PICTURE_SECONDS} seconds. Make it smaller.`,
        isUnread: true,
      };
    return { problem: 'The picture is damaged or incomplete. Save it again.' };
  }
};
