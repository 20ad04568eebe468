import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { MAX_DEPTH } from '../../contract/htmlAllowList.ts';
import { stripTags } from '../../lib/html.ts';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** Characters of a document that are read. */
const MAX_LENGTH = 2 * 1024 * 1024;
/** Tags, attributes and character references that are read. The time to parse depends on them. */
const MAX_MARKS = 60_000;
/** Elements of the tree. A parser reopens unclosed formatting in every paragraph, which can multiply the tags. */
const MAX_ELEMENTS = 40_000;
/** Characters between two marks of one tag: the parser compares each attribute of a tag with all others. */
const LONG_TAG = /<[a-z][^<>=&]{20000}/i;

/** Cuts a document that is longer than any article. */
export const limitHtml = (html: string): string => {
  const text = html.slice(0, MAX_LENGTH);
  const end = Math.min(endOfMarks(text), LONG_TAG.exec(text)?.index ?? text.length);
  return text.slice(0, end).toWellFormed();
};

const endOfMarks = (html: string): number => {
  const mark = /[<&=]/g;
  for (let count = 0; count < MAX_MARKS; count += 1) if (!mark.test(html)) return html.length;
  return mark.test(html) ? mark.lastIndex - 1 : html.length;
};

/** parse5 wraps a fragment in an `html` element. */
const ROOT_LEVELS = 1;

/** Characters of the text that is shown in place of what follows the limit. */
const TEXT_LENGTH = 100_000;

/** Thrown at the tag that exceeds a limit. */
class LimitExceeded extends Error {
  readonly offset: number;

  constructor(offset: number) {
    super('HTML is nested too deeply or has too many elements.');
    this.offset = offset;
  }
}

/** parse5's tree adapter, which stops before a tree overflows recursive renderers. */
const createBoundedAdapter = (): typeof defaultTreeAdapter => {
  const depths = new WeakMap<ParentNode, number>();
  let count = 0;
  const check = (parent: ParentNode, child: ChildNode) => {
    if (!('childNodes' in child)) return;
    const depth = (depths.get(parent) ?? 0) + 1;
    if (!depths.has(child)) count += 1;
    if (depth > MAX_DEPTH + ROOT_LEVELS || count > MAX_ELEMENTS)
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

/** Parses a fragment as browsers do. What follows a tag that exceeds a limit becomes plain text. */
export const parseHtml = (html: string): Root => {
  try {
    const fragment = parseFragment(html, {
      treeAdapter: createBoundedAdapter(),
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
    });
    return fromParse5(fragment) as Root;
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error;
    const { offset } = error;
    const rest = stripTags(html.slice(offset, offset + TEXT_LENGTH));
    const root: Root =
      offset > 0 ? parseHtml(html.slice(0, offset)) : { type: 'root', children: [] };
    root.children.push({ type: 'text', value: rest });
    return root;
  }
};
