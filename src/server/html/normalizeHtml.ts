import type { Element, ElementContent, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';
import { contentElements, DIRECTION, LANGUAGE } from '../../contract/htmlAllowList.ts';
import { isExternal, safeLink, safeSource } from '../../lib/safeUrl.ts';
import { labelFootnotes } from './footnotes.ts';
import { treeText } from './headings.ts';
import { readInlineStyles } from './inlineStyles.ts';
import { keepLinkedPlaces, removePlaces } from './linkedPlaces.ts';
import { pictureSource } from './pictureSource.ts';
import { playedAddress, playerName, youtubePlayer } from './players.ts';
import { readQuillLists } from './quillLists.ts';
import { textProperty } from './textProperty.ts';
import { readWordLists } from './wordLists.ts';
import { isBlank, isBlankText, isPhrasing, type Content } from './contentNodes.ts';
import { BLOCK_EDGE, withBreaksOutside, withLineBreaks } from './lineBreaks.ts';
import { isHiddenNoscript } from './noscripts.ts';
import { withItems } from './listItems.ts';

/** `unwrapped`: only the text of a control stays. `linked`: a link replaces a player. */
export type Loss = 'removed' | 'unwrapped' | 'linked';
export type ReportLoss = (element: Element, loss: Loss) => void;

export interface NormalizeOptions {
  /** Shares a page with a document, so it has no places to link to. */
  isPart?: boolean;
  reportLoss?: ReportLoss;
}

/** Browsers do not show their content. Every other unknown element is unwrapped, so that its words stay. */
const INVISIBLE: ReadonlySet<string> = new Set(
  `annotation annotation-xml datalist frameset noembed noframes script style template title`.split(
    ' ',
  ),
);
const CONTROLS: ReadonlySet<string> = new Set('button input select textarea'.split(' '));
const PLAYERS: ReadonlySet<string> = new Set('audio embed iframe object oembed video'.split(' '));

const WRAPPERS = `address article aside center dialog fieldset footer form header hgroup legend main
  nav optgroup option search section textarea`.split(/\s+/);

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['s', 'del'],
  ['strike', 'del'],
  ['tt', 'code'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['bdi', 'span'],
  ['bdo', 'span'],
  ['font', 'span'],
  ['u', 'span'],
  ['listing', 'pre'],
  ['plaintext', 'pre'],
  ['xmp', 'pre'],
  ...WRAPPERS.map((name): [string, string] => [name, 'div']),
]);

/** Only whitespace fits between the parts of a table, and React warns of it. */
const TABLE_FRAMES: ReadonlySet<string> = new Set('table thead tbody tfoot tr colgroup'.split(' '));
/** Parents in which a wrapped line of text becomes a paragraph. */
const PARAGRAPH_PARENTS: ReadonlySet<string> = new Set([
  '',
  ...'blockquote dd details div li section td th'.split(' '),
]);

interface Parent {
  tagName: string;
  /** A link must not contain other controls. */
  isInLink: boolean;
  reportLoss?: ReportLoss;
}

/** Returns a document that all HTML parsers read alike and the pages can show. The sanitizer runs afterwards. */
export const normalizeHtml = (root: Root, { isPart, reportLoss }: NormalizeOptions = {}): Root => {
  readWordLists(root);
  readQuillLists(root);
  labelFootnotes(root);
  readInlineStyles(root);
  if (isPart) removePlaces(root);
  else keepLinkedPlaces(root);
  const nodes = root.children as ElementContent[];
  const parent = { tagName: '', isInLink: false, reportLoss };
  return { type: 'root', children: withLineBreaks(normalizeAll(nodes, parent)) };
};

const normalizeAll = (nodes: ElementContent[], parent: Parent): Content[] =>
  nodes.flatMap((node, index) => {
    if (node.type === 'text') return normalizeText(node.value, parent);
    if (node.type !== 'element' || isHiddenNoscript(node, nodeBefore(nodes, index))) return [];
    return normalizeNode(node, parent);
  });

/** The node before, past a blank text. */
const nodeBefore = (nodes: readonly ElementContent[], index: number) => {
  const before = nodes[index - 1];
  return before && isBlankText(before) ? nodes[index - 2] : before;
};

const normalizeNode = (node: Element, parent: Parent): Content[] => {
  if (INVISIBLE.has(node.tagName)) {
    parent.reportLoss?.(node, 'removed');
    return [];
  }
  if (CONTROLS.has(node.tagName) && node.properties.type !== 'checkbox')
    parent.reportLoss?.(node, node.tagName === 'input' ? 'removed' : 'unwrapped');
  if (PLAYERS.has(node.tagName)) return normalizePlayer(node, parent);
  if (node.tagName === 'svg') {
    parent.reportLoss?.(node, 'removed');
    return normalizeText(drawnText(node), parent);
  }
  const tagName = replacementOf(node);
  return contentElements.has(tagName)
    ? normalizeElement({ ...node, tagName }, parent)
    : [...placeOf(node), ...normalizeAll(node.children, parent)];
};

const replacementOf = ({ tagName, properties }: Element): string => {
  // Footnotes.
  if (tagName === 'section' && properties.role === 'doc-endnotes') return tagName;
  return REPLACEMENTS.get(tagName) ?? tagName;
};

