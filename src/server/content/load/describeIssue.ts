import type { z } from 'zod';
import type { YamlPath } from './yamlSource.ts';

export interface DescribedIssue {
  path: YamlPath;
  message: string;
}

/**
 * Puts what a schema refused into sentences for whoever writes the document: one, or one for each unknown key.
 * @param document the whole value that the schema was given
 */
export const describeIssue = (issue: z.core.$ZodIssue, document: unknown): DescribedIssue[] => {
  if (issue.code === 'unrecognized_keys') {
    const sentences = issue.message.split('\n');
    return issue.keys.map((key, index) => ({
      path: [...issue.path, key],
      message: sentences[index] ?? issue.message,
    }));
  }
  return [{ path: issue.path, message: sentenceFor(issue, valueAt(document, issue.path)) }];
};

const sentenceFor = (issue: z.core.$ZodIssue, value: unknown): string => {
  const name = nameOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `${name} is missing. Add it.`
        : `${name} must be ${TYPE_WORDS[issue.expected] ?? issue.expected}, but it is ${kindOf(value)}.`;
    case 'too_small':
      return issue.origin === 'number'
        ? `${name} is ${shown(value)}. Use at least ${issue.minimum}.`
        : `${name} is empty. Fill it in.`;
    case 'too_big':
      if (issue.origin === 'number')
        return `${name} is ${shown(value)}. Use at most ${issue.maximum}.`;
      return `${name} has ${String(value).length} characters. Use at most ${issue.maximum}.`;
    case 'invalid_value':
      return `${name} is ${shown(value)}. Use one of: ${issue.values.join(', ')}.`;
    case 'invalid_key':
      return `${name} can't be used as a key. ${issue.issues[0]?.message ?? ''}`.trim();
    default:
      return issue.message.startsWith('But ')
        ? `${name} is ${shown(value)}, but ${issue.message.slice('But '.length)}`
        : `${name} is ${shown(value)}. ${issue.message}`;
  }
};

const valueAt = (document: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    document,
  );

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
  record: 'a set of keys',
};

const nameOf = (path: readonly PropertyKey[]): string => {
  const last = path.at(-1);
  if (last === undefined) return 'The document';
  if (typeof last !== 'number') return `"${String(last)}"`;
  const list = path.at(-2);
  return list === undefined ? `Item ${last + 1}` : `Item ${last + 1} of "${String(list)}"`;
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a set of keys';
  return typeof value === 'string' ? `the text "${value}"` : `the ${typeof value} ${String(value)}`;
};

const shown = (value: unknown): string =>
  typeof value === 'object' ? kindOf(value) : `"${String(value)}"`;
