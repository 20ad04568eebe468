import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { codeRanges } from './markdownParser.ts';

/** Something in the text of a document that its writer has to correct. */
export interface Flaw {
  line: number;
  message: string;
}

const NEWLINE = 10;

/** The first line whose bytes are not UTF-8. A line feed is a part of no other character. */
const lineOfInvalidBytes = (bytes: Uint8Array): number => {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
};

/** UTF-16 and other files that are no text have zeros, and UTF-16 begins with one of two marks. */
const isOtherEncoding = (bytes: Uint8Array): boolean =>
  /^(?:fffe|feff)/.test(Buffer.from(bytes.subarray(0, 2)).toString('hex')) || bytes.includes(0);

/** The text of a file. Editors that save another encoding than UTF-8 would show other characters. */
export const decodeText = (bytes: Uint8Array): string | Flaw => {
  if (isOtherEncoding(bytes))
    return {
      line: 1,
      message: 'The file is not a text in UTF-8, but UTF-16 or binary. Save it as UTF-8.',
    };
  if (!isUtf8(bytes))
    return {
      line: lineOfInvalidBytes(bytes),
      message:
        'This line is not UTF-8, but an older encoding such as Latin-1. Save the file as UTF-8.',
    };
  return new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n');
};

const FRONT_MATTER = /^---[ \t]*\n(?:([^]*?)\n)?---[ \t]*(?:\n|$)/;

/** The YAML and the Markdown of a file, and the lines on which they start. */
export const splitSource = (path: string, source: string) => {
  const text = source.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (extname(path) === '.yaml') return { yaml: text, yamlLine: 1, body: '', bodyLine: 1 };
  const match = FRONT_MATTER.exec(text);
  if (!match) return null;
  const [frontMatter, yaml = ''] = match;
  const bodyLine = frontMatter.split('\n').length;
  return { yaml, yamlLine: 2, body: text.slice(frontMatter.length), bodyLine };
};

const CONFLICT = /^<{7}(?:[ \t].*)?$/m;
/** The middle and the end of a conflict whose first line is removed. */
const REST_OF_CONFLICT = /^={7}$[^]*?^>{7}[ \t]\S.*$/m;

/** The line of a merge conflict in a text; code may show one. */
export const findConflict = (text: string, isMarkdown: boolean): number | undefined => {
  const match = CONFLICT.exec(text) ?? REST_OF_CONFLICT.exec(text);
  if (!match) return undefined;
  const isCode = ([start, end]: [number, number]) => start <= match.index && match.index < end;
  if (isMarkdown && codeRanges(text).some(isCode)) return undefined;
  return text.slice(0, match.index).split('\n').length;
};
