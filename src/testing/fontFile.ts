/** Replaces the URLs of font files. */
export default '/assets/font.woff2';
