import type { FieldLabel } from '../../strings/documentLabels.ts';
import { editorStrings } from '../../strings/editor.ts';

const { fields: labels } = editorStrings;

/** The JSON Schema of a document's fields, with what their Zod schemas say in `meta()`. */
export interface FieldSchema extends FieldLabel {
  type?: string | string[];
  options?: readonly { value: string | number; label: string }[];
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  /** Of the values of a record, whose keys writers choose. */
  additionalProperties?: FieldSchema | false;
}

export interface FieldProblem {
  /** Keys and indexes; missing for the whole document. */
  path?: readonly PropertyKey[] | undefined;
  message: string;
}

interface FormField {
  schema: FieldSchema;
  /** Parts of a field have its name, a dot and their key or number. */
  name: string;
  path: readonly PropertyKey[];
  value: unknown;
  isRequired?: boolean;
  /** Its place in a list. */
  row?: number;
}

/** The texts of a submitted form by name. An unchecked checkbox is missing. */
export type FormEntries = ReadonlyMap<string, string>;

type Values = Record<string, unknown>;

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

const shapeOf = ({ properties, additionalProperties, items, ...schema }: FieldSchema) => {
  if (properties) return 'object';
  if (additionalProperties || (items && items.type !== 'string')) return 'rows';
  if (items) return 'lines';
  if (schema.type === 'boolean') return 'checkbox';
  return schema.options && schema.format !== 'suggest' ? 'choice' : 'text';
};

/** The rows of a list, or of a record with their keys. */
const rowsOf = ({ items }: FieldSchema, value: unknown): Values[] =>
  items
    ? (Array.isArray(value) ? value : []).map(valuesOf)
    : Object.entries(valuesOf(value)).map(([key, row]) => ({ key, ...valuesOf(row) }));

const rowSchema = ({ items, additionalProperties }: FieldSchema): FieldSchema => {
  const { properties, required = [], ...row } = additionalProperties || {};
  const key = { type: 'string', title: labels.key };
  return items ?? { ...row, properties: { key, ...properties }, required: ['key', ...required] };
};

/** The fields of an object with those that only the document has, or the rows of a list or a record. */
export const partsOf = ({ schema, name, path, value }: FormField): FormField[] => {
  const values = valuesOf(value);
  if (!schema.properties)
    return rowsOf(schema, value).map((row, index) => {
      const texts = [row.name, row.title, ...Object.values(row), ''];
      const title = `${index + 1}. ${String(texts.find((text) => typeof text === 'string'))}`;
      const key = schema.items ? index : String(row.key);
      const part = { name: `${name}.${index}`, path: [...path, key], value: row, row: index };
      return { ...part, schema: { ...rowSchema(schema), title } };
    });
  const fields: Record<string, FieldSchema> = { ...schema.properties };
  if (name) for (const key of Object.keys(values)) fields[key] ??= { title: labels.unknown(key) };
  return Object.entries(fields).map(([key, part]) => ({
    schema: part,
    name: name ? `${name}.${key}` : key,
    path: [...path, key],
    value: values[key],
    isRequired: schema.required?.includes(key) ?? false,
  }));
};

/** The type of input and the text of a value. Days from today and moments of another zone are texts. */
const inputOf = ({ format }: FieldSchema, value: unknown) => {
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '');
  const date = /^(\d{4}-\d{2}-\d{2})?(?: (\d{2}:\d{2}))?$/.exec(text);
  if (format === 'day' && date && !date[2]) return { type: 'date', text };
  if (!date || !/time|moment/.test(format ?? '')) return { type: 'text', text };
  return { type: 'datetime-local', text: text && `${date[1]}T${date[2] ?? '00:00'}` };
};

