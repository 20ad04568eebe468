import { readMarks } from '../contract/fieldMarks.ts';

type Places = ReadonlyMap<string, readonly HTMLElement[]>;

const OUTLINE = { outline: '3px solid Highlight', outlineOffset: '4px' };
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

/** The element of a field, else of the nearest field around it. */
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

/** The name of the field or the group that a control belongs to; '' for others. */
export const fieldOf = (target: Element): string => {
  const group = target.matches('summary') ? target.parentElement!.id : '';
  const { name = '' } = target as Partial<HTMLInputElement>;
  return group || (/^data\./.test(name) ? name.replace(/\.upload$/, '') : '');
};

let outlined: HTMLElement | undefined;

/** Scrolls the preview to an element, without the page around it, and outlines it. */
export const outline = (element: HTMLElement) => {
  if (outlined) Object.assign(outlined.style, NO_OUTLINE);
  outlined = element;
  Object.assign(element.style, OUTLINE);
  const view = element.ownerDocument.defaultView!;
  const { top, height } = element.getBoundingClientRect();
  view.scrollBy({ top: top - Math.max((view.innerHeight - height) / 2, 16), behavior: 'instant' });
};
