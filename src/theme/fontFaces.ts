/** The site's two fonts, as the build cuts them and the style sheet names them. */
export const fontFaces = {
  sans: {
    family: 'Instrument Sans Variable',
    /** Package. */
    from: '@fontsource-variable/instrument-sans',
    /** From the font's own default, or its letters' widths are rounded anew, to the heaviest of the type styles. */
    weights: [400, 620],
  },
  serif: {
    family: 'Newsreader Variable',
    /** The same for quotations that a visitor has to scroll to. */
    quoteFamily: 'Newsreader Quote',
    from: '@fontsource-variable/newsreader',
    weights: [420, 420],
  },
} as const;

export type FontFace = (typeof fontFaces)[keyof typeof fontFaces];
