/**
 * Marks in the words of a preview, which name their field of the form: Unicode's tag characters, which no font shows and at
 * which no line breaks.
 */

const TAGS = 0xe0000;
const START = '\u{e0001}';
const END = '\u{e007f}';
const MARKS = /\u{e0001}([\u{e0020}-\u{e007e}]+)\u{e007f}/gu;

export const markOf = (field: string): string =>
  START +
  Array.from(field, (sign) => String.fromCodePoint(TAGS + sign.charCodeAt(0))).join('') +
  END;

/** A text that starts with this asks for a preview with a line mark at the end of each paragraph. */
const LINES = markOf('lines');

export const withLineMarks = (markdown: string): string => LINES + markdown;

/** Returns the text without `LINES`, or undefined if it doesn't start with it. */
export const askedForLines = (markdown: string): string | undefined =>
  markdown.startsWith(LINES) ? markdown.slice(LINES.length) : undefined;

/** The mark of a line of the text. */
export const lineMark = (line: number): string => markOf(`body.${line}`);

const fieldOf = (tags: string): string =>
  Array.from(tags, (tag) => String.fromCodePoint(tag.codePointAt(0)! - TAGS)).join('');

/** A text without its marks, and the fields that these name. */
export const readMarks = (text: string): { text: string; fields: string[] } => ({
  text: text.replace(MARKS, ''),
  fields: Array.from(text.matchAll(MARKS), ([, tags = '']) => fieldOf(tags)),
});
