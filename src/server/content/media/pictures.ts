import { MEDIA_PREFIX, pictureInWidth } from '../../../contract/pictures.ts';

/** A picture of the folder `media`. */
export interface Picture {
  /** Absolute path. */
  file: string;
  /** Hash of the bytes. */
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

/** The address of a picture in one fixed width. */
export const smallPictureAddress = (pictures: Pictures, path: string, width: number): string => {
  const picture = pictures.get(path);
  return picture ? pictureInWidth(`${path}?v=${picture.version}`, width) : path;
};

export const pictureSize = (pictures: Pictures, path: string) => {
  const picture = path.startsWith(MEDIA_PREFIX) ? pictures.get(path) : undefined;
  return picture && displaySize(picture);
};
