import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import {
  defaultTreeAdapter,
  Parser,
  Token,
  TokenizerMode,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { MAX_DEPTH } from '../../contract/htmlAllowList.ts';
import { stripTags } from '../../lib/html.ts';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

const MAX_LENGTH = 2 * 1024 * 1024;
/** Tags, attributes and character references: the time to parse depends on them. */
const MAX_MARKS = 60_000;
/** A parser reopens unclosed formatting in every paragraph, which can multiply the elements. */
const MAX_ELEMENTS = 40_000;
/** The parser compares each attribute of a tag with all others. */
const LONG_TAG = /<[a-z][^<>=&]{20000}/i;
/** Characters of the plain text that replaces what follows a limit. */
const MAX_TEXT_LENGTH = 100_000;
const ROOT_LEVELS = 1;

class LimitExceeded extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super('HTML is too long, nested too deeply or has too many elements.');
    this.offset = offset;
  }
}

/**
 * Parts of tables, lists and documents, which stay open as in browsers: if `<td />` were closed, the text behind it would be
 * moved out of the table.
 */
const STAYING_OPEN: ReadonlySet<string> = new Set(
  'body caption dd dt head html li p tbody td tfoot th thead tr'.split(' '),
);

/**
 * Closes `<iframe />` and `<Player />`, which MDX and XHTML know as empty elements. Browsers keep them open, so that a player
 * swallows all text that follows.
 */
class ContentParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    super.onStartTag(token);
    if (!token.selfClosing || token.ackSelfClosing || STAYING_OPEN.has(token.tagName)) return;
    this.tokenizer.state = TokenizerMode.DATA;
    this.onEndTag({ ...token, type: Token.TokenType.END_TAG, selfClosing: false, attrs: [] });
  }
}

/** Parses a fragment as browsers do. What follows the limits becomes plain text. */
export const parseHtml = (html: string): Root => {
  try {
    checkLimits(html);
    const parser = ContentParser.getFragmentParser(null, {
      treeAdapter: createBoundedAdapter(),
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
    });
    parser.tokenizer.write(html.toWellFormed(), true);
    return fromParse5(parser.getFragment()) as Root;
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    const { offset } = error;
    const before = offset > 0 ? parseHtml(html.slice(0, offset)).children : [];
    return { type: 'root', children: [...before, ...plainText(html.slice(offset)).children] };
  }
};

export const plainText = (html: string): Root => ({
  type: 'root',
  children: [{ type: 'text', value: stripTags(html.slice(0, MAX_TEXT_LENGTH).toWellFormed()) }],
});

const checkLimits = (html: string): void => {
  if (html.length > MAX_LENGTH) throw new LimitExceeded(MAX_LENGTH);
  const longTag = LONG_TAG.exec(html);
  if (longTag) throw new LimitExceeded(longTag.index);
  const mark = /[<&=]/g;
  for (let count = 0; mark.test(html); count += 1) {
    if (count === MAX_MARKS) throw new LimitExceeded(mark.lastIndex - 1);
  }
};

/** A tree adapter that stops before a tree overflows the stack of recursive code or the memory. */
const createBoundedAdapter = (): typeof defaultTreeAdapter => {
  const depths = new WeakMap<ParentNode, number>();
  let elements = 0;
  const check = (parent: ParentNode, child: ChildNode) => {
    if (!('childNodes' in child)) return;
    const depth = (depths.get(parent) ?? 0) + 1;
    if (!depths.has(child)) elements += 1;
    if (depth > MAX_DEPTH + ROOT_LEVELS || elements > MAX_ELEMENTS)
      throw new LimitExceeded(child.sourceCodeLocation?.startOffset ?? 0);
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    appendChild(parent, child) {
      check(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      check(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
};
