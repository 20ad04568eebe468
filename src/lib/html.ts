/** Tags that separate words, unlike `<b>b</b>old`. */
const BLOCK_TAG =
  /<\/?(?:address|article|blockquote|br|d[dlt]|div|fig\w+|h[1-6r]|img|li|ol|p|pre|section|t[dhr]|table|ul)(?![\w-])[^<>]*>/gi;
const ANY_TAG = /<[/!?a-z][^<>]*>/gi;
const CHARACTER_REFERENCE = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi;

const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** Replaces everything between two marks by a space. Linear even for unclosed marks. */
const cutBetween = (text: string, opening: RegExp, closing: RegExp): string =>
  text
    .split(opening)
    .map((part, index) => {
      if (index === 0) return part;
      const end = closing.exec(part);
      return end ? part.slice(end.index + end[0].length) : '';
    })
    .join(' ');

const decodeCharacter = (reference: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED_CHARACTERS[name.toLowerCase()] ?? reference;
  const isHex = /x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
};

/** Plain text on one line with decoded character references. */
export const stripTags = (html: string): string => {
  const visible = cutBetween(
    cutBetween(html, /<!--/, /-->/),
    /<(?:script|style)(?![\w-])/i,
    /<\/(?:script|style)[^<>]*>/i,
  );
  return visible
    .replace(BLOCK_TAG, ' ')
    .replace(ANY_TAG, '')
    .replace(CHARACTER_REFERENCE, decodeCharacter)
    .replace(/\s+/g, ' ')
    .trim();
};

const wholeCharacters = (text: string): string =>
  text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');

/** A longer word at the end of a snippet may be cut. */
const MOST_OF_A_WORD = 20;

/** Where the first word from `start` on begins; `start` when that is after `latest`. */
const wordStartNear = (text: string, start: number, latest: number): number => {
  if (start === 0) return start;
  const space = text.indexOf(' ', start - 1);
  return space !== -1 && space + 1 <= latest ? space + 1 : start;
};

/** Where the last word up to `end` ends; `end` when that is before `earliest`. */
const wordEndNear = (text: string, end: number, earliest: number): number => {
  if (end >= text.length) return end;
  const space = text.lastIndexOf(' ', end);
  return space >= earliest ? space : end;
};

/** The first `length` characters, or whole words around `around` if the text contains it, with ellipses. */
export const snippet = (text: string, length: number, around = ''): string => {
  const match = around === '' ? -1 : text.toLowerCase().indexOf(around.toLowerCase());
  const centered = match - Math.floor((length - around.length) / 2);
  let start = 0;
  let end = length;
  if (match !== -1) {
    const from = Math.max(0, Math.min(centered, text.length - length));
    const to = from + length;
    start = wordStartNear(text, from, Math.min(match, from + MOST_OF_A_WORD));
    end = wordEndNear(text, to, Math.max(match + around.length, to - MOST_OF_A_WORD));
  }
  const part = wholeCharacters(text.slice(start, end)).trim();
  return `${start > 0 ? '…' : ''}${part}${end < text.length ? '…' : ''}`;
};
