import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { PLACE_PREFIX } from '../../contract/htmlAllowList.ts';
import { decodedPath } from '../../lib/urlPath.ts';

const fragmentOf = ({ tagName, properties }: Element): string =>
  tagName === 'a' && typeof properties.href === 'string' && /^#./.test(properties.href)
    ? decodedPath(properties.href.slice(1))
    : '';

/** Before HTML had ids, `<a name>` marked a place. */
const placeOf = ({ tagName, properties }: Element): string => {
  if (typeof properties.id === 'string' && properties.id !== '') return properties.id;
  return tagName === 'a' && typeof properties.name === 'string' ? properties.name : '';
};

const withoutPrefix = (id: string): string =>
  id.startsWith(PLACE_PREFIX) ? id.slice(PLACE_PREFIX.length) : id;

const MAX_LENGTH = 200;
const isUsable = (name: string): boolean =>
  name !== '' && name.length <= MAX_LENGTH && !/\s/.test(name);

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName);

/** Keeps the ids that links of the same document lead to, with a prefix, and removes all others but those of headings. */
export const keepLinkedPlaces = (root: Root): void => {
  const linked = new Set<string>();
  const headings = new Set<string>();
  visit(root, 'element', (element: Element) => {
    const fragment = fragmentOf(element);
    if (fragment) linked.add(withoutPrefix(fragment));
    if (isHeading(element)) headings.add(placeOf(element));
  });

  const places = new Set<string>();
  visit(root, 'element', (element: Element) => {
    if (isHeading(element)) return;
    const place = placeOf(element);
    const name = withoutPrefix(place);
    const isPlace = linked.has(name) && !headings.has(place) && !places.has(name) && isUsable(name);
    if (isPlace) places.add(name);
    element.properties.id = isPlace ? PLACE_PREFIX + name : undefined;
  });

  visit(root, 'element', (element: Element) => {
    const fragment = fragmentOf(element);
    const name = withoutPrefix(fragment);
    if (!headings.has(fragment) && places.has(name))
      element.properties.href = `#${PLACE_PREFIX}${name}`;
  });
};

/** Texts that share a page with a document have no places. */
export const removePlaces = (root: Root): void => {
  visit(root, 'element', (element: Element) => {
    if (!isHeading(element)) element.properties.id = undefined;
  });
};
