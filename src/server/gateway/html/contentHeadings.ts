import GithubSlugger from 'github-slugger';
import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Heading } from '../../../contract/entities.ts';
import { HEADING_TAGS } from './htmlTags.ts';

/**
 * What becomes of the ids of headings: `kept` as they are, `dropped` where several pieces of content
 * share a page, or `completed` where a table of contents points at them.
 */
export type HeadingIds = 'kept' | 'dropped' | 'completed';

/** Names that the pages look up by id or on `window`; a heading of such an id would stand in their way. */
const RESERVED_IDS: ReadonlySet<string> = new Set(['root', 'state', 'main']);
const MAX_ID_LENGTH = 200;

interface FoundHeading {
  element: Element;
  text: string;
  level: number;
}

const foldWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

const comparable = (text: string): string => foldWhitespace(text).toLowerCase();

const isUsableId = (id: string): boolean =>
  id !== '' && id.length <= MAX_ID_LENGTH && !/\s/.test(id) && !RESERVED_IDS.has(id.toLowerCase());

const idOf = ({ element }: FoundHeading): string => {
  const { id } = element.properties;
  return typeof id === 'string' ? id : '';
};

/**
 * Gives the headings of sanitized content their final ids and demotes `h1`, as a page has one of its own.
 * @param listed the headings that the content API names; they may lend their ids to headings of the same text
 * @returns the headings to list: those named that exist or, when there are none, all of the content
 */
export const labelHeadings = (root: Root, ids: HeadingIds, listed: Heading[]): Heading[] => {
  const found = findHeadings(root);
  const used = new Set<string>();
  for (const heading of found) {
    const id = idOf(heading);
    const isKept = ids !== 'dropped' && isUsableId(id) && !used.has(id);
    if (isKept) used.add(id);
    else delete heading.element.properties.id;
  }
  const headings = ids === 'completed' ? completeIds(found, used, listed) : listOf(found);
  for (const { element } of found) if (element.tagName === 'h1') element.tagName = 'h2';
  return headings;
};

const findHeadings = (root: Root): FoundHeading[] => {
  const found: FoundHeading[] = [];
  visit(root, 'element', (element: Element) => {
    const level = HEADING_TAGS.indexOf(element.tagName) + 1;
    if (level > 0) found.push({ element, text: foldWhitespace(toString(element)), level });
  });
  return found;
};

const completeIds = (found: FoundHeading[], used: Set<string>, listed: Heading[]): Heading[] => {
  const named = matchListed(found, listed);
  for (const [wanted, heading] of named) {
    if (idOf(heading) !== '' || !isUsableId(wanted.id) || used.has(wanted.id)) continue;
    heading.element.properties.id = wanted.id;
    used.add(wanted.id);
  }
  const slugger = new GithubSlugger();
  for (const id of [...RESERVED_IDS, ...used]) slugger.slug(id, true);
  for (const heading of found) {
    if (idOf(heading) !== '' || heading.text === '') continue;
    heading.element.properties.id = slugger.slug(heading.text) || slugger.slug('section');
  }

  const answer = [...named].map(([{ text, level }, heading]) => ({
    id: idOf(heading),
    text: text || heading.text,
    level: level || heading.level,
  }));
  const usable = answer.filter(({ id, text }) => id !== '' && text !== '');
  return usable.length > 0 ? usable : listOf(found);
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
  const named = new Map<Heading, FoundHeading>();
  for (const [wanted, match] of matches) {
    const text = comparable(wanted.text);
    const heading = match ?? [...free].find((one) => text !== '' && comparable(one.text) === text);
    if (!heading) continue;
    free.delete(heading);
    named.set(wanted, heading);
  }
  return named;
};

const listOf = (found: FoundHeading[]): Heading[] =>
  found
    .map((heading) => ({ id: idOf(heading), text: heading.text, level: heading.level }))
    .filter(({ id, text }) => id !== '' && text !== '');
