import { WORDS_PER_MINUTE } from '../contract/constants.ts';

/** What a text of XML 1.0 may not hold, however it is written. */
// eslint-disable-next-line no-control-regex -- finding control characters is the point
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text that can stand in an element or a quoted attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A path with its percent-encoded letters as they are read; as it is where they are no text. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Words of a text without tags. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Minutes it takes to read that many words: words / 200, rounded up, at least 1. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));

/**
 * A number as American English writes it, `2,016.5`, to three places after the point at most. Written by hand: the first
 * `Intl` object of a page takes a phone 60 ms and more.
 */
export const formatNumber = (value: number): string => {
  const [whole = '', fraction = '0'] = Math.abs(value).toFixed(3).split('.');
  const groups: string[] = [];
  for (let end = whole.length; end > 0; end -= 3) {
    groups.unshift(whole.slice(Math.max(0, end - 3), end));
  }
  // `.5`, or nothing.
  const rest = String(Number(`0.${fraction}`)).slice(1);
  return `${value < 0 ? '-' : ''}${groups.join(',')}${rest}`;
};

/** Longest search that is read from an address, in UTF-16 code units. Highlighting takes time for each one. */
export const MAX_QUERY_LENGTH = 200;

/** The search text of `?q=`: trimmed and limited. Reading the result again changes nothing. */
export const searchQuery = (text: string | null): string =>
  (text ?? '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    // Half of a surrogate pair cannot be percent-encoded.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/** An `@`, however it is written. */
const AT = /@|%(?:25)*40/;
/** As many digits as a telephone number has, with what people write between them. */
const NUMBER = /(?:\d(?:[\s().-]|%2[089b]){0,2}){9}/i;

const withoutAddress = (part: string): string => {
  if (AT.test(part)) return ':address';
  return NUMBER.test(part) ? ':number' : part;
};

/** A path without what somebody may have put into it of a person: mailing tools and mistyped links do. */
export const withoutAddresses = (path: string): string =>
  path.split('/').map(withoutAddress).join('/');

const VIDEO_ID = /^[\w-]{6,20}$/;
const HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
/** Paths that hold the id in their second part. */
const ID_FOLDERS: ReadonlySet<string | undefined> = new Set(['embed', 'shorts', 'live', 'v']);

const idPart = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  const [, first, second] = pathname.split('/');
  if (hostname === 'youtu.be') return first;
  if (!HOSTS.test(hostname)) return null;
  return ID_FOLDERS.has(first) ? second : searchParams.get('v');
};

/** The id of the video that any YouTube address names; '' for everything else. */
export const youtubeId = (address: string): string => {
  try {
    const id = idPart(new URL(address));
    return id && VIDEO_ID.test(id) ? id : '';
  } catch {
    return '';
  }
};
