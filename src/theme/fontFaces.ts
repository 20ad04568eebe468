/** The site's two fonts, as the build cuts them and the style sheet names them. */
export const fontFaces = {
  sans: {
    family: 'Instrument Sans Variable',
    /** Package. */
    from: '@fontsource-variable/instrument-sans',
    /** Lightest and heaviest weight of the type styles. */
    weights: [450, 620],
  },
  serif: {
    family: 'Newsreader Variable',
    from: '@fontsource-variable/newsreader',
    weights: [420, 420],
  },
} as const;

export type FontFace = (typeof fontFaces)[keyof typeof fontFaces];
