import { ensureSyntaxTree, type syntaxTree } from '@codemirror/language';
import {
  EditorSelection,
  type ChangeSpec,
  type EditorState,
  type TransactionSpec,
} from '@codemirror/state';
import { selectedLines } from './lines.ts';

type SyntaxNode = ReturnType<ReturnType<typeof syntaxTree>['resolve']>;

type MarkName = 'StrongEmphasis' | 'Emphasis';

interface Part {
  from: number;
  to: number;
}

const PARSE_MS = 200;

/** Everything before the words of a line: quotes, list markers, task boxes and heading signs. */
const LINE_START = /^\s*(?:>\s?)*(?:(?:[-*+]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?(?:#{1,6}\s+)?/;

/** The words of a line within a selection, without spaces at both ends. */
const partOf = (text: string, start: number, { from, to }: Part): Part => {
  const words = start + LINE_START.exec(text)![0].length;
  const first = Math.max(from, words);
  const last = Math.max(first, Math.min(to, start + text.length));
  const inside = text.slice(first - start, last - start);
  const left = inside.length - inside.trimStart().length;
  return {
    from: first + left,
    to: Math.max(first + left, last - (inside.length - inside.trimEnd().length)),
  };
};

/** The selected words of each line, or the word at the cursor. */
const partsOf = (state: EditorState): Part[] => {
  const { main } = state.selection;
  if (main.empty) return [state.wordAt(main.head) ?? main];
  return selectedLines(state)
    .map(({ text, from }) => partOf(text, from, main))
    .filter(({ from, to }) => to > from);
};

/** The marked text around a part of the document. */
const markAround = (state: EditorState, name: MarkName, { from, to }: Part): SyntaxNode | null => {
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS);
  for (const side of [1, -1] as const)
    for (
      let node = tree?.resolveInner(side === 1 ? from : to, side) ?? null;
      node;
      node = node.parent
    )
      if (node.name === name && node.from <= from && node.to >= to) return node;
  return null;
};

/** An underscore within a word marks nothing. */
const italicMark = (state: EditorState, { from, to }: Part): string => {
  const around = state.sliceDoc(Math.max(0, from - 1), from) + state.sliceDoc(to, to + 1);
  return /[\p{L}\p{N}]/u.test(around) ? '*' : '_';
};

/** Removes the marks around texts. Several texts can share one mark. */
const unmark = (nodes: readonly SyntaxNode[]): ChangeSpec[] => {
  const marked = new Map(nodes.map((node) => [node.from, node]));
  return [...marked.values()].flatMap((node) =>
    node.getChildren('EmphasisMark').map(({ from, to }) => ({ from, to })),
  );
};

/** Where `mapPos` moves a position at which a mark is inserted. */
const BEFORE_MARK = -1;
const BEHIND_MARK = 1;

const markBothSides = ({ from, to }: Part, mark: string): ChangeSpec[] => [
  { from, insert: mark },
  { from: to, insert: mark },
];

const toggleMark = (state: EditorState, name: MarkName): TransactionSpec => {
  const parts = partsOf(state);
  const { main } = state.selection;
  const markOf = (part: Part) => (name === 'Emphasis' ? italicMark(state, part) : '**');
  const [firstPart] = parts;
  if (parts.length === 1 && firstPart!.from === firstPart!.to)
    return toggleEmpty(state, markOf(firstPart!));
  const nodes = parts.map((part) => markAround(state, name, part));
  const isMarked = nodes.length > 0 && nodes.every((node) => node !== null);
  const changes = state.changes(
    isMarked
      ? unmark(nodes)
      : parts.flatMap((part, index) => (nodes[index] ? [] : markBothSides(part, markOf(part)))),
  );
  // A selection excludes new marks. A cursor, which has one part, stays in its word.
  const isBehindWordStart = main.empty && main.from > firstPart!.from;
  const startSide = isBehindWordStart ? BEFORE_MARK : BEHIND_MARK;
  const endSide = main.empty ? startSide : BEFORE_MARK;
  const isForward = main.anchor <= main.head;
  const selection = EditorSelection.range(
    changes.mapPos(main.anchor, isForward ? startSide : endSide),
    changes.mapPos(main.head, isForward ? endSide : startSide),
  );
  return { changes, selection, userEvent: 'input.format', scrollIntoView: true };
};

/** Puts the cursor between two marks, or takes these away again. */
const toggleEmpty = (state: EditorState, mark: string): TransactionSpec => {
  const { head } = state.selection.main;
  const { length } = mark;
  const isBetween =
    state.sliceDoc(Math.max(0, head - length), head) === mark &&
    state.sliceDoc(head, head + length) === mark;
  return isBetween
    ? { changes: { from: head - length, to: head + length }, userEvent: 'input.format' }
    : {
        changes: { from: head, insert: mark + mark },
        selection: { anchor: head + length },
        userEvent: 'input.format',
      };
};

export const toggleBold = (state: EditorState): TransactionSpec =>
  toggleMark(state, 'StrongEmphasis');

export const toggleItalic = (state: EditorState): TransactionSpec => toggleMark(state, 'Emphasis');
