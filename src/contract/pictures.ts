/**
 * Uploaded pictures in pages: `/media/house.jpg?v=VERSION#WIDTHxHEIGHT,PLACEHOLDER`. The fragment is for the page only.
 */

export const MEDIA_PREFIX = '/media/';

/** Available widths in pixels, for screens with one and two device pixels. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1440, 1920] as const;

export const pictureInWidth = (address: string, width: number): string => `${address}&w=${width}`;

export interface PictureSource {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
}

const MEDIA_ADDRESS = /^(\/media\/[^?#]+\?v=[\w-]+)#(\d+)x(\d+)(?:,([\w-]+))?$/;

/** The size is half the pixels, sharp on every screen. For any other picture, returns only its address. */
export const readPicture = (address: string): PictureSource & { standIn?: string } => {
  const [, path, widthText, heightText, standIn] = MEDIA_ADDRESS.exec(address) ?? [];
  if (path === undefined) return { src: address };
  const width = Number(widthText);
  const wider = PICTURE_WIDTHS.findIndex((each) => each >= width);
  const widths = wider < 0 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, wider + 1);
  return {
    src: pictureInWidth(path, widths.at(-1)!),
    srcSet: widths
      .map((each) => `${pictureInWidth(path, each)} ${Math.min(each, width)}w`)
      .join(', '),
    width: Math.round(width / 2),
    height: Math.round(Number(heightText) / 2),
    ...(standIn && {
      standIn: `data:image/webp;base64,${standIn.replaceAll('-', '+').replaceAll('_', '/')}`,
    }),
  };
};
