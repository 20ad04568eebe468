import { blockElements, MAX_DEPTH } from '../../../contract/htmlAllowList.ts';
import type { HtmlToken } from './tokenizeHtml.ts';

/** Characters of a piece of content that are read at most. */
const MAX_LENGTH = 2 * 1024 * 1024;
/** Tags and character references that are read at most: what work a document makes depends on them. */
const MAX_MARKS = 30_000;

/**
 * A document over a limit is cut to this part of it. Writing it anew adds end tags, so that a cut at
 * the limit itself would be over it again.
 */
const CUT = 0.9;

const endOfMarks = (html: string, count: number): number => {
  const mark = /[<&]/g;
  for (let found = 0; found < count; found += 1) {
    if (!mark.test(html)) return html.length;
  }
  return mark.test(html) ? mark.lastIndex - 1 : html.length;
};

/** Cuts off what no article is long enough to have. */
export const boundLength = (html: string): string => {
  const cut = html.length > MAX_LENGTH ? html.slice(0, MAX_LENGTH * CUT) : html;
  const isDense = endOfMarks(cut, MAX_MARKS) < cut.length;
  return isDense ? cut.slice(0, endOfMarks(cut, MAX_MARKS * CUT)) : cut;
};

const BLOCK_TAGS: readonly string[] = Object.keys(blockElements);
const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input']);

/**
 * Elements closed by something other than their own end tag that are still left to the parser to mend,
 * as browsers do. Each may stay open in a parser, and be opened again in every paragraph after it, so the
 * product with the number of tokens is limited, too.
 */
const MAX_DISORDER = 32;
const MAX_MENDING = 200_000;

interface Closer {
  /** An open element of these names ends here, */
  ends: ReadonlySet<string>;
  /** unless one of these is open above it. */
  stopsAt: ReadonlySet<string>;
}

const TABLE_SECTIONS = ['tbody', 'thead', 'tfoot', 'caption', 'colgroup'];
const endsInTable = (...names: string[]): Closer => ({
  ends: new Set(names),
  stopsAt: new Set(['table']),
});
const endsItem = (...names: string[]): Closer => ({
  ends: new Set(names),
  stopsAt: new Set(BLOCK_TAGS.filter((name) => name !== 'div' && name !== 'p')),
});
/** Every block ends an open paragraph, so none is ever open around it. */
const endsParagraph: Closer = { ends: new Set(['p']), stopsAt: new Set() };

const CLOSERS: ReadonlyMap<string, Closer[]> = new Map<string, Closer[]>([
  ...BLOCK_TAGS.map((name): [string, Closer[]] => [name, [endsParagraph]]),
  ['li', [endsItem('li'), endsParagraph]],
  ['dt', [endsItem('dt', 'dd'), endsParagraph]],
  ['dd', [endsItem('dt', 'dd'), endsParagraph]],
  ['td', [endsInTable('td', 'th')]],
  ['th', [endsInTable('td', 'th')]],
  ['tr', [endsInTable('td', 'th'), endsInTable('tr', 'caption', 'colgroup')]],
  ['col', [endsInTable('caption')]],
  ...TABLE_SECTIONS.map((name): [string, Closer[]] => [
    name,
    [endsInTable('td', 'th'), endsInTable('tr'), endsInTable(...TABLE_SECTIONS)],
  ]),
]);

const serialize = (token: HtmlToken): string => {
  if (token.kind === 'open') return `<${token.name}${token.attributes}>`;
  if (token.kind === 'close') return VOID_TAGS.has(token.name) ? '' : `</${token.name}>`;
  return token.value.replaceAll('<', '&lt;');
};

/** Index in `stack` of the element that a start tag ends without saying so, or -1. */
const impliedEnd = (stack: string[], { ends, stopsAt }: Closer): number => {
  const index = stack.findLastIndex((name) => ends.has(name) || stopsAt.has(name));
  return ends.has(stack[index]!) ? index : -1;
};

/**
 * Writes tokens as HTML that no parser nests deeper than about MAX_DEPTH. What is well formed, or nearly,
 * stays as it was written; else every element gets its end tag where the next one needs it.
 */
export const boundNesting = (tokens: HtmlToken[]): string => {
  const stack: string[] = [];
  /** Start tags too deep to keep, by name, since the last element that was kept. */
  const skipped = new Map<string, number>();
  const mended: string[] = [];
  let disorder = 0;
  let isDeep = false;

  const closeFrom = (index: number): void => {
    while (stack.length > index) mended.push(`</${stack.pop()}>`);
    skipped.clear();
  };

  const open = (token: HtmlToken & { kind: 'open' }): void => {
    // Within skipped elements nothing is known to end the kept ones.
    const closers = skipped.size === 0 ? (CLOSERS.get(token.name) ?? []) : [];
    for (const closer of closers) {
      const end = impliedEnd(stack, closer);
      if (end < 0) continue;
      disorder += stack.length - end;
      closeFrom(end);
    }
    if (VOID_TAGS.has(token.name)) mended.push(serialize(token));
    else if (stack.length < MAX_DEPTH) {
      stack.push(token.name);
      mended.push(serialize(token));
    } else {
      isDeep = true;
      skipped.set(token.name, (skipped.get(token.name) ?? 0) + 1);
    }
  };

  const close = ({ name }: HtmlToken & { kind: 'close' }): void => {
    if (VOID_TAGS.has(name)) return;
    const unopened = skipped.get(name) ?? 0;
    if (unopened > 0) {
      if (unopened === 1) skipped.delete(name);
      else skipped.set(name, unopened - 1);
      return;
    }
    const index = stack.lastIndexOf(name);
    disorder += index < 0 ? 1 : stack.length - 1 - index;
    if (index >= 0) closeFrom(index);
  };

  for (const token of tokens) {
    if (token.kind === 'open') open(token);
    else if (token.kind === 'close') close(token);
    else mended.push(serialize(token));
  }
  const isOrderly = disorder <= MAX_DISORDER && disorder * tokens.length <= MAX_MENDING;
  return isOrderly && !isDeep ? tokens.map(serialize).join('') : mended.join('');
};
