/** Letters that the joiners U+200C and U+200D separate or join: of Arabic, Syriac, and the scripts of India's family. */
const JOINED =
  '[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]';

/** At the end of a word, U+200D belongs to the sign before it, as in the Malayalam name മോഹന്‍. */
const VIRAMAS = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';

/** Matches every joiner. The first group captures those that belong to a spelling. */
const SPELLED_OR_NOT = new RegExp(
  `((?<=${JOINED})[\\u200C\\u200D](?=[\\u200C\\u200D]*${JOINED})|(?<=${VIRAMAS})\\u200D)|[\\u200C\\u200D]`,
  'gu',
);

/** Zero-width spaces, marks of the writing direction and the like (Unicode's category Cf): all but the two joiners. */
const INVISIBLE = /(?![\u200C\u200D])\p{Cf}/gu;

/** Keeps the joiners that belong to a spelling. */
const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replace(SPELLED_OR_NOT, '$1');

/** The blank of Braille and the fillers of Hangul look like spaces. */
const SPACES = /[\s\u115F\u1160\u2800\u3164\uFFA0]+/g;

export const isBlank = (text: string): boolean => withoutInvisible(text).replace(SPACES, '') === '';

/** Line breaks are one character, as in the value of a text area. */
export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

/** With single spaces, `-` for every dash and `'` for every sign that looks like an apostrophe. */
export const cleanName = (text: string): string =>
  withoutInvisible(text)
    .replace(SPACES, ' ')
    .replace(/[\p{Pd}\u02D7\u2043\u2212]/gu, '-')
    .replace(/[`´‘’‛′‵＇｀՚׳΄᾽᾿´῾]/g, "'")
    .trim();

/** Tibetan separates the syllables of a word by U+0F0B or U+0F0C. */
const LETTERS = '\\p{L}[\\p{L}\\p{Mn}\\p{Mc}\\u0F0B\\u0F0C\\u200C\\u200D]*';

/** Letters of any alphabet, with single spaces, hyphens and apostrophes: `Anna-Lena van 't Hoff`. */
export const NAME = new RegExp(`^'?${LETTERS}(?:(?:'|'? '?|'? ?- ?'?)${LETTERS})*'?$`, 'u');

const IS_ASCII = /^[\0-\x7F]*$/;
const DOMAIN =
  /^(?:[\p{L}\p{M}\p{Nd}\u200C-\u200D-]+[.。．｡])+(?:[\p{L}\p{M}\u200C-\u200D]+|xn--[a-z\d-]+)$/iu;
const OUTER_HYPHEN = /(?:^|[.。．｡])-|-(?:$|[.。．｡])/;

/** Browsers differ in whether they convert a domain to `xn--mnchen-3ya.example`. A text that is no domain stays as it is. */
const asciiDomain = (domain: string): string => {
  if (IS_ASCII.test(domain) || !DOMAIN.test(domain) || OUTER_HYPHEN.test(domain)) return domain;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/** Letters and marks that no font shows, such as variation selectors and fillers. `INVISIBLE` has the other characters. */
const INVISIBLE_LETTERS = /(?!\p{Cf})\p{DI}/gu;

export const cleanEmail = (text: string): string => {
  const address = withoutInvisible(text.replace(INVISIBLE_LETTERS, '')).trim();
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
};

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';

/** Requires a domain with a dot; only the mail server knows whether the mailbox exists. */
export const EMAIL = new RegExp(
  `^[^\\s@<>"(),:;\\\\[\\]]+@(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--(?:[a-z\\d-]{0,58}[a-z\\d]))$`,
  'i',
);
