import subset from 'subset-font';
import type { LoaderContext } from 'webpack';
import type { FontFace } from '../theme/fontFaces.ts';

const codePoints = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** ASCII, the letters of Latin-1 and typographic signs. The visitor's fonts draw other characters. */
const CHARACTERS = `${codePoints(0x20, 0x7e)}${codePoints(0xc0, 0xff)}\u00a0¡£§©«®°±²³·»¼½¾¿–—‘’‚“”„•…‹›€™−↑↓`;

/** Kerning and tabular figures. */
const FEATURES = ['kern', 'tnum'];

/** Copyright and the license's address. */
const NAME_IDS = [0, 14];

/** Reduces a variable WOFF2 font to the site's characters and to the weights of a face. */
export const subsetFont = (font: Buffer, { weights: [min, max] }: FontFace): Promise<Buffer> =>
  subset(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS,
  });

/** Makes webpack pass the file's bytes. */
export const raw = true;

export default function subsetFontLoader(
  this: LoaderContext<FontFace>,
  font: Buffer,
): Promise<Buffer> {
  return subsetFont(font, this.getOptions());
}
