import type { EditorState } from '@codemirror/state';
import { stateOf, textAfter } from './editing.fixtures.ts';
import {
  completeAddress,
  insertBlock,
  insertFootnote,
  insertLink,
  insertTable,
  linkAt,
} from './insertions.ts';

it.each([
  ['see ‹plans›', 'plans', ''],
  ['see pl‹ans', 'plans', ''],
  ['see [pl‹ans](/pricing)', 'plans', '/pricing'],
  ['see [plans](/pri‹cing)', 'plans', '/pricing'],
  ['‹https://example.com/a›', '', 'https://example.com/a'],
  ['‹', '', ''],
])('reads the link in %j', (text, words, address) => {
  expect(linkAt(stateOf(text))).toMatchObject({ text: words, address });
});

const link = (text: string, address: string) => (state: EditorState) =>
  insertLink({ ...linkAt(state), text, address });

it.each([
  ['see ‹plans›', 'plans', '/pricing', 'see [plans](/pricing)‹'],
  ['see [pl‹ans](/old) now', 'Plans', '/pricing', 'see [Plans](/pricing)‹ now'],
  ['‹', '', 'example.com', '[https://example.com](https://example.com)‹'],
  ['‹', 'a [b]', '/x', '[a \\[b\\]](/x)‹'],
  ['‹', 'A', 'https://en.wikipedia.org/wiki/A_(b)', '[A](<https://en.wikipedia.org/wiki/A_(b)>)‹'],
  ['‹', 'A', '/a b', '[A](/a%20b)‹'],
])('links in %j', (before, text, address, after) => {
  expect(textAfter(before, link(text, address))).toBe(after);
});

it.each([
  ['/pricing', '/pricing'],
  ['#part', '#part'],
  ['ruth@example.com', 'mailto:ruth@example.com'],
  ['www.example.com/a?b', 'https://www.example.com/a?b'],
  ['https://example.com', 'https://example.com'],
])('completes the address %s to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});

const block = (state: EditorState) =>
  insertBlock(state, state.selection.main.to, '![](/a)', { from: 2, to: 2 });

it.each([
  ['‹', '![‹](/a)'],
  ['one‹', 'one\n\n![‹](/a)'],
  ['on‹e', 'on\n\n![‹](/a)\n\ne'],
  ['‹one', '![‹](/a)\n\none'],
  ['one\n‹\ntwo', 'one\n\n![‹](/a)\n\ntwo'],
  ['one\n\n‹\n\ntwo', 'one\n\n![‹](/a)\n\ntwo'],
])('puts a block into %j', (before, after) => {
  expect(textAfter(before, block)).toBe(after);
});

it('inserts a table and selects its first heading', () => {
  const after = textAfter('one‹', (state) =>
    insertTable(state, { column: 'Column', cell: 'Text' }),
  );
  expect(after).toBe('one\n\n| ‹Column› | Column |\n| ------ | ------ |\n| Text | Text |');
});

it.each([
  ['one‹ two', 'one[^1] two\n\n[^1]: ‹'],
  ['one[^1] two‹\n\n[^1]: Note\n', 'one[^1] two[^2]\n\n[^1]: Note\n[^2]: ‹'],
  ['one[^4]‹', 'one[^4][^5]\n\n[^5]: ‹'],
  ['‹', '[^1]\n\n[^1]: ‹'],
])('adds a footnote to %j', (before, after) => {
  expect(textAfter(before, insertFootnote)).toBe(after);
});
