import { LINK_PROTOCOLS, WEB_PROTOCOLS } from '../contract/htmlAllowList.ts';

/** Longer addresses fit into no browser's bar, no sitemap and not all servers. */
export const MAX_URL_LENGTH = 2048;

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Where a link in content may lead: http, https, mailto, tel or an address within the site; else ''. */
export const safeLink = (value: string): string => contentUrl(value, LINK_PROTOCOLS);

/** Where an image in content may come from: http, https or an address within the site; else ''. */
export const safeSource = (value: string): string => contentUrl(value, WEB_PROTOCOLS);

export const isExternal = (safeUrl: string): boolean => /^https?:/i.test(safeUrl);

/** An address from a field of an entity: http, https or an absolute path of the site; else ''. */
export const safeFieldUrl = (value: string): string => {
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, WEB_PROTOCOLS);
  return /^\/(?![\\/])/.test(address) ? withinLimit(address) : '';
};

const contentUrl = (value: string, protocols: readonly string[]): string => {
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, protocols);
  if (/^[\\/]{2}/.test(address)) return absoluteUrl(`https:${address}`, protocols);
  const beforeColon = address.split(/[/?#]/, 1)[0] ?? '';
  return beforeColon.includes(':') ? '' : withinLimit(address);
};

/** Browsers ignore tabs and newlines (`java\tscript:`), and spaces and control characters at both ends. */
const asBrowsersReadIt = (value: string): string => {
  const address = value.replace(/[\t\n\r]/g, '');
  let start = 0;
  let end = address.length;
  while (start < end && address.charAt(start) <= ' ') start += 1;
  while (end > start && address.charAt(end - 1) <= ' ') end -= 1;
  return address.slice(start, end);
};

const absoluteUrl = (address: string, protocols: readonly string[]): string => {
  const url = URL.parse(address);
  if (!url || !protocols.includes(url.protocol.slice(0, -1))) return '';
  // Parsers disagree on backslashes and missing slashes, so such an address is replaced by its parsed form.
  const isPlain = /^(?:https?:\/\/[^\\\s]+|(?:mailto|tel):[^\\\s]+)$/i.test(address);
  return withinLimit(isPlain ? address : url.href);
};

const withinLimit = (address: string): string => (address.length > MAX_URL_LENGTH ? '' : address);
