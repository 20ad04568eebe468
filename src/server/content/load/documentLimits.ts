/** What one document may hold, so that reading and showing it takes a known time. */
export const MAX_TEXT_KB = 300;
const MAX_TEXT_BYTES = MAX_TEXT_KB * 1024;
export const MAX_ROWS = 500;
/** A page with more takes longer than the event loop may be blocked. */
export const MAX_ELEMENTS = 10_000;
export const MAX_PROBLEMS = 50;
export const MAX_DEPTH = 20;
/** Characters of a file's name without its extension. */
export const MAX_NAME = 100;

export const isTooLong = (text: string): boolean => Buffer.byteLength(text) > MAX_TEXT_BYTES;
