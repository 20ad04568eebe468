import sansUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import serifUrl from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import { fontFaces, type FontFace } from './fontFaces.ts';
import { fontFamily } from './tokens.ts';

export const fontFiles = { sans: sansUrl, serif: serifUrl } as const;

/** An `optional` font that is late is not used in this document, so nothing shifts. */
const webFont = (
  { weights }: FontFace,
  family: string,
  url: string,
  display: 'optional' | 'swap',
): string =>
  `@font-face{font-family:'${family}';src:url(${url}) format('woff2');font-weight:${weights.join(' ')};font-display:${display}}`;

/** Not part of `GlobalStyle`: Chromium reloads a sheet's fonts when a script adds a rule, and the page would shift. */
export const fontStyles = [
  webFont(fontFaces.sans, fontFamily.sans, sansUrl, 'swap'),
  webFont(fontFaces.serif, fontFamily.serif, serifUrl, 'optional'),
  // Below the first view, where Chromium uses an optional font only from its memory cache.
  webFont(fontFaces.serif, fontFamily.quote, serifUrl, 'swap'),
  // Local fallbacks with the metrics of the web fonts, so that text hardly moves. Android has Roboto, other systems Arial.
  `@font-face{font-family:'Instrument Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Helvetica Neue');font-weight:400 499;size-adjust:102.4%;ascent-override:94.7%;descent-override:24.4%;line-gap-override:0%}`,
  `@font-face{font-family:'Instrument Sans Fallback';src:local('Arial Bold'),local('Liberation Sans Bold'),local('Helvetica Neue Bold');font-weight:500 700;size-adjust:97.6%;ascent-override:99.4%;descent-override:25.6%;line-gap-override:0%}`,
  `@font-face{font-family:'Instrument Sans Android';src:local('Roboto');font-weight:400 499;size-adjust:102.7%;ascent-override:94.4%;descent-override:24.3%;line-gap-override:0%}`,
  `@font-face{font-family:'Instrument Sans Android';src:local('Roboto Bold');font-weight:500 700;size-adjust:103.9%;ascent-override:93.4%;descent-override:24.1%;line-gap-override:0%}`,
  `@font-face{font-family:'Newsreader Fallback';src:local('Georgia'),local('Gelasio'),local('Liberation Serif'),local('Times New Roman');size-adjust:96%;ascent-override:76.6%;descent-override:27.6%;line-gap-override:0%}`,
].join('');
