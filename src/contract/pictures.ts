/**
 * Pictures that writers bring, as the server names them to the pages: `/media/house.jpg?v=VERSION#WIDTHxHEIGHT,STANDIN`.
 * What stands behind the `#` is never sent: how large the picture is, and a few blurred pixels of it.
 */

/** Where they are. */
export const MEDIA_PREFIX = '/media/';

/**
 * Widths in pixels that a picture can be had in: faces, cards on phones and on desktops, the column of a text, a cover
 * across the window, each for screens of one and of two pixels to a point.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1440, 1920] as const;

/** The address of a picture in one of the widths. */
export const pictureInWidth = (address: string, width: number): string => `${address}&w=${width}`;

/** What an `img` needs to show a picture. */
export interface PictureSource {
  src: string;
  srcSet?: string;
  width?: number;
  height?: number;
}

const MEDIA_ADDRESS = /^(\/media\/[^?#]+\?v=[\w-]+)#(\d+)x(\d+)(?:,([\w-]+))?$/;

/** Reads what the server says of a picture; of any other picture its address is all there is. */
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
    width,
    height: Number(heightText),
    ...(standIn && {
      standIn: `data:image/webp;base64,${standIn.replaceAll('-', '+').replaceAll('_', '/')}`,
    }),
  };
};
