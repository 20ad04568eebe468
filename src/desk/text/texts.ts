import type { textEditorStrings } from '../../strings/textEditor.ts';

/** What the script says, which the server writes into the page. */
export type EditorTexts = Pick<
  typeof textEditorStrings,
  | 'line'
  | 'words'
  | 'problem'
  | 'problems'
  | 'noProblems'
  | 'findPage'
  | 'repair'
  | 'picture'
  | 'paste'
  | 'table'
  | 'link'
>;

/** Puts values into the braces of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
