/** What the sanitizer knows about the elements of HTML. Names that no list here holds lose their tags. */

/** Their content is not markup to the parser of a browser: it goes, up to the end tag. */
export const RAW_TEXT_TAGS: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
]);

/** They go with everything between their tags; without an end tag, only the tag goes. */
export const DROPPED_TAGS: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'button',
  'canvas',
  'datalist',
  'frameset',
  'map',
  'math',
  'object',
  'select',
  'svg',
  'template',
  'video',
]);

/** Only here does `<svg/>` close itself. */
export const FOREIGN_TAGS: ReadonlySet<string> = new Set(['math', 'svg']);

export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input']);

/** Wrappers and elements of presentation, by the element that stands for them here. */
export const TAG_ALIASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    strong: ['b'],
    em: ['i'],
    del: ['s', 'strike'],
    code: ['tt'],
    ul: ['dir', 'menu'],
    span: ['bdi', 'bdo', 'font', 'u'],
    div: [
      ...['address', 'article', 'aside', 'center', 'dialog', 'fieldset', 'footer', 'form'],
      ...['header', 'hgroup', 'legend', 'main', 'nav', 'search', 'section'],
    ],
  }).flatMap(([tag, aliases]) => aliases.map((alias) => [alias, tag] as const)),
);

export const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
export const TABLE_PART_TAGS = ['caption', 'colgroup', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

/** Elements that run within a line of text. */
export const PHRASING_TAGS: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'br', 'cite', 'code', 'del', 'em', 'iframe', 'img', 'input', 'ins', 'kbd'],
  ...['mark', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'time'],
]);

export const BLOCK_TAGS: ReadonlySet<string> = new Set([
  ...['blockquote', 'col', 'dd', 'details', 'div', 'dl', 'dt', 'figcaption', 'figure', 'hr', 'li'],
  ...['ol', 'p', 'pre', 'summary', 'table', 'ul'],
  ...HEADING_TAGS,
  ...TABLE_PART_TAGS,
]);

export const isContentTag = (name: string): boolean =>
  BLOCK_TAGS.has(name) || PHRASING_TAGS.has(name);

/** Attributes that some element may keep; what each may keep, and with which values, says contentSchema. */
export const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...['align', 'alt', 'checked', 'class', 'colspan', 'datetime', 'dir', 'height', 'href', 'id'],
  ...['lang', 'open', 'rowspan', 'scope', 'span', 'src', 'start', 'title', 'type', 'width'],
]);
