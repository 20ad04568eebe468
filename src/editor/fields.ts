import {
  inputType,
  propertiesOf,
  rowSchema,
  rowsOf,
  shapeOf,
  textOf,
  type FieldProblem,
  type FieldSchema,
  type Path,
} from './formFields.ts';
import { html, type Html } from './html.ts';

/** What all fields of a form know. */
export interface FormContext {
  problems: readonly FieldProblem[];
  /** `Pacific Time` */
  zone: string;
}

interface FieldOptions {
  schema: FieldSchema;
  name: string;
  path: Path;
  label: string;
  value: unknown;
  isRequired?: boolean;
}

const isWithin = (path: Path = [], ancestor: Path): boolean =>
  ancestor.every((key, index) => String(path[index]) === String(key));

/** A field's help and messages, and the attributes with which its input refers to them. */
export const notesOf = ({ problems }: FormContext, name: string, path: Path, help: string) => {
  const messages = problems
    .filter((problem) => problem.path?.join('\n') === path.join('\n'))
    .map(({ message }) => html`<p class="error">${message}</p>`);
  return {
    notes: html`<div id="${name}-notes">
      ${help && html`<p class="help">${help}</p>`}${messages}
    </div>`,
    attributes: html`id="${name}" name="${name}"
    aria-describedby="${name}-notes"${messages.length > 0 && html` aria-invalid="true"`}`,
  };
};

/** The inputs of a field and of all its parts. */
export const fieldHtml = (form: FormContext, field: FieldOptions): Html => {
  const { schema, name, path, label, value } = field;
  const shape = shapeOf(schema);
  if (shape !== 'object' && shape !== 'list' && shape !== 'record') return inputHtml(form, field);
  const { notes } = notesOf(form, name, path, schema.description ?? '');
  const parts = (fields: FieldSchema, own: string, ownPath: Path, values: object) =>
    propertiesOf(fields, values).map(([key, part]) =>
      fieldHtml(form, {
        schema: part,
        name: `${own}.${key}`,
        path: [...ownPath, key],
        label: part.title ?? key,
        value: Reflect.get(values, key) as unknown,
        isRequired: fields.oneOf !== undefined || fields.required?.includes(key) === true,
      }),
    );
  if (shape === 'object')
    return html`<fieldset class="card">
      <legend>${label}</legend>
      ${notes}${parts(schema, name, path, Object(value) as object)}
    </fieldset>`;
  const rows = rowsOf(schema, value).map((row, index) => {
    const place = `${name}.${index}`;
    const rowPath = [...path, shape === 'list' ? index : String(row.key)];
    const texts = [row.name, row.title, ...Object.values(row)];
    const summary = texts.find((text) => typeof text === 'string' && text !== '');
    const isOpen =
      summary === undefined || form.problems.some((problem) => isWithin(problem.path, rowPath));
    return html`<details class="card" id="${place}" ${isOpen && html` open`}>
      <summary>${index + 1}. ${summary}</summary>
      <input type="hidden" name="${place}" />
      ${parts(rowSchema(schema), place, rowPath, row)}
      <div class="row">
        ${index > 0 && html`<button class="small" name="action" value="up:${place}">Move ${index + 1} up</button>`}
        <button class="small" name="action" value="remove:${place}">Remove ${index + 1}</button>
      </div>
    </details>`;
  });
  return html`<fieldset class="card" id="${name}">
    <legend>${label}</legend>
    ${notes}${rows}
    <div>
      <button class="small" name="action" value="add:${name}">Add to ${label.toLowerCase()}</button>
    </div>
  </fieldset>`;
};

const inputHtml = (
  form: FormContext,
  { schema, name, path, label, value, isRequired }: FieldOptions,
) => {
  const shape = shapeOf(schema);
  const { format = '', description } = schema;
  const hints = [
    description,
    shape === 'lines' && 'One per line.',
    /time|moment/.test(format) && `In ${form.zone}.`,
  ];
  const { notes, attributes } = notesOf(form, name, path, hints.filter(Boolean).join(' '));
  if (shape === 'checkbox')
    return html`<div class="field">
      <label class="check"
        ><input type="checkbox" ${attributes}${value === true && html` checked`} /> ${label}</label
      >${notes}
    </div>`;
  const text = textOf(schema, value);
  const values =
    schema.options ?? schema.enum?.map((each) => ({ value: String(each), label: each })) ?? [];
  const options = values.map(
    (each) =>
      html`<option value="${each.value}" ${each.value === text && html` selected`}>
        ${each.label}
      </option>`,
  );
  const isUnknown = text !== '' && values.every((each) => each.value !== text);
  const choice = html`<select ${attributes}>
    <option value="">Choose…</option>
    ${isUnknown && html`<option selected>${text}</option>`}${options}
  </select>`;
  const isLong = shape === 'lines' || format === 'long-text' || text.length > 80;
  // HTML drops the first line break of a text area.
  const rows = Math.max(3, text.split('\n').length);
  const content = `\n${text}`;
  const longText = html`<textarea ${attributes} rows="${rows}">${content}</textarea>`;
  const list = format === 'picture' ? 'pictures' : `${name}-list`;
  const line = html`<input
    ${attributes}
    type="${inputType(schema, value)}"
    value="${text}"
    list="${list}"
  />`;
  const upload = html`${text.startsWith('/') && html`<img class="thumb" src="${text}" alt="" />`}
    <input
      type="file"
      name="${name}.upload"
      aria-label="Upload for ${label}"
      accept=".jpg,.jpeg,.png,.webp,.svg"
    />`;
  return html`<div class="field">
    <label for="${name}"
      >${label}${!isRequired && html` <span class="help">(optional)</span>`}</label
    >
    ${shape === 'choice' ? choice : isLong ? longText : line}
    ${format === 'suggest' && html`<datalist id="${list}">${options}</datalist>`}
    ${format === 'picture' && upload} ${notes}
  </div>`;
};
