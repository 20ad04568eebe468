import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { isRecord } from '../../../lib/isRecord.ts';
import { expectedForm, isOptional, structureOf } from '../schemas/expected.ts';

/** Visitors notice what is `wrong`: an error, or a thing that is not shown. */
export type Verdict = 'missing' | 'tolerated' | 'wrong';

export interface Finding {
  verdict: Verdict;
  /** JSON path of the first such value. */
  path: string;
  message: string;
  /** The number of such values, at the same place of several items. */
  count: number;
}

/** Enough to see each kind of fault. A hostile answer must not take minutes. */
const MAX_VALUES = 20_000;
const MAX_FINDINGS = 50;

interface Place {
  path: string;
  /** The path without positions in lists and keys of maps. */
  pattern: string;
}

/** What the site's own schema makes of a payload that differs from the one it expects. */
export const compareAnswer = (schema: z.ZodType, payload: unknown, root: string): Finding[] => {
  const findings = new Map<string, Finding>();
  let valuesLeft = MAX_VALUES;

  const report = (verdict: Verdict, { path, pattern }: Place, message: string) => {
    const key = `${verdict} ${pattern} ${message}`;
    const known = findings.get(key);
    if (known) known.count += 1;
    else if (findings.size < MAX_FINDINGS) findings.set(key, { verdict, path, message, count: 1 });
  };

  const compareField = (field: z.ZodType, value: unknown, place: Place) => {
    if (value === undefined || value === null) {
      const isExpected = value === null && formOf(field).safeParse(null).success;
      if (isExpected || isOptional(field)) return;
      const what = value === null ? 'is null' : 'is not there';
      report('missing', place, `${what}. ${consequenceOf(field, undefined)}`);
    } else compare(field, value, place);
  };

  const compareItems = (item: z.ZodType, values: readonly unknown[], place: Place) => {
    for (const [index, value] of values.entries()) {
      if (valuesLeft <= 0) return;
      valuesLeft -= 1;
      const here = { path: `${place.path}[${index}]`, pattern: `${place.pattern}[]` };
      if (item.safeParse(value).success) compareField(item, value, here);
      else report('wrong', here, `is left out, because ${reasonToLeaveOut(value)}.`);
    }
  };

  const compare = (one: z.ZodType, value: unknown, place: Place) => {
    valuesLeft -= 1;
    const structure = structureOf(one);
    if (structure.kind === 'object' && isRecord(value)) {
      for (const [key, field] of Object.entries(structure.fields))
        compareField(field, Object.hasOwn(value, key) ? value[key] : undefined, {
          path: `${place.path}.${key}`,
          pattern: `${place.pattern}.${key}`,
        });
    } else if (structure.kind === 'map' && isRecord(value)) {
      for (const [key, entry] of Object.entries(value)) {
        if (valuesLeft <= 0) return;
        compareField(structure.value, entry, {
          path: `${place.path}[${JSON.stringify(key.slice(0, 40))}]`,
          pattern: `${place.pattern}[]`,
        });
      }
    } else if (structure.kind === 'list' && Array.isArray(value)) {
      if (value.length > structure.max)
        report('tolerated', place, `has ${value.length} items. The site uses ${structure.max}.`);
      compareItems(structure.item, value, place);
    } else compareValue(one, value, place);
  };

  const compareValue = (one: z.ZodType, value: unknown, place: Place) => {
    const { error } = formOf(one).safeParse(value);
    const consequence = consequenceOf(one, value);
    if (error) report('tolerated', place, `${describeIssue(error, value)}. ${consequence}`);
    else if (consequence !== USED && !isDeepStrictEqual(value, one.safeParse(undefined).data))
      report('tolerated', place, `can’t be shown. ${consequence}`);
  };

  const rootPlace = { path: root, pattern: root };
  const fault = wholeFault(schema, payload);
  if (fault === undefined) compare(schema, payload, rootPlace);
  else report('wrong', rootPlace, fault);
  return [...findings.values()];
};

const forms = new WeakMap<z.ZodType, z.ZodType>();
const formOf = (schema: z.ZodType): z.ZodType => {
  const form = forms.get(schema) ?? expectedForm(schema);
  forms.set(schema, form);
  return form;
};

/** Why the page cannot show the payload at all. */
const wholeFault = (schema: z.ZodType, payload: unknown): string | undefined => {
  const structure = structureOf(schema);
  const isRightKind = structure.kind === 'list' ? Array.isArray(payload) : isRecord(payload);
  const isEmptied = isDeepStrictEqual(
    schema.safeParse(payload).data,
    schema.safeParse(undefined).data,
  );
  const noun = structure.kind === 'list' ? 'a list' : 'an object';
  if (!isRightKind && isEmptied) return `is ${typeName(payload)}, not ${noun}.`;
  if (isRecord(payload) && structure.kind === 'object') {
    const names = Object.keys(structure.fields);
    if (!names.some((name) => Object.hasOwn(payload, name)))
      return `has none of the fields ${names.join(', ')}.`;
  }
  if (!schema.safeParse(payload).success)
    return `can’t be shown, because ${reasonToLeaveOut(payload)}.`;
  return undefined;
};

const reasonToLeaveOut = (value: unknown): string =>
  isRecord(value)
    ? 'it has no id, slug, title or name, or nothing to show'
    : `it is ${typeName(value)}, not an object`;

const USED = 'The site uses it all the same.';

/** What pages make of a value. */
const consequenceOf = (schema: z.ZodType, value: unknown): string => {
  const fallback: unknown = schema.safeParse(undefined).data;
  if (value !== undefined && !isDeepStrictEqual(schema.safeParse(value).data, fallback))
    return USED;
  if (Array.isArray(fallback)) return 'The site shows an empty list.';
  if (typeof fallback === 'boolean') return `The site reads it as ${fallback}.`;
  return 'The site shows nothing in its place.';
};

const describeIssue = (error: z.ZodError, value: unknown): string => {
  const issue = error.issues[0]!;
  if (issue.code === 'invalid_type')
    return `is ${typeName(value)}, not ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_union') return `is ${typeName(value)}, not a text or a number`;
  if (issue.code === 'too_big' && typeof value === 'string')
    return `has ${value.length} characters. At most ${issue.maximum} are used`;
  if (issue.code === 'invalid_format') return issue.message;
  return 'has an unusual value';
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const typeName = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return TYPE_NAMES[typeof value] ?? typeof value;
};
