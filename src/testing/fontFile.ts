/** Stands for a font file's address in tests. */
export default '/assets/font.woff2';
