import type { Element, ElementContent, Properties, Root, Text } from 'hast';
import {
  contentElements,
  DIRECTION,
  LANGUAGE,
  phrasingElements,
  VIDEO_ORIGIN,
} from '../../contract/htmlAllowList.ts';
import { youtubeId } from '../../lib/youtubeId.ts';
import { isExternal, safeLink, safeSource } from './safeUrl.ts';

type Content = Element | Text;

/** Elements that are removed together with their content. */
const REMOVED_ELEMENTS: ReadonlySet<string> = new Set([
  ...['applet', 'audio', 'button', 'canvas', 'datalist', 'frameset', 'map', 'math', 'noembed'],
  ...[
    'noframes',
    'noscript',
    'object',
    'plaintext',
    'script',
    'select',
    'style',
    'svg',
    'template',
  ],
  ...['textarea', 'title', 'video', 'xmp'],
]);

/** Wrappers and presentational elements, by the element that replaces them. */
const REPLACEMENTS: ReadonlyMap<string, string> = new Map(
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
  }).flatMap(([tag, replaced]) => replaced.map((name) => [name, tag] as const)),
);

const NOTHING: Content[] = [];

interface Place {
  parent: string;
  /** Whether a link is around: nothing else that is pressed may stand in it. */
  isInLink: boolean;
}

const ROOT: Place = { parent: '', isInLink: false };

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

const placeIn = (parent: string, { isInLink }: Place): Place => ({
  parent,
  isInLink: isInLink || parent === 'a',
});

const normalizeAll = (nodes: ElementContent[], place: Place): Content[] =>
  nodes.flatMap((node) => normalizeNode(node, place));

const normalizeNode = (node: ElementContent, place: Place): Content[] => {
  if (node.type === 'text') return normalizeText(node.value, place);
  if (node.type !== 'element' || REMOVED_ELEMENTS.has(node.tagName)) return NOTHING;
  const tagName = REPLACEMENTS.get(node.tagName) ?? node.tagName;
  return contentElements.has(tagName)
    ? normalizeElement({ ...node, tagName }, place)
    : normalizeAll(node.children, place);
};

const normalizeText = (value: string, place: Place): Content[] => {
  // Between the parts of a table only whitespace can stand, and renderers warn of it.
  if (TABLE_FRAMES.has(place.parent)) return NOTHING;
  // eslint-disable-next-line no-control-regex -- no control character has a place in text
  const text = value.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
  return [{ type: 'text', value: text }];
};

const normalizeElement = (element: Element, place: Place): Content[] => {
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
      return place.isInLink ? NOTHING : normalizeVideo(element);
    case 'input':
      // The sanitizer keeps those of lists alone.
      return element.properties.type === 'checkbox' ? [element] : NOTHING;
    case 'pre':
      return [
        { ...element, children: withoutFirstNewlines(normalizeAll(element.children, inside)) },
      ];
    case 'p': {
      const children = normalizeAll(element.children, inside);
      return isBlank(children) ? NOTHING : [{ ...element, children }];
    }
    case 'code':
      return [{ ...withLanguage(element), children: normalizeAll(element.children, inside) }];
    default:
      return [{ ...element, children: normalizeAll(element.children, inside) }];
  }
};

/** Wrappers stay for the sake of a language or direction alone; else a line of text becomes a paragraph. */
const normalizeWrapper = (element: Element, place: Place): Content[] => {
  const { tagName: name } = element;
  const hasMeaning =
    DIRECTION.test(textProperty(element, 'dir')) || LANGUAGE.test(textProperty(element, 'lang'));
  if (hasMeaning) {
    const children = normalizeAll(element.children, placeIn(name, place));
    return isBlank(children) ? NOTHING : [{ ...element, children }];
  }
  const children = normalizeAll(element.children, place);
  const isLine = name === 'div' && children.every(isPhrasing) && !isBlank(children);
  return isLine && PARAGRAPH_PARENTS.has(place.parent)
    ? [{ type: 'element', tagName: 'p', properties: {}, children }]
    : children;
};

const normalizeLink = (element: Element, place: Place): Content[] => {
  const href = safeLink(textProperty(element, 'href'));
  if (href === '' || place.isInLink) return normalizeAll(element.children, place);
  const rel = isExternal(href) ? ['noopener'] : undefined;
  const properties: Properties = { ...element.properties, href, rel };
  const children = normalizeAll(element.children, placeIn('a', place));
  return [{ ...element, properties, children }];
};

const normalizePicture = (element: Element): Content[] => {
  const src = safeSource(textProperty(element, 'src'));
  if (src === '') return NOTHING;
  const properties = { ...element.properties, src, alt: textProperty(element, 'alt') };
  return [{ ...element, properties }];
};

/** Any address of a YouTube video becomes its player's; only the second to start at is kept of the rest. */
const normalizeVideo = (element: Element): Content[] => {
  const address = safeSource(textProperty(element, 'src'));
  const id = youtubeId(address);
  if (id === '') return NOTHING;
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
const withoutFirstNewlines = (children: Content[]): Content[] => {
  const [first, ...rest] = children;
  if (first?.type !== 'text') return children;
  return [{ ...first, value: first.value.replace(/^\n+/, '') }, ...rest];
};

const textProperty = ({ properties }: Element, name: string): string => {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
};

const isPhrasing = (node: Content): boolean =>
  node.type === 'text' || Object.hasOwn(phrasingElements, node.tagName);

const isBlank = (children: Content[]): boolean =>
  children.every((node) =>
    node.type === 'text' ? node.value.trim() === '' : node.tagName === 'br',
  );
