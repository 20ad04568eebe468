import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { ELEMENT_IDS, isReservedId, PROGRAM_PREFIX } from '../../contract/constants.ts';
import type { Heading } from '../../contract/entities.ts';
import { PLACE_PREFIX } from '../../contract/htmlAllowList.ts';
import { oneLine } from '../../lib/text.ts';
import { decodedPath } from '../../lib/urlPath.ts';

const MAX_ID_LENGTH = 200;
/** Leaves room for the number that makes a generated id unique. */
const MAX_GENERATED_LENGTH = MAX_ID_LENGTH - 10;

interface FoundHeading extends Heading {
  element: Element;
}

export const treeText = (tree: Nodes): string => {
  let text = '';
  visit(tree, (node) => {
    if (node.type === 'text') text += node.value;
    if (node.type === 'element' && node.tagName === 'br') text += ' ';
  });
  return oneLine(text);
};

const comparable = (text: string): string => oneLine(text).toLowerCase();

const isUsableId = (id: string): boolean =>
  id !== '' &&
  id.length <= MAX_ID_LENGTH &&
  !/\s/.test(id) &&
  !isReservedId(id) &&
  !id.startsWith(PLACE_PREFIX);

/**
 * Gives every heading a unique id that the page does not use itself. Usable ids stay, so that old links work.
 * @param listed headings of the content API; they lend their ids to headings of the same text
 * @returns the listed headings that the content has or, if it has none of them, all of its headings
 */
export const labelHeadings = (root: Root, listed: readonly Heading[]): Heading[] => {
  const found = findHeadings(root);
  const { byId, renamed } = keepIds(found);
  const matches = matchListed(found, byId, listed);
  for (const [{ id }, heading] of matches) {
    if (heading.id !== '' || !isUsableId(id) || byId.has(id)) continue;
    heading.id = id;
    byId.set(id, heading);
  }
  generateIds(found, byId.keys());
  for (const { element, id } of found) element.properties.id = id || undefined;
  followRenamed(root, renamed);
  demote(found);
  const listedHere = matches.map(([{ text, level }, heading]) => ({
    id: heading.id,
    text: text || heading.text,
    level: level || heading.level,
  }));
  const headings = listedHere.filter(hasText);
  if (headings.length > 0) return headings;
  return found.filter(hasText).map(({ id, text, level }) => ({ id, text, level }));
};

const hasText = ({ text }: Pick<Heading, 'text'>): boolean => text !== '';

/** Clears the ids that can't stay. Returns the headings that keep theirs, and those that get others, by their former ids. */
const keepIds = (found: readonly FoundHeading[]) => {
  const byId = new Map<string, FoundHeading>();
  const renamed = new Map<string, FoundHeading>();
  for (const heading of found) {
    const { id } = heading;
    if (isUsableId(id) && !byId.has(id)) {
      byId.set(id, heading);
      continue;
    }
    if (id !== '' && !byId.has(id) && !renamed.has(id)) renamed.set(id, heading);
    heading.id = '';
  }
  return { byId, renamed };
};

/** Links of the document lead to the new ids. */
const followRenamed = (root: Root, renamed: ReadonlyMap<string, FoundHeading>): void => {
  if (renamed.size === 0) return;
  visit(root, 'element', ({ tagName, properties }: Element) => {
    if (tagName !== 'a' || typeof properties.href !== 'string') return;
    const heading = /^#./.test(properties.href)
      ? renamed.get(decodedPath(properties.href.slice(1)))
      : undefined;
    if (heading && heading.id !== '') properties.href = `#${heading.id}`;
  });
};

export const unlabelHeadings = (root: Root): void => {
  const found = findHeadings(root);
  for (const { element } of found) delete element.properties.id;
  demote(found);
};

const findHeadings = (root: Root): FoundHeading[] => {
  const found: FoundHeading[] = [];
  visit(root, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (!level) return;
    const { id } = element.properties;
    found.push({
      element,
      id: typeof id === 'string' ? id : '',
      text: treeText(element),
      level: Number(level),
    });
  });
  return found;
};

/** The page has its own `h1`. */
const demote = (found: readonly FoundHeading[]): void => {
  if (!found.some(({ level }) => level === 1)) return;
  for (const { element, level } of found) element.tagName = `h${Math.min(level + 1, 6)}`;
};

/** Pairs listed headings with those of the content: by their ids, and the others by their texts. */
const matchListed = (
  found: readonly FoundHeading[],
  byId: ReadonlyMap<string, FoundHeading>,
  listed: readonly Heading[],
): [Heading, FoundHeading][] => {
  const unpaired = new Set(found);
  const pairedById = listed.map(({ id }) => {
    const heading = byId.get(id);
    return heading && unpaired.delete(heading) ? heading : undefined;
  });
  // Reversed, so that `pop` takes the first of several headings with the same text.
  const byText = Map.groupBy([...unpaired].reverse(), ({ text }) => comparable(text));
  return listed.flatMap((entry, index): [Heading, FoundHeading][] => {
    const text = comparable(entry.text);
    const heading = pairedById[index] ?? (text === '' ? undefined : byText.get(text)?.pop());
    return heading ? [[entry, heading]] : [];
  });
};

const generateIds = (found: readonly FoundHeading[], usedIds: Iterable<string>): void => {
  const slugger = new GithubSlugger();
  for (const id of [...Object.values(ELEMENT_IDS), ...usedIds]) slugger.slug(id, true);
  for (const heading of found) {
    if (heading.id !== '' || heading.text === '') continue;
    const name = slug(heading.text).replace(PROGRAM_PREFIX, '').slice(0, MAX_GENERATED_LENGTH);
    heading.id = slugger.slug(name.toWellFormed() || 'section');
  }
};
