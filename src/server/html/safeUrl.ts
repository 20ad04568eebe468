import { LINK_PROTOCOLS, WEB_PROTOCOLS } from '../../contract/htmlAllowList.ts';

/** Characters of an address: more fit into no browser's bar, no sitemap, and not all servers take them. */
export const MAX_URL = 2048;

const SCHEME = /^([a-z][a-z\d+.-]*):/i;

/**
 * An address as a browser reads it: without line breaks and tabs, as `java\tscript:` is a script to it, and without
 * the spaces and control characters around it.
 */
const asBrowsersReadIt = (value: string): string => {
  const address = value.replace(/[\t\n\r]/g, '');
  let start = 0;
  let end = address.length;
  while (start < end && address.charAt(start) <= ' ') start += 1;
  while (end > start && address.charAt(end - 1) <= ' ') end -= 1;
  return address.slice(start, end);
};

/** A part of an address leads elsewhere, so what is too long leads nowhere. */
const orTooLong = (address: string): string => (address.length > MAX_URL ? '' : address);

/** An absolute address with an allowed protocol, else ''. */
const absoluteUrl = (address: string, protocols: readonly string[]): string => {
  const url = URL.parse(address);
  if (!url || !protocols.includes(url.protocol.slice(0, -1))) return '';
  // Backslashes and missing slashes are read in more ways than one: then the parsed form is the safe one.
  const isPlain = /^(?:https?:\/\/[^\\\s]+|(?:mailto|tel):[^\\\s]+)$/i.test(address);
  return orTooLong(isPlain ? address : url.href);
};

const contentUrl = (value: string, protocols: readonly string[]): string => {
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, protocols);
  if (/^[\\/]{2}/.test(address)) return absoluteUrl(`https:${address}`, protocols);
  const beforeColon = address.split(/[/?#]/, 1)[0] ?? '';
  return beforeColon.includes(':') ? '' : orTooLong(address);
};

/** Where a link in content may lead: http, https, mailto, tel or an address within the site. '' is nowhere. */
export const safeLink = (value: string): string => contentUrl(value, LINK_PROTOCOLS);

/** Where a picture in content may come from: http, https or an address within the site. */
export const safeSource = (value: string): string => contentUrl(value, WEB_PROTOCOLS);

export const isExternal = (safeUrl: string): boolean => /^https?:/i.test(safeUrl);

/** An address from a field of an entity: http, https or a path of the site that starts with one slash, else ''. */
export const safeFieldUrl = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const address = asBrowsersReadIt(value);
  if (SCHEME.test(address)) return absoluteUrl(address, WEB_PROTOCOLS);
  return /^\/(?![\\/])/.test(address) ? orTooLong(address) : '';
};
