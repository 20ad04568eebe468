/** Actions of the buttons at a field. */
export type FieldActionName = 'add' | 'remove' | 'up' | 'down' | 'show' | 'hide' | 'put-back';

export type ActionName =
  | FieldActionName
  | 'save'
  | 'preview'
  | 'upload'
  | 'keep'
  | 'merge'
  | 'publish'
  | 'publish-now'
  | 'schedule'
  | 'unschedule'
  | 'unpublish'
  | 'delete'
  | 'confirm-delete'
  | 'discard'
  | 'confirm-discard';

interface ActionTraits {
  /** The value of its button names a field: `add:data.tags`. */
  hasField: boolean;
  /** It only changes the form, which is saved and shown again. */
  changesForm: boolean;
}

const ON_FIELD: ActionTraits = { hasField: true, changesForm: true };
const ON_FORM: ActionTraits = { hasField: false, changesForm: true };
const ON_DOCUMENT: ActionTraits = { hasField: false, changesForm: false };

/** What the buttons of a document's form do. */
export const EDITOR_ACTIONS: Readonly<Record<ActionName, ActionTraits>> = {
  add: ON_FIELD,
  remove: ON_FIELD,
  up: ON_FIELD,
  down: ON_FIELD,
  show: ON_FIELD,
  hide: ON_FIELD,
  'put-back': ON_FIELD,
  upload: ON_FORM,
  // It answers the question before a deletion or a discard.
  keep: ON_FORM,
  save: ON_DOCUMENT,
  preview: ON_DOCUMENT,
  merge: ON_DOCUMENT,
  publish: ON_DOCUMENT,
  'publish-now': ON_DOCUMENT,
  schedule: ON_DOCUMENT,
  unschedule: ON_DOCUMENT,
  unpublish: ON_DOCUMENT,
  delete: ON_DOCUMENT,
  'confirm-delete': ON_DOCUMENT,
  discard: ON_DOCUMENT,
  'confirm-discard': ON_DOCUMENT,
};

export interface EditorAction {
  name: ActionName;
  /** The name of the field, for actions that have one. */
  field?: string;
}

const SAVE: EditorAction = { name: 'save' };

const isActionName = (text: string): text is ActionName => Object.hasOwn(EDITOR_ACTIONS, text);

/** The action of a sent form. What is no action saves the form. */
export const readAction = (value: unknown): EditorAction => {
  if (typeof value !== 'string') return SAVE;
  // The first colon ends the action: a name that a writer chose for a field in a document may have colons, too.
  const colon = value.indexOf(':');
  const hasField = colon >= 0;
  const name = hasField ? value.slice(0, colon) : value;
  if (!isActionName(name) || EDITOR_ACTIONS[name].hasField !== hasField) return SAVE;
  return hasField ? { name, field: value.slice(colon + 1) } : { name };
};

/** The value of a button at a field. */
export const fieldAction = (name: FieldActionName, field: string): string => `${name}:${field}`;
