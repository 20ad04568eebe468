import { editorStrings } from '../../strings/editor.ts';
import { inputOf, partsOf, shapeOf, type FieldProblem, type FormField } from './formFields.ts';

const { fields: labels } = editorStrings;

export const Field = ({ problems, ...field }: FormField & { problems: FieldProblem[] }) => {
  const { schema, name, path, value, isRequired, row } = field;
  const { title = '', description, format, options = [] } = schema;
  const id = path.join('.');
  const shape = shapeOf(schema);
  const within = problems.filter((problem) =>
    path.every((key, depth) => String(problem.path?.[depth]) === String(key)),
  );
  const own = within.filter((problem) => problem.path?.length === path.length);
  const error = own.map(({ message }) => message).join('\n');
  const notes = (
    <div id={`${id}-notes`}>
      {description && <p className="help">{description}</p>}
      {shape === 'lines' && <p className="help">{labels.onePerLine}</p>}
      {error && <p className="error">{error}</p>}
    </div>
  );
  if (shape === 'object' || shape === 'rows') {
    const button = (action: string, label: string) => (
      <button name="action" value={`${action}:${name}`} formAction={`#${id}-end`}>
        {label}
      </button>
    );
    const isOpen = row === undefined || title.endsWith('. ') || within.length > 0;
    return (
      <details className="card" id={id} open={isOpen}>
        <summary>{title}</summary>
        {notes}
        {partsOf(field).map((part) => (
          <Field key={part.name} problems={problems} {...part} />
        ))}
        <div className="row small" id={`${id}-end`}>
          {shape === 'rows' && button('add', labels.add(title))}
          {row !== undefined && <input type="hidden" name={name} />}
          {row !== undefined && row > 0 && button('up', labels.moveUp(row + 1))}
          {row !== undefined && button('remove', labels.remove(row + 1))}
        </div>
      </details>
    );
  }
  const { type, text } = inputOf(schema, value);
  const isLong = shape === 'text' && (/long|markdown/.test(format ?? '') || text.length > 80);
  const list = format === 'picture' ? 'pictures' : `${id}-list`;
  const choices = options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ));
  const attributes = {
    id,
    name,
    defaultValue: text,
    className: format,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': error !== '' || undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {title}
        {!isRequired && shape !== 'checkbox' && <span className="help">{labels.optional}</span>}
      </label>
      {shape === 'checkbox' && (
        <input {...attributes} type="checkbox" defaultValue="on" defaultChecked={value === true} />
      )}
      {shape === 'choice' && (
        <select {...attributes}>
          <option value="">{labels.choose}</option>
          {text && options.every((option) => String(option.value) !== text) && (
            <option>{text}</option>
          )}
          {choices}
        </select>
      )}
      {shape === 'text' && !isLong && <input {...attributes} type={type} list={list} />}
      {format === 'markdown' && (
        <div className="row small" hidden>
          {labels.toolbar.map(([label, before, after]) => (
            <button key={label} type="button" data-before={before} data-after={after}>
              {label}
            </button>
          ))}
        </div>
      )}
      {format === 'picture' && text.startsWith('/') && <img className="thumb" src={text} alt="" />}
      {(format === 'picture' || format === 'markdown') && (
        <label className="upload">
          {format === 'picture' ? labels.upload(title) : labels.insertPicture}
          <input
            type="file"
            name={`${name}.upload`}
            accept="image/jpeg,image/png,image/webp,image/svg+xml"
            aria-describedby={`${id}-notes`}
          />
        </label>
      )}
      {(isLong || shape === 'lines') && (
        <textarea {...attributes} rows={text.split('\n').length + 2} />
      )}
      {format === 'suggest' && <datalist id={list}>{choices}</datalist>}
      {notes}
    </div>
  );
};
