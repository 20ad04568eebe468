import { z } from 'zod';
import { nearestWord } from './nearestWord.ts';

/**
 * An object that refuses keys it does not know, each with a sentence of its own. The sentences of several unknown
 * keys come as lines of one message, in the order of the issue's `keys`.
 */
export const documentObject = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(key, Object.keys(shape))).join('\n')
        : undefined,
  });

const unknownKey = (key: string, known: string[]): string => {
  const nearest = nearestWord(key, known);
  const advice = nearest ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`;
  return `"${key}" is not a key of this document. ${advice}`;
};
