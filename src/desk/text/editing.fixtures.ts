import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState, type TransactionSpec } from '@codemirror/state';

/** A text with its selection between angle quotes, or the cursor at one of them. */
export const stateOf = (text: string): EditorState => {
  const anchor = text.indexOf('‹');
  const end = text.indexOf('›') - 1;
  const doc = text.replace(/[‹›]/g, '');
  const selection = { anchor: Math.max(anchor, 0), head: Math.max(end, anchor, 0) };
  return EditorState.create({ doc, selection, extensions: [markdownLanguage] });
};

/** The text after a command, with its selection. */
export const textAfter = (
  text: string,
  command: (state: EditorState) => TransactionSpec | undefined,
): string => {
  const before = stateOf(text);
  const spec = command(before);
  const { doc, selection } = spec ? before.update(spec).state : before;
  const { from, to, empty } = selection.main;
  const changed = doc.toString();
  return `${changed.slice(0, from)}‹${changed.slice(from, to)}${empty ? '' : '›'}${changed.slice(to)}`;
};
