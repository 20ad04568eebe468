import type { Element, ElementContent, Properties, Root } from 'hast';
import {
  DIRECTION,
  LANGUAGE,
  MAX_DEPTH,
  phrasingElements,
  VIDEO_ORIGIN,
} from '../../../contract/htmlAllowList.ts';
import { youtubeId } from '../../../lib/youtubeId.ts';
import { isExternal, safeLink, safeSource } from '../safeUrl.ts';

interface Place {
  parent: string;
  depth: number;
  /** Whether a link is around: nothing else that is pressed may stand in it. */
  isInLink: boolean;
}

const ROOT: Place = { parent: '', depth: 1, isInLink: false };

const TABLE_FRAMES: ReadonlySet<string> = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'colgroup',
]);
/** Where a wrapper around a line of text is as good as a paragraph. */
const PARAGRAPH_PARENTS: ReadonlySet<string> = new Set([
  '',
  'blockquote',
  'dd',
  'details',
  'div',
  'li',
  'td',
  'th',
]);
const CODE_LANGUAGE = /^language-/;

/**
 * Makes of a parsed document one that every HTML parser reads alike and that the pages can show:
 * wrappers unwrapped, addresses judged, pictures and videos in one form.
 */
export const normalizeHtml = (root: Root): Root => ({
  type: 'root',
  children: normalizeAll(root.children as ElementContent[], ROOT),
});

const placeIn = (parent: string, { depth, isInLink }: Place): Place => ({
  parent,
  depth: depth + 1,
  isInLink: isInLink || parent === 'a',
});

const normalizeAll = (nodes: ElementContent[], place: Place): ElementContent[] => {
  const normalized: ElementContent[] = [];
  for (const node of nodes) {
    for (const result of normalizeNode(node, place)) normalized.push(result);
  }
  return normalized;
};

const normalizeNode = (node: ElementContent, place: Place): ElementContent[] => {
  if (node.type === 'text') return normalizeText(node.value, place);
  if (node.type !== 'element') return [];
  if (place.depth > MAX_DEPTH) return normalizeAll(node.children, place);
  return normalizeElement(node, place);
};

const normalizeText = (value: string, place: Place): ElementContent[] => {
  // Between the parts of a table only whitespace can stand, and renderers warn of it.
  if (TABLE_FRAMES.has(place.parent)) return [];
  const text = value
    .replace(/\r\n?/g, '\n')
    // eslint-disable-next-line no-control-regex -- no control character has a place in text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
  return [{ type: 'text', value: text }];
};

const normalizeElement = (element: Element, place: Place): ElementContent[] => {
  const { tagName: name } = element;
  const inside = placeIn(name, place);
  switch (name) {
    case 'div':
    case 'span':
      return normalizeWrapper(element, place);
    case 'a':
      return normalizeLink(element, place);
    case 'img':
      return normalizePicture(element);
    case 'iframe':
      return place.isInLink ? [] : normalizeVideo(element);
    case 'input':
      // The sanitizer keeps those of lists alone.
      return element.properties.type === 'checkbox' ? [element] : [];
    case 'pre':
      return [
        { ...element, children: withoutFirstNewlines(normalizeAll(element.children, inside)) },
      ];
    case 'p': {
      const children = normalizeAll(element.children, inside);
      return isBlank(children) ? [] : [{ ...element, children }];
    }
    case 'code':
      return [{ ...withLanguage(element), children: normalizeAll(element.children, inside) }];
    default:
      return [{ ...element, children: normalizeAll(element.children, inside) }];
  }
};

/** Wrappers stay for the sake of a language or direction alone; else a line of text becomes a paragraph. */
const normalizeWrapper = (element: Element, place: Place): ElementContent[] => {
  const { tagName: name } = element;
  const hasMeaning =
    DIRECTION.test(textProperty(element, 'dir')) || LANGUAGE.test(textProperty(element, 'lang'));
  if (hasMeaning) {
    const children = normalizeAll(element.children, placeIn(name, place));
    return isBlank(children) ? [] : [{ ...element, children }];
  }
  const children = normalizeAll(element.children, place);
  const isLine = name === 'div' && children.every(isPhrasing) && !isBlank(children);
  return isLine && PARAGRAPH_PARENTS.has(place.parent)
    ? [{ type: 'element', tagName: 'p', properties: {}, children }]
    : children;
};

const normalizeLink = (element: Element, place: Place): ElementContent[] => {
  const href = safeLink(textProperty(element, 'href'));
  if (href === '' || place.isInLink) return normalizeAll(element.children, place);
  const rel = isExternal(href) ? ['noopener'] : undefined;
  const properties: Properties = { ...element.properties, href, rel };
  const children = normalizeAll(element.children, placeIn('a', place));
  return [{ ...element, properties, children }];
};

const normalizePicture = (element: Element): ElementContent[] => {
  const src = safeSource(textProperty(element, 'src'));
  if (src === '') return [];
  const properties = { ...element.properties, src, alt: textProperty(element, 'alt') };
  return [{ ...element, properties }];
};

/** Any address of a YouTube video becomes its player's; only the second to start at is kept of the rest. */
const normalizeVideo = (element: Element): ElementContent[] => {
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
  const language = classes.find((name) => CODE_LANGUAGE.test(String(name)));
  const className = language ? [language] : undefined;
  return { ...element, properties: { ...element.properties, className } };
};

/** HTML parsers drop one newline at the start of `pre`, others don't. */
const withoutFirstNewlines = (children: ElementContent[]): ElementContent[] => {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return children;
  const value = first.value.replace(/^\n+/, '');
  return value === '' ? withoutFirstNewlines(rest) : [{ ...first, value }, ...rest];
};

const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

const isPhrasing = (node: ElementContent): boolean =>
  node.type !== 'element' || Object.hasOwn(phrasingElements, node.tagName);

const isBlank = (children: ElementContent[]): boolean =>
  children.every((node) =>
    node.type === 'text'
      ? node.value.trim() === ''
      : node.type !== 'element' || node.tagName === 'br',
  );
