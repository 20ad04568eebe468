import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import {
  contentElements,
  DIRECTION,
  LANGUAGE,
  phrasingElements,
  VIDEO_ORIGIN,
} from '../../contract/htmlAllowList.ts';
import { youtubeId } from '../../lib/text.ts';
import { isExternal, safeLink, safeSource } from '../../lib/safeUrl.ts';

type Content = Element | Text;

/** Removed with their content; every other unknown element is unwrapped. */
const REMOVED: ReadonlySet<string> = new Set(
  `applet audio button canvas datalist frameset map math noembed noframes noscript object plaintext
  script select style svg template textarea title video xmp`.split(/\s+/),
);

const WRAPPERS = `address article aside center dialog fieldset footer form header hgroup legend main
  nav search section`.split(/\s+/);

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
  ...WRAPPERS.map((name): [string, string] => [name, 'div']),
]);

/** Only whitespace fits between the parts of a table, and React warns of it. */
const TABLE_FRAMES: ReadonlySet<string> = new Set('table thead tbody tfoot tr colgroup'.split(' '));
/** Parents in which a wrapped line of text becomes a paragraph. */
const PARAGRAPH_PARENTS: ReadonlySet<string> = new Set([
  '',
  ...'blockquote dd details div li td th'.split(' '),
]);

interface Parent {
  tagName: string;
  /** A link must not contain other controls. */
  isInLink: boolean;
}

/** Returns a document that all HTML parsers read alike and the pages can show. The sanitizer runs afterwards. */
export const normalizeHtml = (root: Root): Root => ({
  type: 'root',
  children: normalizeAll(root.children as ElementContent[], { tagName: '', isInLink: false }),
});

const normalizeAll = (nodes: ElementContent[], parent: Parent): Content[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return normalizeText(node.value, parent);
    if (node.type !== 'element' || REMOVED.has(node.tagName)) return [];
    const tagName = REPLACEMENTS.get(node.tagName) ?? node.tagName;
    return contentElements.has(tagName)
      ? normalizeElement({ ...node, tagName }, parent)
      : normalizeAll(node.children, parent);
  });

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
    case 'iframe':
      return parent.isInLink ? [] : normalizeVideo(element);
    case 'input':
      return element.properties.type === 'checkbox' ? [element] : [];
    case 'pre':
      return [withoutFirstNewlines(normalizeInside(element, parent))];
    case 'p':
      return withoutBlank(normalizeInside(element, parent));
    case 'code':
      return [withLanguage(normalizeInside(element, parent))];
    default:
      return [normalizeInside(element, parent)];
  }
};

const normalizeInside = (element: Element, { isInLink }: Parent) => {
  const { tagName } = element;
  const parent = { tagName, isInLink: isInLink || tagName === 'a' };
  return { ...element, children: normalizeAll(element.children, parent) };
};

/** A wrapper stays only for its language or direction. A wrapped line of text becomes a paragraph. */
const normalizeWrapper = (element: Element, parent: Parent): Content[] => {
  const hasMeaning =
    DIRECTION.test(textProperty(element, 'dir')) || LANGUAGE.test(textProperty(element, 'lang'));
  if (hasMeaning) return withoutBlank(normalizeInside(element, parent));
  const children = normalizeAll(element.children, parent);
  const isLine = element.tagName === 'div' && children.every(isPhrasing) && !isBlank(children);
  return isLine && PARAGRAPH_PARENTS.has(parent.tagName)
    ? [{ type: 'element', tagName: 'p', properties: {}, children }]
    : children;
};

const normalizeLink = (element: Element, parent: Parent): Content[] => {
  const href = safeLink(textProperty(element, 'href'));
  if (href === '' || parent.isInLink) return normalizeAll(element.children, parent);
  const rel = isExternal(href) ? ['noopener'] : undefined;
  return [
    normalizeInside({ ...element, properties: { ...element.properties, href, rel } }, parent),
  ];
};

const normalizeImage = (element: Element): Content[] => {
  const src = safeSource(textProperty(element, 'src'));
  if (src === '') return [];
  const properties = { ...element.properties, src, alt: textProperty(element, 'alt') };
  return [{ ...element, properties }];
};

/** Replaces the address of a YouTube video by the player's; of its parameters only the start remains. */
const normalizeVideo = (element: Element): Content[] => {
  const address = safeSource(textProperty(element, 'src'));
  const id = youtubeId(address);
  if (id === '') return [];
  const { searchParams } = new URL(address);
  const start = /^\d{1,6}(?=s?$)/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '');
  const properties: Properties = {
    src: `${VIDEO_ORIGIN}/embed/${id}${start ? `?start=${start[0]}` : ''}`,
    title: textProperty(element, 'title') || 'Video',
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullScreen: true,
  };
  return [{ ...element, properties, children: [] }];
};

const withLanguage = (element: Element): Element => {
  const classes = [element.properties.className].flat();
  const language = classes.find((name) => String(name).startsWith('language-'));
  const className = language ? [language] : undefined;
  return { ...element, properties: { ...element.properties, className } };
};

/** HTML parsers drop one newline at the start of `pre`, others don't. */
const withoutFirstNewlines = (element: Element): Element => {
  const [first, ...rest] = element.children;
  if (first?.type !== 'text') return element;
  const value = first.value.replace(/^\n+/, '');
  return { ...element, children: [{ ...first, value }, ...rest] };
};

const withoutBlank = (element: Element): Content[] => (isBlank(element.children) ? [] : [element]);

const isBlank = (children: ElementContent[]): boolean =>
  children.every((node) =>
    node.type === 'text' ? node.value.trim() === '' : 'tagName' in node && node.tagName === 'br',
  );

const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

const isPhrasing = (node: Content): boolean =>
  node.type === 'text' || Object.hasOwn(phrasingElements, node.tagName);
