import type { Id } from '../../../contract/entities.ts';
import { stripTags } from '../../../lib/html.ts';
import { sanitizeFragment } from '../html/htmlPipeline.ts';

/**
 * Readers of single values of an answer that may hold anything. What is not of the kind asked for
 * becomes the empty value of that kind, so that no page ever prints "undefined" or "null".
 */

export type Source = Readonly<Record<string, unknown>>;

/** Texts that a program wrote in place of nothing. */
const NOTHING: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', '[object Object]']);
const HTML_MARK = /<[/!a-z]|&(?:#\d|#x[\da-f]|[a-z]{2,8};)/i;

export const isRecord = (value: unknown): value is Source =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readRecord = (value: unknown): Source => (isRecord(value) ? value : {});

export const readText = (value: unknown): string =>
  typeof value === 'string' && !NOTHING.has(value.trim()) ? value.toWellFormed() : '';

/** The first of some values that is a text with something in it. */
export const firstText = (...values: unknown[]): string =>
  values.map(readText).find((text) => text.trim() !== '') ?? '';

export const readId = (value: unknown): Id =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : readText(value).trim();

/** Text of a field that may hold HTML or, as most do, none. */
export const readPlain = (...values: unknown[]): string => {
  const text = firstText(...values);
  return HTML_MARK.test(text)
    ? stripTags(sanitizeFragment(text))
    : text.replace(/\s+/g, ' ').trim();
};

/** Finite numbers, and texts that spell one. */
export const readNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = readText(value).trim();
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
};

export const readFlag = (value: unknown): boolean => value === true;

export const readList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether something says enough of itself to be shown or linked to. */
export const isUsable = (value: unknown): value is Source =>
  isRecord(value) &&
  (readId(value.id ?? value._id) !== '' ||
    firstText(value.slug, value.title, value.name).trim() !== '');

/** The usable items of a list, each made into what it should be. */
export const readItems = <Item>(value: unknown, normalize: (source: Source) => Item): Item[] =>
  readList(value).filter(isUsable).map(normalize);

/** A name given as a text, or by an object that bears one. */
export const readName = (value: unknown): string =>
  isRecord(value) ? firstText(value.name, value.title) : readText(value);
