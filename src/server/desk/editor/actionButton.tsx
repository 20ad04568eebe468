import type { ComponentProps } from 'react';
import { editorStrings } from '../../../strings/editor.ts';
import type { ActionName } from './editorActions.ts';

const { form } = editorStrings;

/** The id of the form, whose buttons are in other parts of the page. */
export const DOCUMENT_FORM = 'document';

type LabeledAction = ActionName & keyof typeof form.actions;

type ActionProps = ComponentProps<'button'> & { action: LabeledAction };

export const ActionButton = ({ action, children, ...props }: ActionProps) => (
  <button form={DOCUMENT_FORM} name="action" value={action} {...props}>
    {children}
    {form.actions[action]}
  </button>
);
