import { curlQuotes } from './curlQuotes.ts';
import { oneLine } from './text.ts';

/**
 * Markup and its replacement, in the order of removal. The address of a link may contain one pair of parentheses. No pattern
 * looks from each of many beginnings for an end far away, so that the time stays linear.
 */
const MARKUP: readonly [RegExp, string][] = [
  // Link definitions; code fences; list markers; headings.
  [/^ {0,3}\[[^[\]^][^[\]]*\]:[ \t]*\S.*$/gm, ''],
  [/^[ \t>]*(?:`{3}|~{3}).*$/gm, ''],
  [/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:\[[ xX]\](?=\s))?/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  // The id of a heading.
  [/(?<!\\)\{:?[ \t]*[#.][^{}\n]*\}[ \t]*$/gm, ''],
  // Footnotes, images, links, tags, autolinks.
  [/\[\^[^[\]]+\]:?/g, ''],
  [/!\[[^[\]]*\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, ''],
  [/\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, '$1'],
  [/<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, ''],
  [/<((?:https?|mailto):[^<>\s]+)>/gi, '$1'],
  // Rules, tables, emphasis, code, escapes.
  [/^[ \t|:=-]+$/gm, ''],
  [/(?<!\\)\|/g, ' '],
  [/(?<!\\)(?:[*`]|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))/gu, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

const COMMENT_END = '-->';

/** Without a closing mark behind it, `<!--` begins no comment. */
const withoutComments = (markdown: string): string => {
  const last = markdown.lastIndexOf(COMMENT_END);
  if (last < 0) return markdown;
  const end = last + COMMENT_END.length;
  return markdown.slice(0, end).replace(/<!--[^]*?-->/g, '') + markdown.slice(end);
};

/** The words of Markdown, with the line breaks and quotes that were written. */
export const withoutMarkup = (markdown: string): string =>
  MARKUP.reduce(
    (text, [markup, replacement]) => text.replace(markup, replacement),
    withoutComments(markdown),
  );

/** The plain text of Markdown, on one line. Parsing takes a hundred times as long, too long for thousands of documents. */
export const markdownText = (markdown: string): string =>
  curlQuotes(oneLine(withoutMarkup(markdown)));
