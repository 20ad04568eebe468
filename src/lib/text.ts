import { WORDS_PER_MINUTE } from '../contract/constants.ts';

/** Characters that XML 1.0 cannot contain. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** For elements and quoted attributes. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const ESCAPES: Record<string, string> = {
  '<': '\\u003C',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON for a script element: it can neither end the element nor start a comment. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character]!);

export const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Decodes a path; returns an invalid one unchanged. */
export const decodedPath = (path: string): string =>
  isDecodable(path) ? decodeURIComponent(path) : path;

/** Replaces repeated slashes, except at the start, where two of them name a host. */
export const withSingleSlashes = (url: string): string =>
  url.replace(/^[^?]*/, (path) => path.replace(/(?<=[^/])\/{2,}/g, '/'));

/** A path in lower case, with percent-encoding in upper case. */
export const inLowerCase = (path: string): string =>
  path.replace(/%[\dA-F]{2}|[A-Z]/g, (match) => (match.length > 1 ? match : match.toLowerCase()));

/** `cover_alt` -> `Cover alt`, `monthlyPrice` -> `Monthly price` */
export const inSentenceCase = (key: string): string => {
  const words = key.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/** `2,016.5`, with up to three decimals. The first `Intl` object of a page takes 60 ms and more on a phone. */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction = '0'] = Math.abs(value).toFixed(3).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  const rest = String(Number(`0.${fraction}`)).slice(1);
  return `${value < 0 ? '-' : ''}${groups.join(',')}${rest}`;
};

/** An `@`, also percent-encoded. */
const AT = /@|%(?:25)*40/;
const NUMBER = /(?:\d(?:[\s().-]|%2[089b]){0,2}){9}/i;

const withoutAddress = (part: string): string => {
  if (AT.test(part)) return ':address';
  return NUMBER.test(part) ? ':number' : part;
};

/** Removes email addresses and phone numbers, which mailing tools and mistyped links put into paths. */
export const withoutAddresses = (path: string): string =>
  path.split('/').map(withoutAddress).join('/');

const VIDEO_ID = /^[\w-]{6,20}$/;
const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const ID_FOLDERS: ReadonlySet<string | undefined> = new Set(['embed', 'shorts', 'live', 'v']);

const idPart = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!HOSTS.test(hostname)) return null;
  return ID_FOLDERS.has(first) ? second : searchParams.get('v');
};

/** The video id of any YouTube URL; '' for other URLs. */
export const youtubeId = (address: string): string => {
  try {
    const id = idPart(new URL(address));
    return id && VIDEO_ID.test(id) ? id : '';
  } catch {
    return '';
  }
};

/** What stands before a quotation. */
const OPENS = /[\s([{\u2013\u2014\u2018\u201C/]/;
/** The years of a decade, as in '90s. */
const DECADE = /^\d\ds?\b/;

/** Replaces straight quotes and apostrophes: `"It's"` becomes `“It’s”`. */
export const curlQuotes = (text: string): string =>
  text.replace(/["']+/g, (quotes, offset: number) => {
    const before = text.charAt(offset - 1);
    const after = text.slice(offset + quotes.length, offset + quotes.length + 4);
    const isOpening = before === '' || OPENS.test(before);
    const isDecade = quotes.endsWith("'") && DECADE.test(after);
    const opened = quotes.replaceAll('"', '“').replaceAll("'", '‘');
    if (isOpening) return isDecade ? `${opened.slice(0, -1)}’` : opened;
    return quotes.replaceAll('"', '”').replaceAll("'", '’');
  });

/** How a spreadsheet recognizes a formula. An apostrophe before it makes it text; a phone number stays as it is. */
const FORMULA = /^(?!\+\d+$)[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted, because some spreadsheets split unquoted cells at semicolons. */
const csvCell = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** Without it, Excel reads the file in the encoding of the system. */
const BYTE_ORDER_MARK = '\uFEFF';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The beginning of a file, with the names of its columns. */
export const csvHead = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvLine(columns);

export const toCsv = (
  columns: readonly string[],
  rows: readonly Record<string, string>[],
): string =>
  csvHead(columns) +
  rows.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('');
