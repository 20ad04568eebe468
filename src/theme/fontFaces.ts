/** Where the fonts come from, and the weights to which the build reduces them. */
export const fontFaces = {
  sans: {
    from: '@fontsource-variable/instrument-sans',
    /** From the font's default weight, which keeps glyph widths, to the heaviest type style. */
    weights: [400, 620],
  },
  serif: {
    from: '@fontsource-variable/newsreader',
    weights: [420, 420],
  },
} as const;

export type FontFace = (typeof fontFaces)[keyof typeof fontFaces];
