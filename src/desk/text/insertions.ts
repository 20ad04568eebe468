import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState, TransactionSpec } from '@codemirror/state';

const PARSE_MS = 200;

export interface WrittenLink {
  text: string;
  address: string;
  /** Where it stands, or is to stand. */
  from: number;
  to: number;
}

/** The link at the cursor, or the selected words for a new one. */
export const linkAt = (state: EditorState): WrittenLink => {
  const { from, to, empty, head } = state.selection.main;
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS);
  for (let node = tree?.resolveInner(from, 1) ?? null; node; node = node.parent) {
    if (node.name !== 'Link' || node.to < to) continue;
    const url = node.getChild('URL');
    const [start, end] = node.getChildren('LinkMark');
    if (url && start && end)
      return {
        text: state.sliceDoc(start.to, end.from),
        address: state.sliceDoc(url.from, url.to),
        from: node.from,
        to: node.to,
      };
  }
  return newLink(state, (empty ? state.wordAt(head) : null) ?? { from, to });
};

const newLink = (state: EditorState, place: { from: number; to: number }): WrittenLink => {
  const selected = state.sliceDoc(place.from, place.to);
  // A selected address becomes the target of the link.
  const isAddress = /^(?:https?:\/\/|\/)\S+$/.test(selected);
  return {
    text: isAddress
      ? ''
      : selected
          .split('\n')
          .map((line) => line.trim())
          .join(' '),
    address: isAddress ? selected : '',
    from: place.from,
    to: place.to,
  };
};

/** An address without characters that would end the link early. */
const written = (address: string): string => {
  const encoded = address.trim().replace(/\s/g, '%20');
  return /[()]/.test(encoded) ? `<${encoded.replace(/[<>]/g, '')}>` : encoded;
};

const EMAIL = /^[^\s@/:]+@[^\s/@][^\s./@]*\.[^\s/@]+$/;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]|$)/i;

/** The address that a writer means: `example.com` and `ruth@example.com` lack their beginnings. */
export const completeAddress = (typed: string): string => {
  const address = typed.trim();
  if (EMAIL.test(address)) return `mailto:${address}`;
  return HOST.test(address) ? `https://${address}` : address;
};

/** A bracket within the text of a link would end it. */
const escaped = (text: string): string => text.replace(/(?<!\\)[[\]]/g, '\\$&');

export const insertLink = ({ text, address, from, to }: WrittenLink): TransactionSpec => {
  const target = completeAddress(address);
  const insert = `[${escaped(text.trim() || target)}](${written(target)})`;
  return {
    changes: { from, to, insert },
    selection: { anchor: from + insert.length },
    userEvent: 'input.format',
    scrollIntoView: true,
  };
};

/** Puts a block at a position, with blank lines around it. It splits a paragraph, and takes the place of a blank line. */
export const insertBlock = (
  { doc }: EditorState,
  position: number,
  block: string,
  /** What is selected within the block. */
  selected: { from: number; to: number },
): TransactionSpec => {
  const line = doc.lineAt(position);
  const isBlank = (number: number): boolean =>
    number < 1 || number > doc.lines || doc.line(number).text.trim() === '';
  const isOnBlank = line.text.trim() === '';
  const [from, to] = isOnBlank ? [line.from, line.to] : [position, position];
  const hasBefore = !isOnBlank && doc.sliceString(line.from, position).trim() !== '';
  const hasAfter = !isOnBlank && doc.sliceString(position, line.to).trim() !== '';
  const gap = (hasText: boolean, neighbor: number): string => {
    if (hasText) return '\n\n';
    return isBlank(neighbor) ? '' : '\n';
  };
  const before = gap(hasBefore, line.number - 1);
  const after = gap(hasAfter, line.number + 1);
  const start = from + before.length;
  return {
    changes: { from, to, insert: before + block + after },
    selection: { anchor: start + selected.from, head: start + selected.to },
    userEvent: 'input.insert',
    scrollIntoView: true,
  };
};

export interface TableWords {
  column: string;
  cell: string;
}

/** A table with two columns, whose first heading is selected. */
export const insertTable = (state: EditorState, { column, cell }: TableWords): TransactionSpec => {
  const row = (words: readonly string[]) => `| ${words.join(' | ')} |`;
  const dashes = '-'.repeat(column.length);
  const table = [row([column, column]), row([dashes, dashes]), row([cell, cell])].join('\n');
  return insertBlock(state, state.selection.main.to, table, { from: 2, to: 2 + column.length });
};

/** The sign of a footnote at the cursor, and its text at the end, where the cursor goes. */
export const insertFootnote = (state: EditorState): TransactionSpec => {
  const text = state.doc.toString();
  const numbers = Array.from(text.matchAll(/\[\^(\d+)\]/g), ([, number]) => Number(number));
  const number = Math.max(0, ...numbers) + 1;
  const { to } = state.selection.main;
  const end = text.trimEnd().length;
  const isBehindNote = /(?:^|\n)\[\^[^\]]+\]:[^\n]*$/.test(text.trimEnd());
  const sign = `[^${number}]`;
  const gap = isBehindNote ? '\n' : '\n\n';
  const note = `${gap}${sign}: `;
  const changes = state.changes([
    { from: to, insert: sign },
    { from: Math.max(end, to), to: text.length, insert: note },
  ]);
  return {
    changes,
    selection: { anchor: changes.newLength },
    userEvent: 'input.insert',
    scrollIntoView: true,
  };
};
