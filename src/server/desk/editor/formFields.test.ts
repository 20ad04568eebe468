import type { FieldLabel } from '../../../strings/documentLabels.ts';
import { inputOf } from './formFields.ts';

it.each<[FieldLabel['format'], string, string, string]>([
  ['day', '', 'date', ''],
  ['day', '2026-05-06', 'date', '2026-05-06'],
  ['day', '2026-05-06 09:00', 'text', '2026-05-06 09:00'],
  ['day', '+9d', 'text', '+9d'],
  ['day', ' 10:00', 'text', ' 10:00'],
  ['moment', '', 'datetime-local', ''],
  ['moment', '2026-05-06', 'datetime-local', '2026-05-06T00:00'],
  ['moment', '2026-05-06 09:00', 'datetime-local', '2026-05-06T09:00'],
  ['day-time', ' 10:00', 'text', ' 10:00'],
  [undefined, '2026-05-06', 'text', '2026-05-06'],
])('shows a %s of %j in an input of the type %s', (format, value, type, text) => {
  expect(inputOf({ format }, value)).toEqual({ type, text });
});
