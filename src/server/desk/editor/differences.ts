import { isDeepStrictEqual } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import { isRecord } from '../../../lib/isRecord.ts';
import { historyStrings } from '../../../strings/deskWriting.ts';
import type { Values } from './documentSource.ts';
import { titlesAlong, type FieldSchema } from './formFields.ts';
import { hunksOf } from './mergeDocuments.ts';

/** Above it, two texts are shown one after the other. */
const MAX_EDITS = 1500;

export interface WordPart {
  text: string;
  how: 'same' | 'added' | 'removed';
}

/** The words that one text has and the other has not. */
export const wordParts = (before: string, after: string): WordPart[] => {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS });
  if (parts)
    return parts.map(({ value: text, added, removed }) => {
      if (added) return { text, how: 'added' };
      return { text, how: removed ? 'removed' : 'same' };
    });
  return [
    { text: before, how: 'removed' },
    { text: after, how: 'added' },
  ];
};

/** A value as a reader sees it. */
export const valueText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? historyStrings.yes : historyStrings.no;
  if (Array.isArray(value)) return value.map(valueText).join('\n');
  if (isRecord(value)) return Object.values(value).map(valueText).filter(Boolean).join(', ');
  return String(value);
};

export interface FieldDifference {
  label: string;
  before: string;
  after: string;
}

/** The title of a field, after those of the fields around it. */
export const fieldLabel = (schema: FieldSchema, path: readonly PropertyKey[]): string => {
  const [first, ...others] = titlesAlong(schema, path);
  return first === undefined ? '' : [...(path[0] === 'data' ? [] : [first]), ...others].join(', ');
};

const changesIn = (
  before: unknown,
  after: unknown,
  path: readonly PropertyKey[],
): { path: readonly PropertyKey[]; before: unknown; after: unknown }[] => {
  if (isDeepStrictEqual(before, after)) return [];
  const areRecords = isRecord(before) && isRecord(after);
  const areAlike = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  if (!areRecords && !areAlike) return [{ path, before, after }];
  const keys: PropertyKey[] = Array.isArray(before)
    ? [...before.keys()]
    : [
        ...new Set([
          ...Object.keys(Object(before) as object),
          ...Object.keys(Object(after) as object),
        ]),
      ];
  const at = (value: unknown, key: PropertyKey) => (value as Record<PropertyKey, unknown>)[key];
  return keys.flatMap((key) => changesIn(at(before, key), at(after, key), [...path, key]));
};

/** The fields that differ. */
export const fieldDifferences = (
  schema: FieldSchema,
  { body: _, ...before }: Values,
  { body: __, ...after }: Values,
): FieldDifference[] =>
  changesIn(before, after, [])
    .map((change) => ({
      label: fieldLabel(schema, change.path),
      before: valueText(change.before),
      after: valueText(change.after),
    }))
    .filter((difference) => difference.before !== difference.after);

/** A part of a text: lines that are the same, or a line with its changed words. */
export type TextPart =
  | { lines: readonly string[]; first: number }
  | { words: readonly WordPart[]; line: number | undefined };

/** The changed words by lines, of which only those that stand in the text now have a number. */
const linesOf = (words: readonly WordPart[], before: number, areAllRemoved: boolean) => {
  const parts: { words: WordPart[]; line: number | undefined }[] = [];
  let number = before;
  const startLine = (isRemoved: boolean) => {
    if (!isRemoved) number += 1;
    parts.push({ words: [], line: isRemoved ? undefined : number });
  };
  startLine(areAllRemoved);
  for (const { text, how } of words)
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) startLine(how === 'removed');
      if (piece !== '') parts.at(-1)!.words.push({ text: piece, how });
    }
  return parts;
};

/** A text with its changes, line by line as it is now. */
export const textDifferences = (before: string, after: string): TextPart[] => {
  const [former, current] = [before.split('\n'), after.split('\n')];
  const parts: TextPart[] = [];
  let at = 0;
  let line = 0;
  const addSame = (until: number) => {
    if (until > at) parts.push({ lines: former.slice(at, until), first: line + 1 });
    line += until - at;
  };
  for (const { start, end, lines } of hunksOf(former, current)) {
    addSame(start);
    const words = wordParts(former.slice(start, end).join('\n'), lines.join('\n'));
    parts.push(...linesOf(words, line, lines.length === 0));
    line += lines.length;
    at = end;
  }
  addSame(former.length);
  return parts;
};

const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** How many words were added and removed, in fields and text. */
export const countWords = (
  fields: readonly FieldDifference[],
  text: readonly TextPart[],
): Record<'added' | 'removed', number> => {
  const words = [
    ...fields.flatMap(({ before, after }) => wordParts(before, after)),
    ...text.flatMap((part) => ('words' in part ? part.words : [])),
  ];
  const countOf = (how: WordPart['how']) =>
    words.reduce((sum, part) => sum + (part.how === how ? wordCount(part.text) : 0), 0);
  return { added: countOf('added'), removed: countOf('removed') };
};
