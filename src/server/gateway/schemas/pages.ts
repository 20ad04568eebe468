import { z } from 'zod';
import { contentFields, hidden, sanitized } from './documentFields.ts';
import { entityNamed, optional } from './expected.ts';
import { day, line, objectOf, summaryText } from './values.ts';

export const legalDocument = z.preprocess(
  (value) => (typeof value === 'string' ? { content: value } : value),
  entityNamed(
    'LegalDocument',
    objectOf({ title: optional(line), updated_at: optional(day), ...contentFields }),
  ).transform(sanitized),
);

export const writtenPage = objectOf({
  title: line,
  description: summaryText,
  parent: line,
  updated_at: line,
  ...contentFields,
  hidden,
}).transform(sanitized);
