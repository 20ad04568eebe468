import type { FieldLabel } from '../../../strings/documentLabels.ts';
import { editorStrings } from '../../../strings/editor.ts';
import { fieldAction, type FieldActionName } from './editorActions.ts';
import {
  inputOf,
  partsOf,
  shapeOf,
  type FieldProblem,
  type FieldSchema,
  type FormField,
} from './formFields.ts';
import { StoredValue, type StoredData } from './storedValue.tsx';
import { messageOf } from './notices.tsx';
import { TextTools } from './textTools.tsx';

const { fields: labels } = editorStrings;

/** What is the same for all fields of a form. */
export interface FieldsState {
  problems: readonly FieldProblem[];
  /** The field whose button was pressed. */
  changed?: string | undefined;
  /** The stored document, when the form may show another one. */
  stored?: StoredData | undefined;
}

type FieldProps = FormField & { form: FieldsState; startsClosed?: boolean };

/** How much a field can hold. */
const Limits = ({ schema }: { schema: FieldSchema }) => {
  const { items, maxLength, maxItems } = schema;
  const shape = shapeOf(schema);
  if (shape === 'text' && maxLength !== undefined)
    return (
      <p className="hint" data-most={maxLength} data-count={labels.count}>
        {labels.atMost(maxLength)}
      </p>
    );
  if (shape === 'lines')
    return <p className="hint">{labels.onePerLine(maxItems, items?.maxLength)}</p>;
  return maxItems === undefined ? null : <p className="hint">{labels.atMostRows(maxItems)}</p>;
};

interface NotesProps {
  id: string;
  schema: FieldSchema;
  error?: string;
}

const Notes = ({ id, schema, error }: NotesProps) => (
  <div id={`${id}-notes`}>
    {schema.description && <p className="hint">{schema.description}</p>}
    {schema.placeholders && <p className="hint">{labels.placeholders(schema.placeholders)}</p>}
    <Limits schema={schema} />
    {error && <p className="problem">{error}</p>}
  </div>
);

/** A list can be added to, a row (of several fields or a single one) moved or removed, and a section hidden. */
const PartButtons = ({ schema, name, path, value, row, isLast, isSection }: FormField) => {
  const id = path.join('.');
  // The answer to a button is the form again, which opens at the target.
  const button = (action: FieldActionName, label: string, target = `${id}-end`) => (
    <button
      className="btn short"
      name="action"
      value={fieldAction(action, name)}
      formAction={`#${target}`}
    >
      {label}
    </button>
  );
  const isRows = shapeOf(schema) === 'rows';
  const rows = isRows ? partsOf({ schema, name, path, value }).length : 0;
  return (
    <div className="actions" id={`${id}-end`}>
      {isRows && rows < (schema.maxItems ?? Infinity) && button('add', labels.add(schema.title!))}
      {row !== undefined && row > 0 && button('up', labels.moveUp(row + 1), id)}
      {row !== undefined && !isLast && button('down', labels.moveDown(row + 1), id)}
      {row !== undefined && button('remove', labels.remove(row + 1))}
      {isSection && button('hide', labels.hideSection, id)}
    </div>
  );
};

/** A section that the document does not have. */
const HiddenSection = ({ schema: { title }, name, path }: FormField) => (
  <section className="field-group" id={path.join('.')}>
    <div className="actions between">
      <strong>{title}</strong>
      <span className="hint">{labels.sectionIsHidden}</span>
    </div>
    <div className="actions">
      <button
        className="btn short"
        name="action"
        value={fieldAction('show', name)}
        formAction={`#${path.join('.')}`}
      >
        {labels.showSection}
      </button>
    </div>
  </section>
);

const Group = ({ form, startsClosed, ...field }: FieldProps) => {
  const { schema, name, path, row, isNew, isSection } = field;
  const { title = '' } = schema;
  const id = path.join('.');
  const within = problemsWithin(form, path);
  const own = within.filter((problem) => problem.path?.length === path.length);
  const isChanged = form.changed === name || form.changed?.startsWith(`${name}.`) === true;
  const isRow = row !== undefined;
  // Rows start closed, except one that was just added.
  const startsOpen = isRow ? isNew : !startsClosed;
  return (
    <details className="field-group" id={id} open={startsOpen || isChanged || within.length > 0}>
      <summary>{title}</summary>
      <Notes id={id} schema={schema} error={own.map(messageOf).join('\n')} />
      {/* Without it a row or a section with only unchecked boxes would not be sent at all. */}
      {(isRow || isSection) && <input type="hidden" name={name} />}
      {partsOf(field).map((part) => (
        <Field key={part.name} {...part} form={form} />
      ))}
      <PartButtons {...field} />
    </details>
  );
};

const problemsWithin = ({ problems }: FieldsState, path: readonly PropertyKey[]) =>
  problems.filter((problem) =>
    path.every((key, depth) => String(problem.path?.[depth]) === String(key)),
  );

export const Field = (props: FieldProps) => {
  const shape = shapeOf(props.schema);
  if (props.schema.isHidden) return null;
  if (props.isSection && props.value === undefined) return <HiddenSection {...props} />;
  return shape === 'object' || shape === 'rows' ? <Group {...props} /> : <Input {...props} />;
};

