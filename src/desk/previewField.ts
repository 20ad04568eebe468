import { readMarks } from '../contract/fieldMarks.ts';

type Places = ReadonlyMap<string, readonly HTMLElement[]>;

const OUTLINE = { outline: '3px solid Highlight', outlineOffset: '4px' };
const EDITED = 'data-edited';
/** The share of the view at its top and bottom where a paragraph is hard to read. */
const VIEW_EDGE = 0.12;
/** The policy of previews allows no style elements. */
const paragraphStyles = (color: string): string => `
[${EDITED}] { position: relative; }
[${EDITED}]::after { content: ''; position: absolute; inset: -6px auto -6px -14px; border-left: 4px solid ${color}; }
td[${EDITED}]::after, th[${EDITED}]::after { inset: 0; border: 3px solid ${color}; }`;
const styled = new WeakSet<Document>();

const addParagraphStyles = (page: Document) => {
  if (styled.has(page) || !('adoptedStyleSheets' in page)) return;
  styled.add(page);
  const { CSSStyleSheet: Sheet } = page.defaultView!;
  const sheet = new Sheet();
  const { frameElement } = page.defaultView!;
  const color = getComputedStyle(frameElement!).getPropertyValue('--preview-bar');
  sheet.replaceSync(paragraphStyles(color || 'Highlight'));
  page.adoptedStyleSheets.push(sheet);
};

const NO_OUTLINE = { outline: '', outlineOffset: '' };

/** Takes the marks out of a preview, and returns the elements that they mark. */
export const takeMarks = (page: Document): Places => {
  const places = new Map<string, HTMLElement[]>();
  const note = (fields: readonly string[], element: HTMLElement) => {
    for (const field of fields) places.set(field, [...(places.get(field) ?? []), element]);
  };
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement!;
    const { text, fields } = readMarks((node as Text).data);
    if (fields.length === 0 || element.closest('script')) continue;
    (node as Text).data = text;
    note(fields, element);
  }
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[alt]')) {
    const { text, fields } = readMarks(picture.alt);
    picture.alt = text;
    note(fields, picture);
  }
  return places;
};

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Of several, the one in a menu or in the footer: pages repeat these words. */
const shownOf = (elements: readonly HTMLElement[] = []): HTMLElement | undefined => {
  const shown = elements.filter(isShown);
  return shown.find((element) => !element.closest('main')) ?? shown[0];
};

/** The element of a field, else of a field inside it, else the same for the field around it, and so on. */
export const placeOf = (places: Places, field: string): HTMLElement | undefined => {
  for (let name = field; name.includes('.'); name = name.slice(0, name.lastIndexOf('.'))) {
    const own = shownOf(places.get(name));
    if (own) return own;
    for (const [other, elements] of places) {
      const part = other.startsWith(`${name}.`) ? shownOf(elements) : undefined;
      if (part) return part;
    }
  }
  return undefined;
};

/** The element of the paragraph that a line of the text belongs to. */
export const placeOfLine = (places: Places, line: number): HTMLElement | undefined => {
  let nearest: { line: number; element: HTMLElement } | undefined;
  for (const [field, elements] of places) {
    const [, number] = /^body\.(\d+)$/.exec(field) ?? [];
    const own = Number(number);
    if (number === undefined || own > line || own < (nearest?.line ?? 0)) continue;
    const element = elements.find(isShown);
    if (element) nearest = { line: own, element };
  }
  return nearest?.element;
};

/** The name of the field or the group that a control belongs to; '' for others. */
export const fieldOf = (target: Element): string => {
  const group = target.matches('summary') ? target.parentElement!.id : '';
  const { name = '' } = target as Partial<HTMLInputElement>;
  return group || (/^data\./.test(name) ? name.replace(/\.upload$/, '') : '');
};

let marked: HTMLElement | undefined;

const unmark = () => {
  if (marked) Object.assign(marked.style, NO_OUTLINE);
  marked?.removeAttribute(EDITED);
};

/** Scrolls the preview to an element, without the page around it, and outlines it. */
export const outline = (element: HTMLElement) => {
  unmark();
  marked = element;
  Object.assign(element.style, OUTLINE);
  const view = element.ownerDocument.defaultView!;
  const { top, height } = element.getBoundingClientRect();
  view.scrollBy({ top: top - Math.max((view.innerHeight - height) / 2, 16), behavior: 'instant' });
};

/** Marks the paragraph that is being written with a bar, and scrolls to it when it is out of view. */
export const markParagraph = (element: HTMLElement) => {
  const view = element.ownerDocument.defaultView!;
  addParagraphStyles(element.ownerDocument);
  if (marked !== element) {
    unmark();
    marked = element;
    element.setAttribute(EDITED, '');
  }
  const { top, bottom, height } = element.getBoundingClientRect();
  const { innerHeight } = view;
  const isInView = top >= innerHeight * VIEW_EDGE && bottom <= innerHeight * (1 - VIEW_EDGE);
  if (!isInView)
    view.scrollBy({ top: top - Math.max((innerHeight - height) / 2, 16), behavior: 'instant' });
};