const normalizeText = (value: string, parent: Parent): Content[] => {
  if (TABLE_FRAMES.has(parent.tagName)) return [];
  // eslint-disable-next-line no-control-regex -- control characters have no place in text
  const text = value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
  return [{ type: 'text', value: text }];
};

const normalizeElement = (element: Element, parent: Parent): Content[] => {
  switch (element.tagName) {
    case 'div':
    case 'span':
      return normalizeWrapper(element, parent);
    case 'a':
      return normalizeLink(element, parent);
    case 'img':
      return normalizeImage(element);
    case 'input':
      return element.properties.type === 'checkbox' ? [element] : [];
    case 'pre':
      return [withoutFirstNewlines(normalizeInside(element, parent))];
    case 'p':
      return withoutBlank(normalizeInside(element, parent));
    case 'code':
      return [withLanguage(normalizeInside(element, parent))];
    case 'ol':
    case 'ul':
      return [withItems(normalizeInside(element, parent))];
    default:
      return withBreaksOutside(element, normalizeChildren(element, parent));
  }
};

const normalizeChildren = (element: Element, { isInLink, reportLoss }: Parent): Content[] => {
  const { tagName } = element;
  const parent = { tagName, isInLink: isInLink || tagName === 'a', reportLoss };
  return normalizeAll(element.children, parent);
};

const normalizeInside = (element: Element, parent: Parent): Element => ({
  ...element,
  children: withLineBreaks(normalizeChildren(element, parent)),
});

/** The place of an element that does not stay. */
const placeOf = ({ properties: { id } }: Element): Content[] =>
  id ? [{ type: 'element', tagName: 'span', properties: { id }, children: [] }] : [];

/** A wrapper stays only as a place, or for its language or direction. A wrapped line of text becomes a paragraph. */
const normalizeWrapper = (element: Element, parent: Parent): Content[] => {
  const isPlace = Boolean(element.properties.id);
  const hasMeaning =
    DIRECTION.test(textProperty(element, 'dir')) || LANGUAGE.test(textProperty(element, 'lang'));
  if (isPlace || hasMeaning) {
    const normalized = normalizeInside(element, parent);
    return isPlace ? [normalized] : withoutBlank(normalized);
  }
  const children = normalizeAll(element.children, parent);
  if (element.tagName === 'span') return children;
  const isLine = children.every(isPhrasing) && !isBlank(children);
  if (isLine && PARAGRAPH_PARENTS.has(parent.tagName))
    return [{ type: 'element', tagName: 'p', properties: {}, children: withLineBreaks(children) }];
  return [BLOCK_EDGE, ...children, BLOCK_EDGE];
};

const normalizeLink = (element: Element, parent: Parent): Content[] => {
  const { role, ariaLabel, ...properties } = element.properties;
  const href = safeLink(textProperty(element, 'href'));
  if (href === '' || parent.isInLink) {
    return [...placeOf(element), ...normalizeAll(element.children, parent)];
  }
  const rel = isExternal(href) ? ['noopener'] : undefined;
  const label = role === 'doc-backlink' && { role, ariaLabel };
  const link = { ...element, properties: { ...properties, ...label, href, rel } };
  return withBreaksOutside(link, normalizeChildren(link, parent));
};

const normalizeImage = (element: Element): Content[] => {
  const src = pictureSource(element);
  if (src === '') return [];
  const properties = { ...element.properties, src, alt: textProperty(element, 'alt') };
  return [{ ...element, properties }];
};

/** The visible text of a drawing. */
const drawnText = (drawing: Element): string => {
  const texts: string[] = [];
  visit(drawing, 'element', (element: Element) => {
    if (element.tagName === 'text') texts.push(treeText(element));
  });
  return texts.filter(Boolean).join(' ');
};

/** YouTube videos stay; other players become links. */
const normalizePlayer = (element: Element, parent: Parent): Content[] => {
  const video = parent.isInLink ? undefined : youtubePlayer(element);
  if (video) return [video];
  const href = safeSource(playedAddress(element));
  parent.reportLoss?.(element, href === '' ? 'removed' : 'linked');
  if (href === '' || parent.isInLink)
    return element.tagName === 'object' ? normalizeAll(element.children, parent) : [];
  const name: Text = { type: 'text', value: playerName(element, href) };
  const link: Element = { type: 'element', tagName: 'a', properties: { href }, children: [name] };
  const children = normalizeLink(link, parent);
  return PARAGRAPH_PARENTS.has(parent.tagName)
    ? [{ type: 'element', tagName: 'p', properties: {}, children }]
    : [BLOCK_EDGE, ...children, BLOCK_EDGE];
};

const withLanguage = (element: Element): Element => {
  const classes = [element.properties.className].flat();
  const language = classes.find((name) => String(name).startsWith('language-'));
  const className = language ? [language] : undefined;
  return { ...element, properties: { ...element.properties, className } };
};

/** HTML parsers drop one newline at the start of `pre`, others don't: without any, all read the same. */
const withoutFirstNewlines = (element: Element): Element => {
  const [first, ...rest] = element.children;
  if (first?.type !== 'text') return element;
  const value = first.value.replace(/^\n+/, '');
  return { ...element, children: [{ ...first, value }, ...rest] };
};

const withoutBlank = (element: Element): Content[] =>
  isBlank(element.children) ? [...placeOf(element), BLOCK_EDGE] : [element];