/** The id of the list of suggestions: for pictures and links the form has one (`documentPage.tsx`), other fields their own. */
const listIdOf = ({ format }: FieldSchema, fieldId: string): string | undefined => {
  if (format === 'picture') return 'pictures';
  if (format === 'link') return 'addresses';
  return format === 'suggest' ? `${fieldId}-list` : undefined;
};

const hasOption = ({ options = [] }: FieldSchema, text: string): boolean =>
  options.some((option) => String(option.value) === text);

const Options = ({ schema: { options = [] } }: { schema: FieldSchema }) =>
  options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));

interface ControlProps {
  field: FormField;
  text: string;
  /** What all kinds of controls have. */
  attributes: {
    id: string;
    name: string;
    defaultValue: string;
    className: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
}

/** Formats of texts with several lines. */
const LONG_FORMATS: ReadonlySet<FieldLabel['format']> = new Set(['long-text', 'markdown']);
const LONG_CHARACTERS = 80;

const isLong = (schema: FieldSchema, text: string): boolean =>
  shapeOf(schema) === 'text' && (LONG_FORMATS.has(schema.format) || text.length > LONG_CHARACTERS);

/** A checkbox, a choice or a text of one line. */
const ShortControl = ({ field: { schema, value }, text, attributes }: ControlProps) => {
  const list = listIdOf(schema, attributes.id);
  switch (shapeOf(schema)) {
    case 'checkbox':
      return (
        <input {...attributes} type="checkbox" defaultValue="on" defaultChecked={value === true} />
      );
    case 'choice':
      return (
        <select {...attributes}>
          <option value="">{labels.choose}</option>
          {text && !hasOption(schema, text) && <option>{text}</option>}
          <Options schema={schema} />
        </select>
      );
    default:
      return <input {...attributes} type={inputOf(schema, value).type} list={list} />;
  }
};

const LongControl = ({ field: { schema }, text, attributes }: ControlProps) => (
  <textarea
    {...attributes}
    rows={rowsFor(text)}
    data-markdown={schema.format === 'markdown' || undefined}
  />
);

/** The picture that the field names. */
const Thumb = ({ schema, text }: { schema: FieldSchema; text: string }) => {
  const isScene = hasOption(schema, text);
  switch (schema.format) {
    case 'picture':
      return text.startsWith('/') && <img className="thumb" src={text} alt="" />;
    case 'scene':
      return (
        <img
          className="thumb"
          src={isScene ? `/scenes/${text}@1x.webp` : undefined}
          alt=""
          hidden={!isScene}
        />
      );
    default:
      return null;
  }
};

const Upload = ({ schema: { title = '', format }, name, path }: FormField) =>
  (format === 'picture' || format === 'markdown') && (
    <label className="upload">
      {format === 'picture' ? labels.upload(title) : labels.insertPicture}
      <input
        type="file"
        name={`${name}.upload`}
        accept="image/jpeg,image/png,image/webp,image/svg+xml"
        aria-describedby={`${path.join('.')}-notes`}
      />
    </label>
  );

const Label = ({ schema, path, isRequired, row }: FormField) => {
  const id = path.join('.');
  const isOptional = !isRequired && row === undefined && shapeOf(schema) !== 'checkbox';
  return (
    <label htmlFor={id} id={`${id}-label`}>
      {schema.title ?? ''}
      {isOptional && <span className="hint">{labels.optional}</span>}
    </label>
  );
};

const Input = ({ form, ...field }: FieldProps) => {
  const { schema, name, path, value, row } = field;
  const { format } = schema;
  const id = path.join('.');
  const shape = shapeOf(schema);
  const error = problemsWithin(form, path).map(messageOf).join('\n');
  const { text } = inputOf(schema, value);
  const hasLines = isLong(schema, text) || shape === 'lines';
  const attributes: ControlProps['attributes'] = {
    id,
    name,
    defaultValue: text,
    className: shape === 'checkbox' ? 'check' : ['input', format].filter(Boolean).join(' '),
    'aria-describedby': `${id}-notes`,
    'aria-invalid': error !== '' || undefined,
  };
  return (
    <div className="field">
      <Label {...field} />
      {/* A picture and its upload follow the name of the picture, but precede a long text, which they are inserted into. */}
      {!hasLines && <ShortControl field={field} text={text} attributes={attributes} />}
      {format === 'markdown' && <TextTools labelId={`${id}-label`} />}
      <Thumb schema={schema} text={text} />
      <Upload {...field} />
      {hasLines && <LongControl field={field} text={text} attributes={attributes} />}
      {format === 'suggest' && (
        <datalist id={listIdOf(schema, id)}>
          <Options schema={schema} />
        </datalist>
      )}
      <Notes id={id} schema={schema} error={error} />
      {format !== 'markdown' && <StoredValue stored={form.stored} field={field} />}
      {row !== undefined && <PartButtons {...field} />}
    </div>
  );
};

const CHARACTERS_PER_ROW = 80;

/** The height that shows a text, as long as it is not much longer. */
const rowsFor = (text: string): number => {
  const lines = text.split('\n');
  return lines.reduce((rows, line) => rows + Math.ceil((line.length || 1) / CHARACTERS_PER_ROW), 1);
};
