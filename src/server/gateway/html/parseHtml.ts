import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { MAX_DEPTH } from '../../../contract/htmlAllowList.ts';

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

/** parse5 parses a fragment into an `html` element of its own. */
const ROOT_LEVELS = 1;

/** parse5's tree adapter, which stops at too many elements, and at a depth that overflows recursive renderers. */
const createBoundedAdapter = (): typeof defaultTreeAdapter => {
  const depths = new WeakMap<ParentNode, number>();
  let count = 0;
  const place = (parent: ParentNode, child: ChildNode) => {
    if (!('childNodes' in child)) return;
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > MAX_DEPTH + ROOT_LEVELS)
      throw new RangeError(`HTML is nested deeper than ${MAX_DEPTH} levels.`);
    depths.set(child, depth);
  };
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      count += 1;
      if (count > MAX_ELEMENTS)
        throw new RangeError(`HTML has more than ${MAX_ELEMENTS} elements.`);
      return defaultTreeAdapter.createElement(...element);
    },
    appendChild(parent, child) {
      place(parent, child);
      defaultTreeAdapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      place(parent, child);
      defaultTreeAdapter.insertBefore(parent, child, reference);
    },
  };
};

/**
 * Parses a fragment as browsers do.
 * @throws RangeError when it is nested too deeply or has too many elements
 */
export const parseHtml = (html: string): Root => {
  const fragment = parseFragment(html, {
    treeAdapter: createBoundedAdapter(),
    scriptingEnabled: false,
  });
  return fromParse5(fragment) as Root;
};
