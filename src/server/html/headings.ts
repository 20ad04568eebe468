import GithubSlugger, { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { ELEMENT_IDS, isReservedId, PROGRAM_PREFIX } from '../../contract/elementIds.ts';
import type { Heading } from '../../contract/entities.ts';

const MAX_ID_LENGTH = 200;
/** Of an id that is made here: a number may follow. */
const MAX_NAME_LENGTH = MAX_ID_LENGTH - 10;

interface FoundHeading {
  element: Element;
  text: string;
  level: number;
}

const foldWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const comparable = (text: string): string => foldWhitespace(text).toLowerCase();

const isUsableId = (id: string): boolean =>
  id !== '' && id.length <= MAX_ID_LENGTH && !/\s/.test(id) && !isReservedId(id);

const idOf = ({ element }: FoundHeading): string => {
  const { id } = element.properties;
  return typeof id === 'string' ? id : '';
};

/**
 * Gives every heading of sanitized content an id of its own that is none of the page's, and demotes `h1`, as a page has
 * one of its own. Ids that headings have already stay, so that old links keep working.
 * @param listed the headings that the content API names; they may lend their ids to headings of the same text
 * @returns the headings to list: those named that exist or, when there are none, all of the content
 */
export const labelHeadings = (root: Root, listed: Heading[]): Heading[] => {
  const found = findHeadings(root);
  const used = new Set<string>();
  const renamed = new Map<string, FoundHeading>();
  for (const heading of found) {
    const id = idOf(heading);
    if (isUsableId(id) && !used.has(id)) {
      used.add(id);
      continue;
    }
    if (id !== '' && !used.has(id)) renamed.set(`#${id}`, heading);
    delete heading.element.properties.id;
  }
  const named = matchListed(found, listed);
  lendIds(named, used);
  makeIds(found, used);
  relink(root, renamed);
  demote(found);
  const headings = listOf(
    [...named].map(([{ text, level }, heading]) => ({
      ...heading,
      text: text || heading.text,
      level: level || heading.level,
    })),
  );
  return headings.length > 0 ? headings : listOf(found);
};

/** For content that stands beside a document on its page: no ids, so that none is there twice. */
export const unlabelHeadings = (root: Root): void => {
  const found = findHeadings(root);
  for (const { element } of found) delete element.properties.id;
  demote(found);
};

const findHeadings = (root: Root): FoundHeading[] => {
  const found: FoundHeading[] = [];
  visit(root, 'element', (element: Element) => {
    const level = /h(\d)/.exec(element.tagName)?.[1];
    if (!level) return;
    found.push({ element, text: foldWhitespace(toString(element)), level: Number(level) });
  });
  return found;
};

const demote = (found: FoundHeading[]): void => {
  for (const { element } of found) if (element.tagName === 'h1') element.tagName = 'h2';
};

/** Finds each listed heading in the content: by its id, else the first free one of the same text. */
const matchListed = (found: FoundHeading[], listed: Heading[]): Map<Heading, FoundHeading> => {
  const free = new Set(found);
  const byId = new Map(found.map((heading) => [idOf(heading), heading]));
  const matches = new Map<Heading, FoundHeading | undefined>(
    listed.map((wanted) => {
      const heading = wanted.id === '' ? undefined : byId.get(wanted.id);
      return [wanted, heading && free.delete(heading) ? heading : undefined];
    }),
  );
  const byText = Map.groupBy([...free].reverse(), ({ text }) => comparable(text));
  const named = new Map<Heading, FoundHeading>();
  for (const [wanted, match] of matches) {
    const text = comparable(wanted.text);
    const heading = match ?? (text === '' ? undefined : byText.get(text)?.pop());
    if (heading) named.set(wanted, heading);
  }
  return named;
};

const lendIds = (named: Map<Heading, FoundHeading>, used: Set<string>): void => {
  for (const [wanted, heading] of named) {
    if (idOf(heading) !== '' || !isUsableId(wanted.id) || used.has(wanted.id)) continue;
    heading.element.properties.id = wanted.id;
    used.add(wanted.id);
  }
};

/** The rest are called by their texts; a number follows where the page or the content has such an id already. */
const makeIds = (found: FoundHeading[], used: Set<string>): void => {
  const slugger = new GithubSlugger();
  for (const id of [...Object.values(ELEMENT_IDS), ...used]) slugger.slug(id, true);
  for (const heading of found) {
    if (idOf(heading) !== '' || heading.text === '') continue;
    const name = slug(heading.text)
      .replace(PROGRAM_PREFIX, '')
      .slice(0, MAX_NAME_LENGTH)
      .toWellFormed();
    heading.element.properties.id = slugger.slug(name || 'section');
  }
};

/** Links within the content follow a heading that had to give its id up. */
const relink = (root: Root, renamed: Map<string, FoundHeading>): void => {
  if (renamed.size === 0) return;
  visit(root, { type: 'element', tagName: 'a' }, ({ properties }: Element) => {
    const heading = renamed.get(String(properties.href));
    if (heading) properties.href = `#${encodeURIComponent(idOf(heading))}`;
  });
};

const listOf = (found: FoundHeading[]): Heading[] =>
  found
    .map((heading) => ({ id: idOf(heading), text: heading.text, level: heading.level }))
    .filter(({ text }) => text !== '');
