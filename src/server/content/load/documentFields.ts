import { z } from 'zod';
import { curlQuotes } from '../../../lib/curlQuotes.ts';
import { nearestWord, suggestion } from '../../../lib/editDistance.ts';
import { hasUnknownDate, isDay, isDayAndTime, isMoment } from './writtenDates.ts';
import { labelOf } from '../../../strings/documentLabels.ts';

/** Field types of front matter and YAML files. Advice follows `"key" is "value".`; see `describeIssue`. */

const describeUnknownKey = (key: string, known: string[]): string => {
  const nearest = nearestWord(key, known);
  const advice = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`;
  return `"${key}" is not a key of this document. ${advice}`;
};

const withLabels = <Shape extends Record<string, z.ZodType>>(shape: Shape): Shape => {
  const labeled = Object.entries(shape).map(([key, field]) => [
    key,
    field.meta({ ...labelOf(key), ...field.meta() }),
  ]);
  return Object.fromEntries(labeled) as Shape;
};

/** A strict object. The message about several unknown keys has one line for each, in the order of the issue's `keys`. */
export const documentObject = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  z.strictObject(withLabels(shape), {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => describeUnknownKey(key, Object.keys(shape))).join('\n')
        : undefined,
  });

const DESCRIPTION_LIMIT = 160;

/** Addresses, names of files, codes: not prose, so quotes stay as they are. */
export const exactText = z.string().trim().min(1);
export const text = exactText.overwrite(curlQuotes);
export const description = text.max(DESCRIPTION_LIMIT);
export const matching = (pattern: RegExp, advice: string) => exactText.regex(pattern, advice);

export const file = matching(
  /^(?:\/(?!\/)|https:\/\/)\S+$/,
  'Write a path from the site root, such as /covers/c05-ajar.svg, or an https address.',
);

const isHttpsAddress = (address: string): boolean => {
  const url = /\s/.test(address) ? null : URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
};

/** An https address that only some may know: messages about it don't repeat it. */
export const secretAddress = z
  .string()
  .trim()
  .refine(isHttpsAddress, {
    error: 'Write an https address, such as https://meet.example.com/room.',
    params: { isSecret: true },
  })
  .transform((address) => new URL(address).href);

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_ADVICE = 'Use lower-case letters, digits and single hyphens.';
export const slug = matching(SLUG_PATTERN, SLUG_ADVICE);

const date = (isValid: (value: string) => boolean, advice: string) =>
  exactText.refine(isValid, {
    error: ({ input }) =>
      hasUnknownDate(String(input)) ? 'But the calendar has no such day.' : advice,
  });
export const day = date(
  isDay,
  'Write a day such as 2026-10-14, or days from today such as -12d or +9d.',
);
export const calendarDay = date(
  (value) => isDay(value) && !/^[+-]/.test(value),
  'Write a day such as 2026-12-25.',
).meta({ format: 'day' });
export const dayAndTime = date(
  isDayAndTime,
  'Write a day and a time in quotes, such as "2026-12-03 13:00" or "+9d 13:00".',
);
export const moment = date(
  isMoment,
  'Write a day such as 2026-10-14, a day and a time such as "2026-10-14 09:00", or one with its zone such as 2026-10-14T09:00-04:00.',
);

export interface Choice {
  value: string;
  label: string;
}

/** @param choices undefined when the file that lists them could not be read, which is a problem itself */
export const known = (choices: readonly Choice[] | undefined, missing: string) => {
  const words = choices?.map(({ value }) => value);
  const isKnown = (word: string) => words?.includes(word) ?? true;
  const error = ({ input }: { input: unknown }) =>
    `${missing} ${suggestion(String(input), words ?? [])}`;
  return exactText.refine(isKnown, { error }).meta({ options: choices ?? [] });
};

export const aliases = z.array(slug).optional();

export const scheduled = {
  aliases,
  draft: z.boolean().optional(),
  published: moment.optional(),
  unpublished: day.optional(),
};

const HOURS = /^([01]\d|2[0-3]):00-([01]\d|2[0-3]):00$/;

/** `09:00-18:00` */
export const hourSpan = text
  .regex(HOURS, 'Write two whole hours, such as 09:00-18:00.')
  .transform((span): [first: number, last: number] => {
    const [, first, last] = HOURS.exec(span) ?? [];
    return [Number(first), Number(last)];
  });
