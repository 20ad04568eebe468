import type { ReactNode } from 'react';
import {
  inputType,
  labelOf,
  propertiesOf,
  rowSchema,
  rowsOf,
  shapeOf,
  textOf,
  type FieldSchema,
} from './formFields.ts';

export interface FieldProblem {
  /** Keys and indexes in the document's data; missing for the whole document. */
  path?: readonly PropertyKey[] | undefined;
  message: string;
}

/** What all fields of a form know. */
export interface FormContext {
  problems: readonly FieldProblem[];
  /** Addresses of pictures that can be chosen. */
  pictures: readonly string[];
  /** `Pacific Time` */
  zone: string;
}

interface FieldProps {
  form: FormContext;
  schema: FieldSchema;
  name: string;
  path: readonly PropertyKey[];
  label: string;
  value: unknown;
  isRequired?: boolean;
}

export const PICTURES_ID = 'pictures';

export const messagesAt = ({ problems }: FormContext, path: readonly PropertyKey[]): string =>
  problems
    .filter((problem) => problem.path?.join('\n') === path.join('\n'))
    .map(({ message }) => message)
    .join(' ');

/** A field's help and messages, which its input names as its description. */
const Notes = ({ name, help, messages }: { name: string; help?: string; messages: string }) => (
  <div id={`${name}-notes`}>
    {help && <p className="help">{help}</p>}
    {messages && <p className="error">{messages}</p>}
  </div>
);

/** The inputs of a field, and of all its parts. */
export const Field = ({ form, schema, name, path, label, value, isRequired }: FieldProps) => {
  const shape = shapeOf(schema);
  if (shape !== 'object' && shape !== 'list' && shape !== 'record')
    return <Input {...{ form, schema, name, path, label, value, isRequired }} />;
  const notes = (
    <Notes name={name} help={schema.description ?? ''} messages={messagesAt(form, path)} />
  );
  const parts = (fields: FieldSchema, own: string, ownPath: FieldProps['path'], values: unknown) =>
    propertiesOf(fields, values).map(([key, field]) => (
      <Field
        key={key}
        form={form}
        schema={field}
        name={`${own}.${key}`}
        path={[...ownPath, key]}
        label={labelOf(key, field)}
        value={(Object(values) as Record<string, unknown>)[key]}
        isRequired={fields.required?.includes(key) ?? fields.oneOf !== undefined}
      />
    ));
  if (shape === 'object')
    return (
      <Group label={label}>
        {notes}
        {parts(schema, name, path, value)}
      </Group>
    );
  return (
    <Group label={label} id={name}>
      {notes}
      {rowsOf(schema, value).map((row, index) => (
        <Group key={index} label={String(index + 1)} id={`${name}.${index}`}>
          <input type="hidden" name={`${name}.${index}`} />
          {parts(
            rowSchema(schema),
            `${name}.${index}`,
            [...path, shape === 'list' ? index : String(row.key)],
            row,
          )}
          <div className="row">
            {index > 0 && (
              <RowButton verb="up" place={`${name}.${index}`} label={`Move ${index + 1} up`} />
            )}
            <RowButton verb="remove" place={`${name}.${index}`} label={`Remove ${index + 1}`} />
          </div>
        </Group>
      ))}
      <RowButton verb="add" place={name} label={`Add to ${label.toLowerCase()}`} />
    </Group>
  );
};

const Group = ({ label, id, children }: { label: string; id?: string; children: ReactNode }) => (
  <fieldset className="card" id={id}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

const RowButton = ({ verb, place, label }: { verb: string; place: string; label: string }) => (
  <button className="small" name="action" value={`${verb}:${place}`}>
    {label}
  </button>
);

const Input = ({ form, schema, name, path, label, value, isRequired }: FieldProps) => {
  const shape = shapeOf(schema);
  const { format = '', description = '' } = schema;
  const messages = messagesAt(form, path);
  const text = textOf(schema, value);
  const type = inputType(schema, value);
  const shared = {
    id: name,
    name,
    'aria-describedby': `${name}-notes`,
    ...(messages && { 'aria-invalid': true }),
  };
  if (shape === 'checkbox')
    return (
      <div className="field">
        <label className="check">
          <input {...shared} type="checkbox" defaultChecked={value === true} />
          {label}
        </label>
        <Notes name={name} help={description} messages={messages} />
      </div>
    );
  const options =
    schema.options ??
    schema.enum?.map((each) => ({ value: String(each), label: String(each) })) ??
    [];
  const isLong = shape === 'lines' || format === 'long-text' || text.length > 80;
  const hints = [
    description,
    shape === 'lines' && 'One per line.',
    /time|moment/.test(format) && `In ${form.zone}.`,
  ];
  return (
    <div className="field">
      <label htmlFor={name}>
        {label}
        {!isRequired && <span className="help"> (optional)</span>}
      </label>
      {shape === 'choice' ? (
        <select {...shared} defaultValue={text}>
          <option value="">Choose…</option>
          {options.every((option) => option.value !== text) && text && <option>{text}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} defaultValue={text} rows={Math.max(3, text.split('\n').length)} />
      ) : (
        <input
          {...shared}
          type={type}
          defaultValue={text}
          list={format === 'picture' ? PICTURES_ID : `${name}-list`}
        />
      )}
      {format === 'suggest' && (
        <datalist id={`${name}-list`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} />
          ))}
        </datalist>
      )}
      {format === 'picture' && (
        <>
          {text.startsWith('/') && <img className="thumb" src={text} alt="" />}
          <input
            type="file"
            name={`${name}.upload`}
            aria-label={`Upload for ${label}`}
            accept=".jpg,.jpeg,.png,.webp,.svg"
          />
        </>
      )}
      <Notes name={name} help={hints.filter(Boolean).join(' ')} messages={messages} />
    </div>
  );
};
