/** The JSON Schema of a document's fields, with what their Zod schemas say in `meta()`. */
export interface FieldSchema {
  type?: string | string[];
  title?: string;
  /** One sentence of help. */
  description?: string;
  /** `picture`, `file`, `day`, `day-time`, `moment`, `long-text` or `suggest`. */
  format?: string;
  options?: readonly { value: string; label: string }[];
  enum?: readonly (string | number)[];
  const?: string;
  properties?: Readonly<Record<string, FieldSchema>>;
  required?: readonly string[];
  items?: FieldSchema;
  /** Of the values of a record, whose keys writers choose. */
  additionalProperties?: FieldSchema | false;
  /** Variants of an object, told apart by a constant. */
  oneOf?: readonly FieldSchema[];
}

export type Path = readonly PropertyKey[];

export interface FieldProblem {
  /** Keys and indexes in the document's data; missing for the whole document. */
  path?: Path | undefined;
  message: string;
}

/** The texts of a submitted form by name. An unchecked checkbox is missing. */
export type FormEntries = ReadonlyMap<string, string>;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

export const shapeOf = ({
  properties,
  oneOf,
  items,
  additionalProperties,
  ...schema
}: FieldSchema) => {
  if (properties || oneOf) return 'object';
  if (additionalProperties) return 'record';
  if (items) return items.type === 'string' ? 'lines' : 'list';
  if (schema.type === 'boolean') return 'checkbox';
  return schema.enum || (schema.options && schema.format !== 'suggest') ? 'choice' : 'text';
};

/** The fields of an object: those of all its variants, and those that the document has and the schema does not know. */
export const propertiesOf = ({ properties = {}, oneOf = [] }: FieldSchema, value: unknown) => {
  const fields: Record<string, FieldSchema> = { ...properties };
  for (const [key, field] of oneOf.flatMap((variant) => Object.entries(variant.properties ?? {}))) {
    const same = fields[key];
    fields[key] = {
      ...field,
      ...(same && { type: [same.type ?? [], field.type ?? []].flat() }),
      ...(field.const && { enum: [...(same?.enum ?? []), field.const] }),
    };
  }
  for (const key of Object.keys(fieldsOf(value)))
    fields[key] ??= { title: `Unknown field “${key}”` };
  return Object.entries(fields);
};

/** The rows of a list, or of a record with their keys. */
export const rowsOf = (schema: FieldSchema, value: unknown): Fields[] =>
  shapeOf(schema) === 'record'
    ? Object.entries(fieldsOf(value)).map(([key, row]) => ({ key, ...fieldsOf(row) }))
    : (Array.isArray(value) ? value : []).map(fieldsOf);

export const rowSchema = ({ items, additionalProperties }: FieldSchema): FieldSchema => {
  const row = items ?? (additionalProperties || {});
  const withKey = {
    properties: { key: { type: 'string', title: 'Key' }, ...row.properties },
    required: ['key', ...(row.required ?? [])],
  };
  return items ? row : { ...row, ...withKey };
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Browsers have inputs for dates. Others, such as days from today, are edited as text. */
export const inputType = ({ format }: FieldSchema, value: unknown): string => {
  const text = String(value ?? '');
  if (format === 'day') return text === '' || DAY.test(text) ? 'date' : 'text';
  const isTimed = format === 'day-time' || format === 'moment';
  return isTimed && /^(?:\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)?$/.test(text)
    ? 'datetime-local'
    : 'text';
};

/** The text of a value in its input. */
export const textOf = (schema: FieldSchema, value: unknown): string => {
  if (Array.isArray(value)) return value.join('\n');
  const text = typeof value === 'object' ? '' : String(value ?? '');
  if (inputType(schema, value) !== 'datetime-local') return text;
  return DAY.test(text) ? `${text}T00:00` : text.replace(' ', 'T');
};

const valueOf = (schema: FieldSchema, text: string): unknown => {
  const types = [schema.type].flat();
  if (text === '') return undefined;
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (
    /^-?\d+(?:\.\d+)?$/.test(text) &&
    types.some((type) => type === 'number' || type === 'integer')
  )
    return Number(text);
  return inputType(schema, '') === 'datetime-local' ? text.replace('T', ' ') : text;
};

/** The numbers of a list's rows after its button was pressed: `add:NAME`, `remove:NAME.2` or `up:NAME.2`. */
const rowNumbers = (name: string, entries: FormEntries): number[] => {
  const rows = [...entries.keys()]
    .filter((key) => key.startsWith(`${name}.`) && /^\d+$/.test(key.slice(name.length + 1)))
    .map((key) => Number(key.slice(name.length + 1)));
  const [verb, target] = (entries.get('action') ?? '').split(':');
  if (verb === 'add' && target === name) return [...rows, Math.max(-1, ...rows) + 1];
  const index = rows.findIndex((row) => target === `${name}.${row}`);
  if (index < 0) return rows;
  const others = rows.toSpliced(index, 1);
  return verb === 'up' ? others.toSpliced(Math.max(0, index - 1), 0, rows[index]!) : others;
};

/**
 * The value of a field in a submitted form. A value that the form did not change is that of the saved document.
 * @param name of the field's input; parts of a field have its name, a dot and their key or number
 */
export const readField = (
  schema: FieldSchema,
  name: string,
  entries: FormEntries,
  saved: unknown,
  isRequired = false,
): unknown => {
  const shape = shapeOf(schema);
  if (shape === 'object') {
    const fields = propertiesOf(schema, saved).map(([key, field]) => {
      const isKeyRequired = schema.required?.includes(key);
      return [
        key,
        readField(field, `${name}.${key}`, entries, fieldsOf(saved)[key], isKeyRequired),
      ] as const;
    });
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  if (shape === 'list' || shape === 'record') {
    const before = rowsOf(schema, saved);
    const rows = rowNumbers(name, entries).map((row) =>
      fieldsOf(readField(rowSchema(schema), `${name}.${row}`, entries, before[row])),
    );
    if (rows.length === 0 && saved === undefined) return undefined;
    return shape === 'list'
      ? rows
      : Object.fromEntries(
          rows.map(({ key = '', ...row }) => [key === '__proto__' ? '' : key, row]),
        );
  }
  if (shape === 'checkbox')
    return entries.has(name) || (saved === false || isRequired ? false : undefined);
  const text = entries.get(name)?.replaceAll('\r\n', '\n') ?? '';
  if (text === textOf(schema, saved)) return saved;
  if (shape !== 'lines') return valueOf(schema, text);
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
};
