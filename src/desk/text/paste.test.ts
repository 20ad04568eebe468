import { isFormatted, isPictureOnly } from './paste.ts';

it.each([
  ['<p>One</p>', [], true],
  ['<span style="font-weight:700">One</span>', [], true],
  ['<meta charset="utf-8"><span>One</span>', [], false],
  ['<div>const a</div>', ['vscode-editor-data'], false],
  ['', [], false],
])('reads the formatting of %j', (html, types, expected) => {
  expect(isFormatted(html, types)).toBe(expected);
});

it.each([
  ['<meta charset="utf-8"><img src="https://example.com/a.png" alt="A">', true],
  ['<html><body><!--StartFragment--><img src="a.png"/><!--EndFragment--></body></html>', true],
  ['<img src="a.png"><p>And words</p>', false],
  ['<p>Words</p>', false],
])('knows a picture without words in %j', (html, expected) => {
  expect(isPictureOnly(html)).toBe(expected);
});
