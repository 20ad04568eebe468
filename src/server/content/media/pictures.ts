import { MEDIA_PREFIX, pictureInWidth } from '../../../contract/pictures.ts';

/** A picture of the folder `media`. */
export interface Picture {
  /** The file, an absolute path. */
  file: string;
  /** Of its bytes. */
  version: string;
  /** Pixels, the right way up. */
  width: number;
  height: number;
  /** A few pixels of it as WebP in base64url; '' for one that can be seen through. */
  standIn: string;
}

/** By the path in its address, `/media/house.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Wider ones are never shown, and a document's attributes need not say more. */
const WIDEST = 1920;

const sizeOf = ({ width, height }: Picture) => {
  const scale = Math.min(1, WIDEST / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
};

/** How the server names a picture to the pages; any other address is as it was written. */
export const pictureAddress = (pictures: Pictures, path: string): string => {
  const picture = pictures.get(path);
  if (!picture) return path;
  const { width, height } = sizeOf(picture);
  return `${path}?v=${picture.version}#${width}x${height}${picture.standIn && `,${picture.standIn}`}`;
};

/** The same for a picture that is always shown as small as this: its one address says so. */
export const smallPictureAddress = (pictures: Pictures, path: string, width: number): string => {
  const picture = pictures.get(path);
  return picture ? pictureInWidth(`${path}?v=${picture.version}`, width) : path;
};

/** The size of a picture in a text; undefined for what is none of ours. */
export const pictureSize = (pictures: Pictures, path: string) => {
  const picture = path.startsWith(MEDIA_PREFIX) ? pictures.get(path) : undefined;
  return picture && sizeOf(picture);
};
