/**
 * What of an article's HTML may be shown: a second wall behind the gateway's sanitizer, for content that got past it.
 * Whatever is not named here loses its tags and keeps its words.
 */

/** They go with everything between their tags. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set([
  ...['applet', 'audio', 'base', 'button', 'canvas', 'embed', 'frame', 'frameset', 'head', 'link'],
  ...['map', 'math', 'meta', 'noembed', 'noframes', 'noscript', 'object', 'option', 'param'],
  ...[
    'plaintext',
    'script',
    'select',
    'style',
    'svg',
    'template',
    'textarea',
    'title',
    'video',
    'xmp',
  ],
]);

/** Shown as they are. Links, images, headings, code, tables, tasks and embedded videos have components of their own. */
export const PLAIN_TAGS: ReadonlySet<string> = new Set([
  ...['abbr', 'b', 'blockquote', 'br', 'caption', 'cite', 'code', 'col', 'colgroup', 'dd', 'del'],
  ...['details', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'hr', 'i', 'ins', 'kbd', 'li'],
  ...['mark', 'ol', 'p', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'summary'],
  ...['sup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'time', 'tr', 'u', 'ul', 'var'],
]);

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr']);

/** White space between their parts is no text and must not be rendered as such. */
export const TEXTLESS_TAGS: ReadonlySet<string> = new Set([
  ...['colgroup', 'table', 'tbody', 'tfoot', 'thead', 'tr'],
]);

/** Nesting deeper than this is flattened to its words, before it can exhaust the stack. */
export const MAX_DEPTH = 100;

const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i;
const WHOLE_NUMBER = /^\d{1,4}$/;
const ORDINAL = /^-?\d{1,6}$/;

type Check = RegExp | 'flag' | 'text';

interface AttributeRule {
  /** The name that React has for it. */
  prop: string;
  check: Check;
  tags?: readonly string[];
}

const attributeRules: Readonly<Record<string, AttributeRule>> = {
  lang: { prop: 'lang', check: LANGUAGE },
  dir: { prop: 'dir', check: /^(?:ltr|rtl|auto)$/ },
  title: { prop: 'title', check: 'text', tags: ['abbr'] },
  datetime: { prop: 'dateTime', check: 'text', tags: ['time'] },
  start: { prop: 'start', check: ORDINAL, tags: ['ol'] },
  reversed: { prop: 'reversed', check: 'flag', tags: ['ol'] },
  value: { prop: 'value', check: ORDINAL, tags: ['li'] },
  open: { prop: 'open', check: 'flag', tags: ['details'] },
  span: { prop: 'span', check: WHOLE_NUMBER, tags: ['col', 'colgroup'] },
  colspan: { prop: 'colSpan', check: WHOLE_NUMBER, tags: ['td', 'th'] },
  rowspan: { prop: 'rowSpan', check: WHOLE_NUMBER, tags: ['td', 'th'] },
  scope: { prop: 'scope', check: /^(?:col|row|colgroup|rowgroup)$/, tags: ['th'] },
  align: { prop: 'align', check: /^(?:left|center|right)$/, tags: ['td', 'th'] },
};

export type Attributes = Readonly<Record<string, string>>;

/** The attributes that an element may keep, as React's props. No handlers, styles, classes, names or ids. */
export const safeProps = (
  tag: string,
  attributes: Attributes,
): Record<string, string | boolean> => {
  const props: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const rule = Object.hasOwn(attributeRules, name) ? attributeRules[name] : undefined;
    if (!rule || (rule.tags && !rule.tags.includes(tag))) continue;
    if (rule.check === 'flag') props[rule.prop] = true;
    else if (rule.check === 'text' || rule.check.test(value)) props[rule.prop] = value;
  }
  return props;
};

/** A length in whole pixels, if it is one. */
export const pixels = (value: string | undefined): number | undefined =>
  value !== undefined && WHOLE_NUMBER.test(value) ? Number(value) : undefined;

/** Stands for our own origin while an address is read; never shown. */
const OWN_ORIGIN = 'https://own.invalid';
const LINK_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);
const IMAGE_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:']);
/** Something to download rather than a page. */
const FILE_PATH = /^\/api\/|\.[a-z0-9]{1,5}$/i;

/** Read as a browser reads it, so that hidden line breaks and the like deceive nobody. */
const readAddress = (value: string): URL | null => {
  try {
    return new URL(value, OWN_ORIGIN);
  } catch {
    return null;
  }
};

export type LinkTarget =
  { kind: 'page'; path: string } | { kind: 'here'; href: string } | { kind: 'away'; href: string };

/** Where a link may lead: a page of ours, somewhere on this page or on our server, or away. Null for nowhere. */
export const linkTarget = (value: string | undefined, siteUrl: string): LinkTarget | null => {
  const href = value?.trim() ?? '';
  const url = readAddress(href);
  if (!href || !url || !LINK_SCHEMES.has(url.protocol)) return null;
  if (url.origin !== OWN_ORIGIN && url.origin !== siteUrl) return { kind: 'away', href };
  const isPage = url.origin === siteUrl || /^\/(?![/\\])/.test(href);
  if (!isPage || FILE_PATH.test(url.pathname)) return { kind: 'here', href };
  return { kind: 'page', path: url.pathname + url.search + url.hash };
};

/** The address of a picture, if it may be loaded. */
export const imageSource = (value: string | undefined): string | null => {
  const source = value?.trim() ?? '';
  const url = readAddress(source);
  return source && url && IMAGE_SCHEMES.has(url.protocol) ? source : null;
};

const EMBED = /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{6,20})(?:[?#]|$)/;

/** The video that an `iframe` shows, if it is one of the only host allowed. */
export const embeddedVideo = (value: string | undefined): string | null =>
  EMBED.exec(value?.trim() ?? '')?.[1] ?? null;
