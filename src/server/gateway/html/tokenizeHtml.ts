import { contentElements } from '../../../contract/htmlAllowList.ts';

export type HtmlToken =
  | { kind: 'text'; value: string }
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string };

/** Their content is not markup to the parser of a browser: it goes, up to the end tag. */
const RAW_TEXT_TAGS: ReadonlySet<string> = new Set([
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
const DROPPED_TAGS: ReadonlySet<string> = new Set([
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
const FOREIGN_TAGS: ReadonlySet<string> = new Set(['math', 'svg']);

/** Wrappers and elements of presentation, by the element that stands for them here. */
const TAG_ALIASES: ReadonlyMap<string, string> = new Map(
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

/** Attributes that some element may have; which one which, decides the sanitizer. */
const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(
  [...contentElements.values()].flatMap((rules) => Object.keys(rules)),
);

interface StartTag {
  attributes: string;
  isSelfClosing: boolean;
  /** Index after the closing `>`. */
  end: number;
}

const TAG_NAME = /<(\/?)([a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE_NAME = /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)[\t\n\f\r ]*(=?)[\t\n\f\r ]*/y;
const UNQUOTED_VALUE = /[^\t\n\f\r >]*/y;
const TAG_END = /[\t\n\f\r /]*>/y;

/** A sticky pattern is looked for at that index, a global one from there on. */
const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/**
 * Splits HTML into text and the tags that content may have, everything else left out: comments, unknown
 * tags, elements that hold code. One pass without recursion, so no input can exhaust the stack or the clock.
 * This is for order, not for safety: what may stay is decided by the sanitizer, later.
 */
export const tokenizeHtml = (html: string): HtmlToken[] => {
  const tokens: HtmlToken[] = [];
  let at = 0;

  for (;;) {
    const opening = html.indexOf('<', at);
    const textEnd = opening < 0 ? html.length : opening;
    if (textEnd > at) tokens.push({ kind: 'text', value: html.slice(at, textEnd) });
    if (opening < 0) break;
    const name = match(TAG_NAME, html, opening);
    if (!name) {
      const end = endOfMarkupDeclaration(html, opening);
      if (end === opening) tokens.push({ kind: 'text', value: '<' });
      at = Math.max(end, opening + 1);
      continue;
    }

    const tag = readTag(html, opening + name[0].length);
    // The input ends within the tag: a browser shows nothing of it either.
    if (!tag) break;
    at = tag.end;
    const tagName = name[2]!.toLowerCase();
    if (name[1] === '/') {
      tokens.push({ kind: 'close', name: tagName });
      continue;
    }
    tokens.push({ kind: 'open', name: tagName, attributes: tag.attributes });
    if (RAW_TEXT_TAGS.has(tagName)) at = endOfRawText(html, at, tagName);
    else if (!tag.isSelfClosing || !FOREIGN_TAGS.has(tagName)) continue;
    tokens.push({ kind: 'close', name: tagName });
  }
  return withoutDropped(tokens);
};

/** Index after a comment, doctype or processing instruction; `at` itself when there is none. */
const endOfMarkupDeclaration = (html: string, at: number): number => {
  const second = html[at + 1];
  if (second !== '!' && second !== '?' && second !== '/') return at;
  if (second === '/' && at + 2 >= html.length) return at;
  const isComment = html.startsWith('<!--', at);
  // `<!-->` and `<!--->` are whole comments.
  const end = isComment
    ? (match(/-?>/y, html, at + 4) ?? match(/--!?>/g, html, at + 4))
    : match(/>/g, html, at + 2);
  return end ? end.index + end[0].length : html.length;
};

const endOfRawText = (html: string, from: number, name: string): number => {
  const end = match(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, from);
  if (!end) return html.length;
  return readTag(html, end.index + end[0].length)?.end ?? html.length;
};

/** Reads from behind a tag's name. */
const readTag = (html: string, from: number): StartTag | null => {
  const kept = new Map<string, string>();
  let at = from;
  for (;;) {
    const attribute = match(ATTRIBUTE_NAME, html, at);
    if (!attribute) break;
    at += attribute[0].length;
    let value = '';
    if (attribute[2] === '=') {
      const quote = html[at];
      if (quote === '"' || quote === "'") {
        const end = html.indexOf(quote, at + 1);
        if (end === -1) return null;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        value = match(UNQUOTED_VALUE, html, at)![0];
        at += value.length;
      }
    }
    const name = attribute[1]!.toLowerCase();
    // Of two attributes with one name, a browser takes the first.
    if (KEPT_ATTRIBUTES.has(name) && !kept.has(name)) kept.set(name, value);
  }
  const end = match(TAG_END, html, at);
  if (!end) return null;
  return {
    attributes: [...kept]
      .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
      .join(''),
    isSelfClosing: end[0].endsWith('/>'),
    end: at + end[0].length,
  };
};

/** Leaves out the elements that go with their content, then the tags that content has no use for. */
const withoutDropped = (tokens: HtmlToken[]): HtmlToken[] => {
  const ends = droppedRanges(tokens);
  const kept: HtmlToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    const end = ends.get(index);
    if (end !== undefined) index = end;
    else if (token.kind === 'text') kept.push(token);
    else {
      const name = TAG_ALIASES.get(token.name) ?? token.name;
      if (contentElements.has(name)) kept.push({ ...token, name });
    }
  }
  return kept;
};

/** Index of the end tag by index of the start tag, for the elements that go as a whole. */
const droppedRanges = (tokens: HtmlToken[]): Map<number, number> => {
  const open = new Map<string, number[]>();
  const ends = new Map<number, number>();
  tokens.forEach((token, index) => {
    if (token.kind === 'text' || !DROPPED_TAGS.has(token.name)) return;
    const starts = open.get(token.name) ?? [];
    open.set(token.name, starts);
    if (token.kind === 'open') starts.push(index);
    else {
      const start = starts.pop();
      if (start !== undefined) ends.set(start, index);
    }
  });
  return ends;
};
