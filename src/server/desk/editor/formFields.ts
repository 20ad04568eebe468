import type { FieldLabel } from '../../../strings/documentLabels.ts';
import { editorStrings } from '../../../strings/editor.ts';
import type { ContentProblem } from '../../content/load/contentReader.ts';
import { MAX_ROWS } from '../../content/load/documentLimits.ts';
import { readAction, type EditorAction } from './editorActions.ts';

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
  place?: string;
  document?: { path: string; title: string };
};

export interface FormField {
  schema: FieldSchema;
  /** Parts of a field have its name, a dot and their key or number. The rows of a record have numbers. */
  name: string;
  /** The place in the document, and with dots the id in the page. */
  path: readonly PropertyKey[];
  value: unknown;
  isRequired?: boolean | undefined;
  /** It has fields and may be left out as a whole. */
  isSection?: boolean;
  /** Its place in a list. */
  row?: number;
  isLast?: boolean;
}

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values => (typeof value === 'object' ? { ...value } : {});

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
  const values = valuesOf(row);
  const texts = [...NAMING_KEYS.map((key) => values[key]), ...Object.values(values)];
  return texts.find((text) => typeof text === 'string') ?? '';
};

/** The schema and the values of the rows of a list, or of a record with their keys. */
const rowsOf = ({ items, additionalProperties }: FieldSchema, value: unknown) => {
  const values = valuesOf(value);
  if (items) return { schema: items, rows: Object.values(values) };
  const { properties, required = [] } = additionalProperties || {};
  const key = { type: 'string', title: labels.key };
  return {
    schema: { properties: { key, ...properties }, required: ['key', ...required] },
    rows: Object.entries(values).map(([key, row]): Values => ({ key, ...valuesOf(row) })),
  };
};

/** The fields of an object with those that only the document has, or the rows of a list or a record. */
export const partsOf = ({ schema, name, path, value }: FormField): FormField[] => {
  if (!schema.properties) {
    const { schema: rowSchema, rows } = rowsOf(schema, value);
    return rows.map((value, row) => {
      const title = `${row + 1}. ${rowName(value)}`;
      const key = schema.items ? row : String(valuesOf(value).key);
      const part = { schema: { ...rowSchema, title }, path: [...path, key] };
      return { ...part, name: `${name}.${row}`, value, row, isLast: row === rows.length - 1 };
    });
  }
  const values = valuesOf(value);
  const keys = new Set([...Object.keys(schema.properties), ...Object.keys(name && values)]);
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

/** The type of input and the text of a value. Days from today and moments of another zone are texts. */
export const inputOf = ({ format }: FieldSchema, value: unknown) => {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const date = /^(\d{4}-\d{2}-\d{2})?(?: (\d{2}:\d{2}))?$/.exec(text);
  if (format === 'day' && date && !date[2]) return { type: 'date', text };
  if (!date || !/time|moment/.test(format ?? '')) return { type: 'text', text };
  return { type: 'datetime-local', text: text && `${date[1]}T${date[2] ?? '00:00'}` };
};

const readText = (schema: FieldSchema, text: string): unknown => {
  const type = [schema, ...(schema.anyOf ?? [])].map((each) => each.type).join();
  const lines = text.split('\n').map((line) => line.trim());
  if (text === '') return undefined;
  if (schema.items) return lines.filter(Boolean);
  if (type.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (/^(?:number|integer)/.test(type) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return /time|moment/.test(schema.format ?? '') ? text.replace(/^(\S{10})T/, '$1 ') : text;
};

/** The rows after a button of their list was pressed: `add` names the list, the others name a row. */
const changeRows = (
  rows: unknown[],
  { schema, name }: FormField,
  action: EditorAction,
): unknown[] => {
  if (action.name === 'add' && action.field === name)
    return [...rows, schema.items?.options ? '' : {}];
  const index = rows.findIndex((_, row) => action.field === `${name}.${row}`);
  if (index < 0) return rows;
  const others = rows.toSpliced(index, 1);
  switch (action.name) {
    case 'remove':
      return others;
    case 'up':
      return others.toSpliced(Math.max(index - 1, 0), 0, rows[index]);
    case 'down':
      return others.toSpliced(index + 1, 0, rows[index]);
    default:
      return rows;
  }
};

/** Repeated keys get numbers, so that no row is lost, and `__proto__`, which Zod ignores. Schemas refuse the numbered ones. */
const withUniqueKeys = (rows: readonly Values[]): Values => {
  const named: Values = {};
  const numbers = new Map<string, number>([['__proto__', 1]]);
  for (const { key = '', ...row } of rows) {
    const name = String(key);
    let number = numbers.get(name) ?? 0;
    const numbered = () => (number === 1 ? name : `${name} (${number})`);
    do number += 1;
    while (Object.hasOwn(named, numbered()));
    const unique = numbered();
    numbers.set(name, number);
    named[unique] = row;
  }
  return named;
};

type Entries = ReadonlyMap<string, string>;

interface SentForm {
  entries: Entries;
  action: EditorAction;
}

const readObject = (field: FormField, form: SentForm): unknown => {
  const { name, value: saved } = field;
  const { entries, action } = form;
  const isPressed = action.field === name;
  if (field.isSection) {
    if (isPressed && action.name === 'show') return saved ?? {};
    if (isPressed && action.name === 'hide') return undefined;
    if (!entries.has(name)) return undefined;
  }
  const read = partsOf(field).map((part) => [part.path.at(-1)!, readPart(part, form)]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Values;
};

const readRows = (field: FormField, form: SentForm): unknown => {
  const { entries, action } = form;
  const { schema, name, path, value: saved, isRequired } = field;
  const before = rowsOf(schema, saved);
  const sent: unknown[] = [];
  // One row too many tells the check that there are too many.
  while (sent.length <= MAX_ROWS && entries.has(`${name}.${sent.length}`)) {
    const part = { schema: before.schema, name: `${name}.${sent.length}`, path };
    sent.push(readPart({ ...part, value: before.rows[sent.length] }, form) ?? '');
  }
  const rows = changeRows(sent, field, action);
  const canBeMissing = saved === undefined || (schema.minItems !== undefined && !isRequired);
  if (rows.length === 0 && canBeMissing) return undefined;
  return schema.items ? rows : withUniqueKeys(rows.map(valuesOf));
};

/** A missing value is false: an unchecked box keeps it missing. */
const readCheckbox = ({ name, value: saved, isRequired }: FormField, entries: Entries) => {
  if (entries.has(name)) return true;
  return saved === false || isRequired ? false : undefined;
};

const readPart = (field: FormField, form: SentForm): unknown => {
  const { schema, name, value: saved } = field;
  const { entries, action } = form;
  const isPutBack = action.name === 'put-back' && action.field === name;
  if (schema.isHidden || isPutBack) return saved;
  switch (shapeOf(schema)) {
    case 'object':
      return readObject(field, form);
    case 'rows':
      return readRows(field, form);
    case 'checkbox':
      return readCheckbox(field, entries);
    default: {
      const text = (entries.get(name) ?? '').replaceAll('\r\n', '\n');
      return text === inputOf(schema, saved).text ? saved : readText(schema, text);
    }
  }
};

/**
 * The value of a field in a submitted form. A value that the form did not change is that of the saved document.
 * @param field with the saved value
 */
export const readField = (field: FormField, entries: Entries): unknown =>
  readPart(field, { entries, action: readAction(entries.get('action')) });

/** The titles of the fields on the way to a place, and the numbers of its rows. */
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
