import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

/** Hashed addresses of the two font files; the sans one is preloaded by the page template. */
export const fontFiles = { sans: sansUrl, serif: serifUrl } as const;
