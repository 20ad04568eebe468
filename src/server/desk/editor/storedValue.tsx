import { editorStrings } from '../../../strings/editor.ts';
import { fieldAction } from './editorActions.ts';
import { inputOf, type FormField } from './formFields.ts';

const { fields: labels } = editorStrings;

/** Longer texts are compared in the history. */
const SHOWN_CHARACTERS = 160;

const cut = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS).trimEnd()}…` : text;

const valueAt = (value: unknown, [key, ...rest]: readonly PropertyKey[]): unknown =>
  key === undefined ? value : valueAt((Object(value) as Record<PropertyKey, unknown>)[key], rest);

/** The data of a stored document. */
export interface StoredData {
  data: unknown;
  /** Visitors see it. */
  isLive: boolean;
}

interface StoredValueProps {
  /** Undefined when the form shows the same. */
  stored: StoredData | undefined;
  field: FormField;
}

/** What is stored in the place of a changed field. Rows of lists may have moved. */
export const StoredValue = ({ stored, field }: StoredValueProps) => {
  const { schema, name, path, value } = field;
  const [root, ...keys] = path;
  const isInRow = keys.some((key) => /^\d+$/.test(String(key)));
  if (stored === undefined || root !== 'data' || isInRow) return null;
  const before = valueAt(stored.data, keys);
  const { text, type } = inputOf(schema, before);
  if (text === inputOf(schema, value).text) return null;
  const chosen = schema.options?.find((option) => String(option.value) === text)?.label;
  const words = chosen ?? (type === 'datetime-local' ? text.replace('T', ', ') : text);
  const texts = stored.isLive ? labels.live : labels.stored;
  return (
    <p className="live">
      <span className="hint">{words === '' ? texts.empty : texts.value(cut(words))}</span>
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
