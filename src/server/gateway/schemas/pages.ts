import { z } from 'zod';
import { contentFields, hidden, sanitized } from './documentFields.ts';
import { named, optional } from './expected.ts';
import { day, line, partial, summaryText } from './values.ts';

export const legalDocument = z.preprocess(
  (value) => (typeof value === 'string' ? { content: value } : value),
  named(
    'LegalDocument',
    partial({ title: optional(line), updated_at: optional(day), ...contentFields }),
  ).transform(sanitized),
);

export const writtenPage = partial({
  title: line,
  description: summaryText,
  parent: line,
  updated_at: line,
  ...contentFields,
  hidden,
}).transform(sanitized);
