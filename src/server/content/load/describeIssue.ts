import type { z } from 'zod';

export type YamlPath = readonly PropertyKey[];

/** One sentence for the writer of a document, or one per unknown key. */
export const describeIssue = (issue: z.core.$ZodIssue, document: unknown) => {
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, index) => ({
      path: [...issue.path, key],
      message: sentences[index] ?? issue.message,
    }));
  }
  return [{ path: issue.path, message: sentenceFor(issue, valueAt(document, issue.path)) }];
};

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
  record: 'a set of keys',
};

const sentenceFor = (issue: z.core.$ZodIssue, value: unknown): string => {
  const name = nameOf(issue.path);
  if (issue.code === 'custom' && issue.params?.isSecret)
    return `${name} is not valid. ${issue.message}`;
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(name, issue.expected, value);
    case 'too_small':
      return smallSentence(name, issue, value);
    case 'too_big':
      return bigSentence(name, issue, value);
    case 'invalid_value':
      return `${name} is ${format(value)}. Use one of: ${issue.values.join(', ')}.`;
    case 'invalid_key':
      return `${name} can't be used as a key. ${issue.issues[0]?.message ?? ''}`.trim();
    default:
      return otherSentence(name, issue.message, value);
  }
};

const typeSentence = (name: string, expected: string, value: unknown): string => {
  if (value === undefined) return `${name} is missing. Add it.`;
  const sentence = `${name} must be ${TYPE_NAMES[expected] ?? expected}, but it is ${typeOf(value)}.`;
  const lacksQuotes = expected === 'string' && ['number', 'boolean'].includes(typeof value);
  return lacksQuotes ? `${sentence} Put quotes around it.` : sentence;
};

const smallSentence = (
  name: string,
  { origin, minimum }: z.core.$ZodIssueTooSmall,
  value: unknown,
): string =>
  origin === 'number'
    ? `${name} is ${format(value)}. Use at least ${minimum}.`
    : `${name} is empty. Fill it in.`;

const bigSentence = (
  name: string,
  { origin, maximum }: z.core.$ZodIssueTooBig,
  value: unknown,
): string =>
  origin === 'number'
    ? `${name} is ${format(value)}. Use at most ${maximum}.`
    : `${name} has ${String(value).length} characters. Use at most ${maximum}.`;

const otherSentence = (name: string, message: string, value: unknown): string => {
  if (value === undefined) return `${name} is missing. ${message}`;
  if (Array.isArray(value))
    return `${name} ${value.length > 0 ? `has ${value.length} entries` : 'is empty'}. ${message}`;
  // `documentFields.ts` refuses some dates that have the right form. Their messages start with "But".
  return message.startsWith('But ')
    ? `${name} is ${format(value)}, but ${message.slice('But '.length)}`
    : `${name} is ${format(value)}. ${message}`;
};

const valueAt = (document: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    document,
  );

const nameOf = (path: YamlPath): string => {
  const last = path.at(-1);
  if (last === undefined) return 'The document';
  if (typeof last !== 'number') return `"${String(last)}"`;
  const list = path.at(-2);
  return list === undefined ? `Item ${last + 1}` : `Item ${last + 1} of "${String(list)}"`;
};

const typeOf = (value: unknown): string => {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a set of keys';
  return typeof value === 'string'
    ? `the text ${quote(value)}`
    : `the ${typeof value} ${String(value)}`;
};

const format = (value: unknown): string =>
  typeof value === 'object' ? typeOf(value) : quote(String(value));

const LONGEST_QUOTE = 120;

/** On one line, as a list of problems needs it. */
const quote = (text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > LONGEST_QUOTE ? `"${line.slice(0, LONGEST_QUOTE)}…"` : `"${line}"`;
};
