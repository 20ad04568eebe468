import type { FieldLabel } from '../../../strings/documentLabels.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';

const { fields: labels } = editorStrings;

/** The JSON Schema of a document's fields, with the `meta()` of their Zod schemas. */
export interface FieldSchema extends FieldLabel {
  type?: string | string[];
  anyOf?: readonly FieldSchema[];
  options?: readonly { value: string | number; label: string }[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  maxLength?: number;
  /** The values of its place, which words in double braces become. */
  placeholders?: readonly string[];
  /** Buttons set it. */
  isHidden?: boolean;
  minItems?: number;
  maxItems?: number;
  /** The schema of a record's values. Writers choose the keys. */
  additionalProperties?: FieldSchema | false;
}

export type FieldProblem = Pick<ContentProblem, 'message' | 'path' | 'repair'> & {
  /** The line of the text, from 1. */
  line?: number;
  /** The titles of the fields around its field. */
  around?: string;
  document?: { path: string; title: string };
};

export const fieldProblem = (field: string, message: string): FieldProblem => ({
  path: field.split('.'),
  message,
});

export interface FormField {
  schema: FieldSchema;
  /** Parts of a field have its name, a dot and their key or number. The rows of a record have numbers. */
  name: string;
  /** The keys in the document, and with dots the id in the page. */
  path: readonly PropertyKey[];
  value: unknown;
  isRequired?: boolean | undefined;
  /** It has fields and may be left out as a whole. */
  isSection?: boolean;
  /** Its number in a list, from 0. */
  row?: number;
  /** A row without a text, such as one that was just added. */
  isNew?: boolean;
  isLast?: boolean;
}

export type FieldValues = Record<string, unknown>;

/** The values of an object or a list by their keys; none for other values. */
export const fieldValuesOf = (value: unknown): FieldValues =>
  typeof value === 'object' ? { ...value } : {};

/** A list of plain texts is one field with a line for each. */
const isPlainText = ({ type, options }: FieldSchema) => type === 'string' && !options;

export const shapeOf = ({ properties, additionalProperties, items, ...schema }: FieldSchema) => {
  if (properties) return 'object';
  if (additionalProperties || (items && !isPlainText(items))) return 'rows';
  if (items) return 'lines';
  if (schema.type === 'boolean') return 'checkbox';
  return schema.options && schema.format !== 'suggest' ? 'choice' : 'text';
};

/** What names a row in a list, before its other texts. */
const NAMING_KEYS = ['name', 'title', 'label', 'question', 'quote'];

/** The name of a row in a list; '' if the row has no text. */
const rowName = (row: unknown): string => {
  const values = fieldValuesOf(row);
  const texts = [...NAMING_KEYS.map((key) => values[key]), ...Object.values(values)];
  return texts.find((text) => typeof text === 'string') ?? '';
};

/** The schema and the values of the rows of a list, or of a record with their keys. */
export const rowsOf = ({ items, additionalProperties }: FieldSchema, value: unknown) => {
  const values = fieldValuesOf(value);
  if (items) return { schema: items, rows: Object.values(values) };
  const { properties, required = [] } = additionalProperties || {};
  const key = { type: 'string', title: labels.key };
  return {
    schema: { properties: { key, ...properties }, required: ['key', ...required] },
    rows: Object.entries(values).map(([key, row]): FieldValues => ({ key, ...fieldValuesOf(row) })),
  };
};

/** A field for each row of a list or a record. */
const rowFieldsOf = ({ schema, name, path, value }: FormField): FormField[] => {
  const { schema: rowSchema, rows } = rowsOf(schema, value);
  return rows.map((rowValue, row) => {
    const title = rowName(rowValue);
    const key = schema.items ? row : String(fieldValuesOf(rowValue).key);
    return {
      schema: { ...rowSchema, title: `${row + 1}. ${title}` },
      name: `${name}.${row}`,
      path: [...path, key],
      value: rowValue,
      row,
      isNew: title === '',
      isLast: row === rows.length - 1,
    };
  });
};

/** The fields of an object with those that only the document has, or the rows of a list or a record. */
export const partsOf = (field: FormField): FormField[] => {
  const { schema, name, path, value } = field;
  if (!schema.properties) return rowFieldsOf(field);
  const values = fieldValuesOf(value);
  // The whole form, whose name is '', shows only what its schema names.
  const written = name === '' ? [] : Object.keys(values);
  const keys = new Set([...Object.keys(schema.properties), ...written]);
  return Array.from(keys, (key) => {
    const part = schema.properties?.[key] ?? { title: labels.unknown(key) };
    const isRequired = schema.required?.includes(key);
    return {
      schema: part,
      name: name ? `${name}.${key}` : key,
      path: [...path, key],
      value: values[key],
      isRequired,
      isSection: name !== '' && !isRequired && part.properties !== undefined,
    };
  });
};

/** A day, or a day and a time of the clock. */
const WRITTEN_TIME = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

/** Formats of values that have a day and a time. */
const TIME_FORMATS: ReadonlySet<FieldLabel['format']> = new Set(['day-time', 'moment']);

/** The type of input and the text of a value. Days from today and moments of another zone are texts. */
export const inputOf = ({ format }: FieldSchema, value: unknown) => {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const written = WRITTEN_TIME.exec(text);
  if (text !== '' && !written) return { type: 'text', text };
  const [, day, clock] = written ?? [];
  if (format === 'day' && clock === undefined) return { type: 'date', text };
  if (!TIME_FORMATS.has(format)) return { type: 'text', text };
  return { type: 'datetime-local', text: day ? `${day}T${clock ?? '00:00'}` : '' };
};

/** The titles of the fields on the way to a field, and the numbers of its rows. */
export const titlesAlong = (schema: FieldSchema, path: readonly PropertyKey[]): string[] => {
  let field: FieldSchema | undefined = schema;
  return path.map((key) => {
    const name = String(key);
    const { properties = {}, items, additionalProperties }: FieldSchema = field ?? {};
    const part = Object.hasOwn(properties, name) ? properties[name] : undefined;
    field = part ?? items ?? (additionalProperties || undefined);
    if (part) return part.title ?? name;
    const isRow = /^\d+$/.test(name);
    return isRow ? String(Number(name) + 1) : name;
  });
};
