import { MAX_ROWS } from '../../content/load/documentLimits.ts';
import { readAction, type EditorAction } from './editorActions.ts';
import {
  fieldValuesOf,
  inputOf,
  partsOf,
  rowsOf,
  shapeOf,
  type FieldSchema,
  type FieldValues,
  type FormField,
} from './formFields.ts';

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
const withUniqueKeys = (rows: readonly FieldValues[]): FieldValues => {
  const named: FieldValues = {};
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
  const read = partsOf(field).map((part) => [part.path.at(-1)!, readField(part, form)]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as FieldValues;
};

const readRows = (field: FormField, form: SentForm): unknown => {
  const { entries, action } = form;
  const { schema, name, path, value: saved, isRequired } = field;
  const before = rowsOf(schema, saved);
  const sent: unknown[] = [];
  // One row too many tells the check that there are too many.
  while (sent.length <= MAX_ROWS && entries.has(`${name}.${sent.length}`)) {
    const part = { schema: before.schema, name: `${name}.${sent.length}`, path };
    sent.push(readField({ ...part, value: before.rows[sent.length] }, form) ?? '');
  }
  const rows = changeRows(sent, field, action);
  const canBeMissing = saved === undefined || (schema.minItems !== undefined && !isRequired);
  if (rows.length === 0 && canBeMissing) return undefined;
  return schema.items ? rows : withUniqueKeys(rows.map(fieldValuesOf));
};

/** A missing value is false: an unchecked box keeps it missing. */
const readCheckbox = ({ name, value: saved, isRequired }: FormField, entries: Entries) => {
  if (entries.has(name)) return true;
  return saved === false || isRequired ? false : undefined;
};

const readField = (field: FormField, form: SentForm): unknown => {
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
 * The values of a sent form. A value that the form did not change is that of the saved document.
 * @param form the whole form as a field, with the saved values
 */
export const readForm = (form: FormField, entries: Entries): unknown =>
  readField(form, { entries, action: readAction(entries.get('action')) });