/** The inputs of a field and of all its parts. */
export const Field = ({ problems, ...field }: FormField & { problems: FieldProblem[] }) => {
  const { schema, name, path, value, isRequired, row } = field;
  const { title = String(path.at(-1)), description, format, options = [] } = schema;
  const shape = shapeOf(schema);
  const within = problems.filter((problem) =>
    path.every((key, depth) => String(problem.path?.[depth]) === String(key)),
  );
  const own = within.filter((problem) => problem.path?.length === path.length);
  const help = [description, shape === 'lines' && labels.onePerLine].filter(Boolean).join(' ');
  const notes = (
    <div id={`${name}-notes`}>
      {help && <p className="help">{help}</p>}
      {own.length > 0 && <p className="error">{own.map(({ message }) => message).join(' ')}</p>}
    </div>
  );
  const button = (action: string, label: string) => (
    <button className="small" name="action" value={`${action}:${name}`}>
      {label}
    </button>
  );
  if (shape === 'object' || shape === 'rows')
    return (
      <details
        className="card"
        open={row === undefined || title.endsWith('. ') || within.length > 0}
      >
        <summary>{title}</summary>
        {notes}
        {partsOf(field).map((part) => (
          <Field key={part.name} problems={problems} {...part} />
        ))}
        <div className="row">
          {shape === 'rows' && button('add', labels.add(title))}
          {row !== undefined && <input type="hidden" name={name} />}
          {row !== undefined && row > 0 && button('up', labels.moveUp(row + 1))}
          {row !== undefined && button('remove', labels.remove(row + 1))}
        </div>
      </details>
    );
  const { type, text } = inputOf(schema, value);
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  const list = format === 'picture' ? 'pictures' : `${name}-list`;
  const isLong = /long|markdown/.test(format ?? '') || text.length > 80;
  const input = {
    ...{ id: name, name, defaultValue: text, 'aria-describedby': `${name}-notes` },
    'aria-invalid': own.length > 0 || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={name}>
        {title}
        {!isRequired && shape !== 'checkbox' && <span className="help">{labels.optional}</span>}
      </label>
      {shape === 'checkbox' && (
        <input {...input} type="checkbox" defaultValue="on" defaultChecked={value === true} />
      )}
      {shape === 'choice' && (
        <select {...input}>
          <option value="">{labels.choose}</option>
          {options.every((option) => String(option.value) !== text) && <option>{text}</option>}
          {choices}
        </select>
      )}
      {(shape === 'lines' || (shape === 'text' && isLong)) && (
        <textarea {...input} className={format} rows={text.split('\n').length + 2} />
      )}
      {shape === 'text' && !isLong && <input {...input} type={type} list={list} />}
      {format === 'suggest' && <datalist id={list}>{choices}</datalist>}
      {format === 'picture' && (
        <>
          {text.startsWith('/') && <img className="thumb" src={text} alt="" />}
          <input type="file" name={`${name}.upload`} aria-label={labels.upload(title)} />
        </>
      )}
      {notes}
    </div>
  );
};

const readText = (schema: FieldSchema, text: string): unknown => {
  const types = String(schema.type);
  const lines = text.split('\n').map((line) => line.trim());
  if (text === '') return undefined;
  if (shapeOf(schema) === 'lines') return lines.filter(Boolean);
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (/number|integer/.test(types) && /^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return inputOf(schema, '').type === 'datetime-local' ? text.replace(/^(\S{10})T/, '$1 ') : text;
};

/** The numbers of a list's rows after its button was pressed: `add:NAME`, `remove:NAME.2` or `up:NAME.2`. */
const rowNumbers = (name: string, entries: FormEntries): number[] => {
  const [verb, target] = (entries.get('action') ?? '').split(':');
  const rows = [...entries.keys()]
    .filter((key) => key.startsWith(`${name}.`) && /^\d+$/.test(key.slice(name.length + 1)))
    .map((key) => Number(key.slice(name.length + 1)));
  if (verb === 'add' && target === name) return [...rows, Math.max(-1, ...rows) + 1];
  const index = rows.findIndex((row) => target === `${name}.${row}`);
  if (index < 0) return rows;
  const others = rows.toSpliced(index, 1);
  return verb === 'up' ? others.toSpliced(Math.max(0, index - 1), 0, rows[index]!) : others;
};

/**
 * The value of a field in a submitted form. A value that the form did not change is that of the saved document.
 * @param field with the saved value
 */
export const readField = (field: FormField, entries: FormEntries): unknown => {
  const { schema, name, path, value: saved, isRequired } = field;
  const text = entries.get(name)?.replaceAll('\r\n', '\n') ?? '';
  switch (shapeOf(schema)) {
    case 'object': {
      const read = partsOf(field).map((part) => [part.path.at(-1)!, readField(part, entries)]);
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Values;
    }
    case 'rows': {
      const before = rowsOf(schema, saved);
      const rows = rowNumbers(name, entries).map((row) => {
        const part = { schema: rowSchema(schema), name: `${name}.${row}`, path };
        return valuesOf(readField({ ...part, value: before[row] }, entries));
      });
      if (rows.length === 0 && saved === undefined) return undefined;
      // Zod ignores the key `__proto__` instead of refusing it.
      const named = rows.map(({ key, ...row }) => [key === '__proto__' ? '' : key, row] as const);
      return schema.items ? rows : Object.fromEntries(named);
    }
    case 'checkbox':
      return entries.has(name) || (saved === false || isRequired ? false : undefined);
    default:
      return text === inputOf(schema, saved).text ? saved : readText(schema, text);
  }
};
