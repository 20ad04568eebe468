import { copyStrings } from '../../../strings/deskWriting.ts';
import type { Draft } from './draft.ts';
import { asPublished, changesOf } from './publishedDraft.ts';
import { describeProblems } from './problems.ts';
import type { FieldProblem } from './formFields.ts';
import type { EditorTools } from './editorTools.tsx';

/** From here on search engines show a description as it is written. */
const LONG_ENOUGH = 110;

const shortDescription = ({ values }: Draft): FieldProblem[] => {
  const { description = '' } = values.data as { description?: unknown };
  const length = typeof description === 'string' ? description.trim().length : 0;
  if (length === 0 || length >= LONG_ENOUGH) return [];
  const message = copyStrings.shortDescription(length, LONG_ENOUGH);
  return [{ path: ['data', 'description'], message }];
};

/** Likely mistakes in a form, at their fields. They keep nothing from being published. */
export const warningsOf = async (
  { editing, storage }: Pick<EditorTools, 'editing' | 'storage'>,
  document: Draft,
): Promise<FieldProblem[]> => {
  const draft = asPublished(document);
  const changes = changesOf(draft);
  const found = await editing.warn(changes).catch(() => []);
  const described = await describeProblems(storage, found, draft, changes);
  return [...shortDescription(draft), ...described];
};
