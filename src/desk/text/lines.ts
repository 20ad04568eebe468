import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type Line,
  type TransactionSpec,
} from '@codemirror/state';

/** The lines of the selection. A selection that ends at the start of a line does not reach it. */
export const selectedLines = ({ doc, selection: { main } }: EditorState): Line[] => {
  const first = doc.lineAt(main.from).number;
  const end = doc.lineAt(main.to);
  const isOutside = !main.empty && end.from === main.to;
  const last = isOutside ? Math.max(first, end.number - 1) : end.number;
  return Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index));
};

const HEADING = /^(#{1,6})\s+/;
const ITEM = /^(\s*)(?:([-*+])|(\d+)[.)])\s+/;
const QUOTE = /^>\s?/;

const isBlank = ({ text }: Line): boolean => text.trim() === '';

/** Applies changes of whole lines, and keeps what is selected. */
const withChanges = (state: EditorState, specs: ChangeSpec[]): TransactionSpec => {
  const changes = state.changes(specs);
  const { anchor, head, empty } = state.selection.main;
  // A selection stays between the signs that come before and behind it.
  const sideOf = (end: number, other: number) => (empty || end < other ? 1 : -1);
  return {
    changes,
    selection: EditorSelection.range(
      changes.mapPos(anchor, sideOf(anchor, head)),
      changes.mapPos(head, sideOf(head, anchor)),
    ),
    userEvent: 'input.format',
    scrollIntoView: true,
  };
};

/** Sets the level of the selected headings; 0 makes plain text. */
export const setHeading = (state: EditorState, level: number): TransactionSpec => {
  const lines = selectedLines(state).filter((line) => !isBlank(line));
  const [line = state.doc.lineAt(state.selection.main.head)] = lines;
  const marks = level === 0 ? '' : `${'#'.repeat(level)} `;
  return withChanges(
    state,
    (lines.length > 0 ? lines : [line]).map(({ from, text }) => {
      const before = HEADING.exec(text)?.[0] ?? (level > 0 ? ITEM.exec(text)?.[0] : '') ?? '';
      return { from, to: from + before.length, insert: marks };
    }),
  );
};

/** What follows a level; level 1 is the title of the page. */
const NEXT_LEVEL: Readonly<Record<number, number>> = { 0: 2, 1: 2, 2: 3 };

/** A heading, one of the level below, and plain text again. */
export const cycleHeading = (state: EditorState): TransactionSpec => {
  const line = selectedLines(state).find((each) => !isBlank(each));
  const level = HEADING.exec(line?.text ?? '')?.[1]?.length ?? 0;
  return setHeading(state, NEXT_LEVEL[level] ?? 0);
};

/** Blank lines that part a block from the text around it. */
const gapsAround = (
  { doc }: EditorState,
  lines: readonly Line[],
  belongs: (text: string) => boolean,
): ChangeSpec[] => {
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const needsGap = (number: number): boolean => {
    if (number < 1 || number > doc.lines) return false;
    const { text } = doc.line(number);
    return text.trim() !== '' && !belongs(text);
  };
  return [
    ...(needsGap(first.number - 1) ? [{ from: first.from, insert: '\n' }] : []),
    ...(needsGap(last.number + 1) ? [{ from: last.to, insert: '\n' }] : []),
  ];
};

/** Makes each selected line an item of a list, or plain text when all are such items. */
export const toggleList = (state: EditorState, isNumbered: boolean): TransactionSpec => {
  const selected = selectedLines(state);
  const written = selected.filter((line) => !isBlank(line));
  const lines = written.length > 0 ? written : selected.slice(0, 1);
  const isItem = (text: string): boolean => {
    const [, , bullet, number] = ITEM.exec(text) ?? [];
    return (isNumbered ? number : bullet) !== undefined;
  };
  if (lines.every(({ text }) => isItem(text)))
    return withChanges(
      state,
      lines.map(({ from, text }) => {
        const [marker = '', indent = ''] = ITEM.exec(text) ?? [];
        return { from: from + indent.length, to: from + marker.length };
      }),
    );
  // Each level of a numbered list counts for itself.
  const counts = new Map<number, number>();
  const changes = lines.map(({ from, text }): ChangeSpec => {
    const [before = '', indent = ''] =
      ITEM.exec(text) ?? HEADING.exec(text) ?? /^(\s*)/.exec(text)!;
    // The first group of `HEADING` is its signs.
    const spaces = /^\s*$/.test(indent) ? indent : '';
    const count = (counts.get(spaces.length) ?? 0) + 1;
    counts.set(spaces.length, count);
    for (const depth of counts.keys()) if (depth > spaces.length) counts.delete(depth);
    const insert = `${spaces}${isNumbered ? `${count}.` : '-'} `;
    return { from, to: from + before.length, insert };
  });
  const gaps = gapsAround(state, lines, (text) => ITEM.test(text) || /^\s/.test(text));
  return withChanges(state, [...gaps, ...changes]);
};

/** Puts the selected lines into a quote, or takes them out of one. */
export const toggleQuote = (state: EditorState): TransactionSpec => {
  const lines = selectedLines(state);
  if (lines.every(({ text }) => QUOTE.test(text)))
    return withChanges(
      state,
      lines.map(({ from, text }) => ({ from, to: from + QUOTE.exec(text)![0].length })),
    );
  const changes = lines.map(({ from, text }): ChangeSpec => ({
    from,
    insert: text.trim() === '' && lines.length > 1 ? '>' : '> ',
  }));
  return withChanges(state, [...gapsAround(state, lines, (text) => QUOTE.test(text)), ...changes]);
};

/** The width of the marker of a list item; 0 for other lines. */
const markerWidth = (text: string): number => {
  const [marker = '', indent = ''] = ITEM.exec(text) ?? [];
  return marker.length - indent.length;
};

/** Moves list items a level in or out. Undefined outside of a list. */
export const indentItems = (state: EditorState, isIn: boolean): TransactionSpec | undefined => {
  const lines = selectedLines(state).filter((line) => !isBlank(line));
  if (lines.length === 0 || lines.some(({ text }) => markerWidth(text) === 0)) return undefined;
  const before = lines[0]!.number > 1 ? state.doc.line(lines[0]!.number - 1).text : '';
  const width = markerWidth(before) || markerWidth(lines[0]!.text);
  return withChanges(
    state,
    lines.map(({ from, text }) => {
      if (isIn) return { from, insert: ' '.repeat(width) };
      return { from, to: from + Math.min(width, /^ */.exec(text)![0].length) };
    }),
  );
};
