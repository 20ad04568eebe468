import subset from 'subset-font';
import type { LoaderContext } from 'webpack';
import type { FontFace } from '../theme/fontFaces.ts';

const codePoints = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/**
 * What English needs, and the names that come with it: ASCII, the letters of Latin-1, and the signs of print that are in the
 * font. Whatever else content brings is drawn by the visitor's own fonts, sign by sign.
 */
const CHARACTERS = `${codePoints(0x20, 0x7e)}${codePoints(0xc0, 0xff)}\u00a0¡£§©«®°±²³·»¼½¾¿–—‘’‚“”„•…‹›€™−↑↓`;

/**
 * Kerning, and figures of one width. Ligatures stay away wherever letters are spaced, and combining marks come composed.
 */
const FEATURES = ['kern', 'tnum'];

/** Of the font's own names: those of the family, the copyright and the license's address. */
const NAME_IDS = [0, 14];

/**
 * A variable font (WOFF2) cut down to the site's characters and to the weights of a face. It keeps its hinting program, which
 * says that there is none: without it FreeType makes hints up and sets letters on whole pixels.
 */
export const subsetFont = (font: Buffer, { weights: [min, max] }: FontFace): Promise<Buffer> =>
  subset(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: FEATURES,
    preserveNameIds: NAME_IDS,
  });

/** webpack hands over the file's bytes. */
export const raw = true;

/** The same as a loader of webpack's; its options are the face. */
export default function subsetFontLoader(
  this: LoaderContext<FontFace>,
  font: Buffer,
): Promise<Buffer> {
  return subsetFont(font, this.getOptions());
}
