import { z } from 'zod';
import { stripTags } from '../../../lib/html.ts';
import { isRecord } from '../../../lib/isRecord.ts';
import { oneLine } from '../../../lib/text.ts';
import { MAX_URL_LENGTH, safeFieldUrl } from '../../../lib/safeUrl.ts';
import { sanitizeFragment } from '../../html/sanitizeHtml.ts';
import { expecting, expectingList } from './expected.ts';

// Each schema accepts anything: a missing or wrong value becomes the empty value of its type. Texts are limited in
// characters, lists in items, to many times what people write.

/** Characters of an id, a slug or a key. A longer one becomes '', because its beginning would name something else. */
export const MAX_ID = 200;
export const MAX_LINE = 500;
export const MAX_SUMMARY = 5000;
export const MAX_PASSAGE = 50_000;
export const MAX_PAGED = 50_000;
export const MAX_ITEMS = 1000;
export const MAX_PARTS = 200;

const PLACEHOLDERS: ReadonlySet<string> = new Set(['undefined', 'null', 'NaN', '[object Object]']);
const HTML_MARK = /<[/!a-z]|&(?:#\d|#x[\da-f]|[a-z]{2,8};)/i;

const withoutPlaceholder = (text: string): string => (PLACEHOLDERS.has(text.trim()) ? '' : text);

const textOf = (maxLength: number, clean = (text: string) => text) =>
  expecting(
    maxLength === Infinity ? z.string() : z.string().max(maxLength),
    z
      .string()
      .overwrite((text) => clean(withoutPlaceholder(text).slice(0, maxLength).toWellFormed())),
  );

const toPlainText = (text: string): string =>
  HTML_MARK.test(text) ? stripTags(sanitizeFragment(text)) : oneLine(text);

/** A missing text takes the default, which is faster than `catch`. */
const orEmpty = (text: z.ZodType<string>) => text.default('').catch('');

const lineText = textOf(MAX_LINE);

export const line = orEmpty(lineText);
export const summaryText = orEmpty(textOf(MAX_SUMMARY, toPlainText));
export const passageText = orEmpty(textOf(MAX_PASSAGE, toPlainText));
export const passageHtml = orEmpty(textOf(MAX_PASSAGE, sanitizeFragment));
/** Not sanitized: for `sanitizeDocument`, which has its own limits. */
export const rawHtml = orEmpty(textOf(Infinity));
/** `https://...`, `http://...` or an absolute path of the site; empty for none. */
const FIELD_URL = /^(?:https?:\/\/[^\s\\]+|\/(?:[^\s\\/][^\s\\]*)?)?$/i;

export const url = expecting(
  z
    .string()
    .max(MAX_URL_LENGTH)
    .regex(FIELD_URL, 'is neither http(s) nor a path that begins with /'),
  orEmpty(z.string().overwrite(safeFieldUrl)),
);
/** Pages show the first ten characters. */
export const day = expecting(
  z
    .string()
    .max(MAX_LINE)
    .regex(/^(?:\d{4}-\d\d-\d\d(?:[T ].*)?)?$/, 'does not begin with a date such as 2026-11-27'),
  line,
).describe('ISO date or timestamp. Pages show the date, its first ten characters.');

export const wallClock = expecting(
  z
    .string()
    .max(MAX_LINE)
    .regex(/^(?:\d{4}-\d\d-\d\d \d\d:\d\d.*)?$/, 'is not a date and time such as 2026-12-03 11:00'),
  line,
).describe('Date and time in the zone of the site, `time_zone` in its `site.yaml`.');

export const slug = orEmpty(z.string().max(MAX_ID).overwrite(withoutPlaceholder));
export const id = expecting(
  z.union([z.string().max(MAX_ID), z.number()]),
  orEmpty(
    z.union([
      z.string().trim().max(MAX_ID).overwrite(withoutPlaceholder),
      z.number().transform(String),
    ]),
  ),
);
export const flag = z.boolean().catch(false);

const numberInText = z
  .string()
  .trim()
  .regex(/^-?\d+(?:\.\d+)?$/)
  .transform(Number)
  .pipe(z.number());

export const number = expecting(
  z.number().nullable(),
  z.union([z.number(), numberInText]).nullable().default(null).catch(null),
);

export const name = orEmpty(
  z.union([lineText, z.object({ name: line }).transform((source) => source.name)]),
);

export const listOf = <Item>(item: z.ZodType<Item>, max = MAX_ITEMS) => {
  // The embedded API answers unchanged items as the same objects, so each is parsed once. `cacheParsedItems` (`gateway.ts`) fills
  // this cache for a long list before the whole list is parsed.
  const known = new WeakMap<object, z.ZodSafeParseResult<Item>>();
  const parseItem = (value: unknown): z.ZodSafeParseResult<Item> => {
    if (typeof value !== 'object' || value === null) return item.safeParse(value);
    const result = known.get(value) ?? item.safeParse(value);
    known.set(value, result);
    return result;
  };
  return expectingList(
    item,
    max,
    z
      .array(z.unknown())
      .catch([])
      .transform((values) => {
        const items: Item[] = [];
        for (const value of values) {
          if (items.length === max) break;
          const { success, data } = parseItem(value);
          if (success) items.push(data);
        }
        return items;
      }),
  );
};

/** Whether an id or a name tells the entity from others. */
export const hasName = (entity: object): boolean =>
  ['id', 'slug', 'title', 'name'].some((key) => hasText(entity, key));

export const isPresentable = (entity: object): boolean =>
  hasName(entity) || hasText(entity, 'content') || hasText(entity, 'description');

const hasText = (entity: object, key: string): boolean => {
  const value = (entity as Record<string, unknown>)[key];
  return typeof value === 'string' && value.trim() !== '';
};

export const entitiesOf = <Entity extends object>(entity: z.ZodType<Entity>, max?: number) =>
  listOf(entity.refine(hasName), max);

/** Anything that is not an object counts as an empty one. */
export const objectOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape));
