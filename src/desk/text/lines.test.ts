import { textAfter } from './editing.fixtures.ts';
import { cycleHeading, indentItems, setHeading, toggleList, toggleQuote } from './lines.ts';

it.each([
  ['‹one\ntwo›', '- ‹one\n- two›'],
  ['- ‹one\n- two›', '‹one\ntwo›'],
  ['‹one\n\ntwo›', '- ‹one\n\n- two›'],
  ['1. ‹one\n2. two›', '- ‹one\n- two›'],
  ['before\n‹one›\nafter', 'before\n\n- ‹one›\n\nafter'],
  ['- zero\n‹one›', '- zero\n- ‹one›'],
  ['## ‹one›', '- ‹one›'],
  ['‹', '- ‹'],
  ['‹one\n›two', '- ‹one\n\n›two'],
  ['- ‹one\ntwo›', '- ‹one\n- two›'],
])('makes %j a list as %j', (before, after) => {
  expect(textAfter(before, (state) => toggleList(state, false))).toBe(after);
});

it.each([
  ['‹one\ntwo\nthree›', '1. ‹one\n2. two\n3. three›'],
  ['- ‹one\n  - two\n- three›', '1. ‹one\n  1. two\n2. three›'],
  ['1. ‹one›', '‹one›'],
])('numbers %j as %j', (before, after) => {
  expect(textAfter(before, (state) => toggleList(state, true))).toBe(after);
});

it.each([
  ['wo‹rd', '## wo‹rd'],
  ['## wo‹rd', '### wo‹rd'],
  ['### wo‹rd', 'wo‹rd'],
  ['# wo‹rd', '## wo‹rd'],
  ['##### wo‹rd', 'wo‹rd'],
  ['- wo‹rd', '## wo‹rd'],
  ['‹one\n\ntwo›', '## ‹one\n\n## two›'],
])('turns %j into the heading %j', (before, after) => {
  expect(textAfter(before, cycleHeading)).toBe(after);
});

it.each([
  [3, '## wo‹rd', '### wo‹rd'],
  [0, '## wo‹rd', 'wo‹rd'],
  [0, '- wo‹rd', '- wo‹rd'],
  [2, '‹', '## ‹'],
])('sets level %i of %j', (level, before, after) => {
  expect(textAfter(before, (state) => setHeading(state, level))).toBe(after);
});

it.each([
  ['‹one\n\ntwo›', '> ‹one\n>\n> two›'],
  ['> ‹one\n>\n> two›', '‹one\n\ntwo›'],
  ['before\n‹one›', 'before\n\n> ‹one›'],
  ['‹', '> ‹'],
])('quotes %j as %j', (before, after) => {
  expect(textAfter(before, toggleQuote)).toBe(after);
});

it.each([
  [true, '- one\n- tw‹o', '- one\n  - tw‹o'],
  [true, '1. one\n2. tw‹o', '1. one\n   2. tw‹o'],
  [false, '- one\n  - tw‹o', '- one\n- tw‹o'],
  [false, '- tw‹o', '- tw‹o'],
  [true, 'wo‹rd', 'wo‹rd'],
])('moves items (in: %j) of %j', (isIn, before, after) => {
  expect(textAfter(before, (state) => indentItems(state, isIn))).toBe(after);
});
