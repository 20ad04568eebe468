import { textAfter } from './editing.fixtures.ts';
import { toggleBold, toggleItalic } from './inlineMarks.ts';

it.each([
  ['‹word›', '**‹word›**'],
  ['**‹word›**', '‹word›'],
  ['‹**word**›', '‹word›'],
  ['a ‹ word › b', 'a ‹ **word** › b'],
  ['wo‹rd', '**wo‹rd**'],
  ['word‹', '**word‹**'],
  ['**wo‹rd** and', 'wo‹rd and'],
  ['a ‹ b', 'a **‹** b'],
  ['a **‹** b', 'a ‹ b'],
  ['- ‹one\n- two›', '- **‹one**\n- **two›**'],
  ['- **‹one**\n- **two›**', '- ‹one\n- two›'],
  ['‹one\n\n**two**›', '**‹one**\n\n**two**›'],
  ['## ‹Title›', '## **‹Title›**'],
  ['‹- one\n- two›', '‹- **one**\n- **two›**'],
  ['_‹word›_', '_**‹word›**_'],
  ['‹', '**‹**'],
])('makes %j bold as %j', (before, after) => {
  expect(textAfter(before, toggleBold)).toBe(after);
});

it.each([
  ['‹word›', '_‹word›_'],
  ['_‹word›_', '‹word›'],
  ['*‹word›*', '‹word›'],
  ['un‹believ›able', 'un*‹believ›*able'],
  ['**‹word›**', '**_‹word›_**'],
  ['***‹word›***', '**‹word›**'],
])('makes %j italic as %j', (before, after) => {
  expect(textAfter(before, toggleItalic)).toBe(after);
});
