import type { Id, SafeHtml } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { sanitizeFragment } from '../../html/sanitizeHtml.ts';

/**
 * Readers of single values of an answer that may hold anything. What is not of the kind asked for
 * becomes the empty value of that kind, so that no page ever prints "undefined" or "null".
 */

export type Source = Readonly<Record<string, unknown>>;

/*
 * What is read of an answer at most. It is many times what people write, so that no real content meets it; but what
 * another server sends must not be able to make a page that no browser can show, or work that holds this one up.
 */

/** Characters of an id, a slug or a key. A longer one is none: a part of it would name something else. */
export const MAX_ID = 200;
/** Characters of what stands on a line: a title, a name, a date, a message. Search engines show 60, toasts 100. */
export const MAX_LINE = 500;
/** Characters of a description or a biography: a page of a book. */
export const MAX_SUMMARY = 5000;
/** Characters of text or HTML beside a document, such as the answer to a question: the length of a long article. */
export const MAX_PASSAGE = 50_000;
/** Items of a list of which the browser reads pages: more than an answer has room for (`httpUpstream.ts`). */
export const MAX_PAGED = 50_000;
/** Items of any other list that is shown: the topics of a subcategory, what a search finds. */
export const MAX_ITEMS = 1000;
/** Items of a list within one of those: the tags of a post, the parts of a category, the rows of a plan. */
export const MAX_PARTS = 200;

/** Texts that a program wrote in place of nothing. */
const NOTHING: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', '[object Object]']);
const HTML_MARK = /<[/!a-z]|&(?:#\d|#x[\da-f]|[a-z]{2,8};)/i;

export const isRecord = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readRecord = (value: unknown): Source => (isRecord(value) ? value : {});

const textUpTo = (max: number, value: unknown): string =>
  typeof value === 'string' && !NOTHING.has(value.trim()) ? value.slice(0, max).toWellFormed() : '';

const hasText = (text: string): boolean => text.trim() !== '';

/** A text on one line, MAX_LINE characters of it at most. */
export const readText = (value: unknown): string => textUpTo(MAX_LINE, value);

/** The first of some values that is a text with something in it. */
export const firstText = (...values: unknown[]): string => values.map(readText).find(hasText) ?? '';

const orTooLong = (id: string): string => (id.length > MAX_ID ? '' : id);

export const readId = (value: unknown): Id =>
  typeof value === 'number' && Number.isFinite(value)
    ? String(value)
    : orTooLong(readText(value).trim());

export const readSlug = (value: unknown): string => orTooLong(readText(value));

const toPlain = (text: string): string =>
  HTML_MARK.test(text) ? stripTags(sanitizeFragment(text)) : text.replace(/\s+/g, ' ').trim();

/** Text of a description, which may be HTML but mostly is not; the first of some values that has any. */
export const readPlain = (...values: unknown[]): string =>
  toPlain(values.map((value) => textUpTo(MAX_SUMMARY, value)).find(hasText) ?? '');

/** The text of a document's HTML, for where only some of it is shown. */
export const readPlainPassage = (value: unknown): string => toPlain(textUpTo(MAX_PASSAGE, value));

/** HTML that stands beside a document on its page, sanitized. */
export const readPassage = (value: unknown): SafeHtml =>
  sanitizeFragment(textUpTo(MAX_PASSAGE, value));

/** A document's HTML as it was sent: for the sanitizer, which has limits of its own. */
export const readHtml = (value: unknown): string => textUpTo(Infinity, value);

/** Finite numbers, and texts that spell one. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = readText(value).trim();
  const number = /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(number) ? number : null;
};

export const readFlag = (value: unknown): boolean => value === true;

export const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether something says enough of itself to be shown or linked to. */
export const isUsable = (value: unknown): value is Source =>
  isRecord(value) &&
  (readId(value.id ?? value._id) !== '' ||
    firstText(value.slug, value.title, value.name).trim() !== '');

/** The usable items of a list, `max` of them at most, each made into what it should be. */
export const readItems = <Item>(
  value: unknown,
  normalize: (source: Source) => Item,
  max = MAX_ITEMS,
): Item[] => readList(value).filter(isUsable).slice(0, max).map(normalize);

/** A name given as a text, or by an object that bears one. */
export const readName = (value: unknown): string =>
  isRecord(value) ? firstText(value.name, value.title) : readText(value);
