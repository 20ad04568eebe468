import { editorStrings } from '../../../strings/editor.ts';
import { fieldAction } from './editorActions.ts';
import { inputOf, type FormField } from './formFields.ts';

const { fields: labels } = editorStrings;

/** Longer texts are compared in the history. */
const SHOWN_CHARACTERS = 160;

const valueAt = (value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown =>
  key === undefined ? value : valueAt((Object(value) as Record<PropertyKey, unknown>)[key], rest);

interface LiveValueProps {
  /** What visitors see of the document; undefined when the form shows the same. */
  live: unknown;
  field: FormField;
}

/** What visitors see in the place of a changed field. Rows of lists may have moved. */
export const LiveValue = ({ live, field }: LiveValueProps) => {
  const { schema, name, path, value } = field;
  const [root, ...keys] = path;
  const isInRow = keys.some((key) => /^\d+$/.test(String(key)));
  if (live === undefined || root !== 'data' || isInRow) return null;
  const before = valueAt(live, keys);
  const { text, type } = inputOf(schema, before);
  if (text === inputOf(schema, value).text) return null;
  const chosen = schema.options?.find((option) => String(option.value) === text)?.label;
  const words = chosen ?? (type === 'datetime-local' ? text.replace('T', ', ') : text);
  const cut = words.length > SHOWN_CHARACTERS;
  return (
    <p className="live">
      <span className="hint">
        {words === ''
          ? labels.liveEmpty
          : labels.live(cut ? `${words.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : words)}
      </span>
      <button
        className="link small"
        name="action"
        value={fieldAction('put-back', name)}
        formAction={`#${path.join('.')}`}
        aria-label={labels.putBackField(schema.title ?? '')}
      >
        {labels.putBack}
      </button>
    </p>
  );
};
