const SCHEME = /^([a-z][a-z\d+.-]*):/i;
const WEB_SCHEMES: readonly string[] = ['http', 'https'];
const LINK_SCHEMES: readonly string[] = [...WEB_SCHEMES, 'mailto', 'tel'];

/** What a browser strips from an address before it reads it; `java\tscript:` is a script to it. */
const asBrowsersReadIt = (value: string): string =>
  value
    .replace(/[\t\n\r]/g, '')
    // eslint-disable-next-line no-control-regex -- control characters around an address are ignored by browsers
    .replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '');

/** An absolute address with an allowed scheme, else ''. */
const absoluteUrl = (address: string, schemes: readonly string[]): string => {
  const url = URL.parse(address);
  if (!url || !schemes.includes(url.protocol.slice(0, -1))) return '';
  // Backslashes and missing slashes are read in more ways than one: then the parsed form is the safe one.
  const isPlain = /^(?:https?:\/\/[^\\\s]+|(?:mailto|tel):[^\\\s]+)$/i.test(address);
  return isPlain ? address : url.href;
};

const contentUrl = (value: string, schemes: readonly string[]): string => {
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, schemes);
  if (/^[\\/]{2}/.test(address)) return absoluteUrl(`https:${address}`, schemes);
  const beforeColon = address.split(/[/?#]/, 1)[0] ?? '';
  return beforeColon.includes(':') ? '' : address;
};

/** Where a link in content may lead: http, https, mailto, tel or an address within the site. '' is nowhere. */
export const safeLink = (value: string): string => contentUrl(value, LINK_SCHEMES);

/** Where a picture in content may come from: http, https or an address within the site. */
export const safeSource = (value: string): string => contentUrl(value, WEB_SCHEMES);

export const isExternal = (safeUrl: string): boolean => /^https?:/i.test(safeUrl);

/** An address from a field of an entity: http, https or a path of the site that starts with one slash, else ''. */
export const safeFieldUrl = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, WEB_SCHEMES);
  return /^\/(?![\\/])/.test(address) ? address : '';
};
