import { MAX_DEPTH } from '../../../contract/htmlAllowList.ts';
import { boundLength, boundNesting } from './boundHtml.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

const bounded = (html: string): string => boundNesting(tokenizeHtml(html));

// Of huge texts the lengths are compared: to show where two of them differ takes minutes.
it('cuts what is longer than two million characters, and nothing shorter', () => {
  const longest = 'x'.repeat(2 * 1024 * 1024);
  expect(boundLength(longest).length).toBe(longest.length);
  expect(boundLength(`${longest}x`).length).toBe(1_887_436);
});

it('cuts what has more than 30,000 marks before the first one too many, and nothing that has fewer', () => {
  const densest = `${'a<'.repeat(15_000)}${'a&'.repeat(15_000)}a`;
  expect(boundLength('a<b')).toBe('a<b');
  expect(boundLength(densest).length).toBe(densest.length);
  expect(boundLength(`${densest}<`).length).toBe('a<'.length * 27_000 + 'a'.length);
});

it.each([
  '<p>a<p>b',
  '<ul><li>a<li>b</ul>',
  '<strong>a<em>b</strong>c</em>',
  '<table><tr><td>a<td>b</table>',
  '</div>a',
  '<p>a<br>b<img src="x"></p>',
])('leaves %s to the parser', (html) => {
  expect(bounded(html)).toBe(html);
});

it('writes a sign that begins no tag as the text that it is', () => {
  expect(bounded('1 < 2')).toBe('1 &lt; 2');
});

it('closes by itself what is in great disorder', () => {
  const html = '<b>a<i>b</b>c</i>'.repeat(50);
  expect(bounded(html)).toBe(
    '<b>a<i>b</i></b>c'.replaceAll('b>', 'strong>').replaceAll('i>', 'em>').repeat(50),
  );
});

it.each([
  ['<ul><li>a<p>b<p>c<li>d</ul>', '<ul><li>a<p>b</p><p>c</p></li><li>d</li></ul>'],
  ['<ul><li><div><p>a<li>b</ul>', '<ul><li><div><p>a</p></div></li><li>b</li></ul>'],
  ['<ul><li>a<ul><li>b<li>c</ul></ul>', '<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>'],
  [
    '<dl><dt>a<dt>b<dd>c<dd>d<dt>e</dl>',
    '<dl><dt>a</dt><dt>b</dt><dd>c</dd><dd>d</dd><dt>e</dt></dl>',
  ],
  ['<dl><dd>a<dl><dt>b<dd>c</dl></dl>', '<dl><dd>a<dl><dt>b</dt><dd>c</dd></dl></dd></dl>'],
  ['<p>a<em>b<h2>c</h2>', '<p>a<em>b</em></p><h2>c</h2>'],
  [
    '<p>a<li>b</li><p>c<dt>d</dt><p>e<dd>f</dd>',
    '<p>a</p><li>b</li><p>c</p><dt>d</dt><p>e</p><dd>f</dd>',
  ],
])('closes what is forgotten of %s where the next one starts', (written, meant) => {
  expect(bounded(written.repeat(40))).toBe(meant.repeat(40));
});

it.each([
  ['<tr><th>a<th>b<td>c<td>d', '<tr><th>a</th><th>b</th><td>c</td><td>d</td></tr>'],
  ['<tr><td>a<th>b<tr><th>c', '<tr><td>a</td><th>b</th></tr><tr><th>c</th></tr>'],
  ['<td>a<tr><th>b', '<td>a</td><tr><th>b</th></tr>'],
  ['<th>a<tr><th>b', '<th>a</th><tr><th>b</th></tr>'],
  ['<tr><td>a<tbody><tr><td>b', '<tr><td>a</td></tr><tbody><tr><td>b</td></tr></tbody>'],
  ['<td>a<tbody><tr><td>b', '<td>a</td><tbody><tr><td>b</td></tr></tbody>'],
  ['<th>a<tbody><tr><td>b', '<th>a</th><tbody><tr><td>b</td></tr></tbody>'],
  ['<caption>a<tr><td>b', '<caption>a</caption><tr><td>b</td></tr>'],
  [
    '<caption>a<col><colgroup><col><tr><td>b',
    '<caption>a</caption><col><colgroup><col></colgroup><tr><td>b</td></tr>',
  ],
  [
    '<colgroup><col><caption>a<colgroup><col>',
    '<colgroup><col></colgroup><caption>a</caption><colgroup><col></colgroup>',
  ],
  [
    '<thead><tr><th>a<tbody><tr><td>b<tfoot><tr><td>c',
    '<thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>',
  ],
  [
    '<tfoot><tr><td>a<thead><tr><th>b<caption>c',
    '<tfoot><tr><td>a</td></tr></tfoot><thead><tr><th>b</th></tr></thead><caption>c</caption>',
  ],
  [
    '<tr><td>a<table><tr><td>b</table><td>c',
    '<tr><td>a<table><tr><td>b</td></tr></table></td><td>c</td></tr>',
  ],
])('closes what is forgotten of the table of %s', (written, meant) => {
  expect(bounded(`<table>${written}</table>`.repeat(40))).toBe(
    `<table>${meant}</table>`.repeat(40),
  );
});

it('closes what is in disorder more than 32 times', () => {
  expect(bounded('</em>'.repeat(32))).toBe('</em>'.repeat(32));
  expect(bounded('</em>'.repeat(33))).toBe('');
  expect(bounded(`<div>${'<p>a'.repeat(33)}`)).toBe(`<div>${'<p>a'.repeat(33)}`);
  expect(bounded('<p>a'.repeat(34))).toBe(`${'<p>a</p>'.repeat(33)}<p>a`);
  const misnested = '<em><q><q></em></q></q>';
  expect(bounded(`<div>${misnested.repeat(8)}`)).toBe(`<div>${misnested.repeat(8)}`);
  expect(bounded(`</em>${misnested.repeat(8)}`)).toBe('<em><q><q></q></q></em>'.repeat(8));
});

it('leaves the less disorder to the parser the longer the document is', () => {
  const document = `${'</em>'.repeat(20)}${'<br>'.repeat(9980)}`;
  expect(bounded(document).length).toBe(document.length);
  expect(bounded(`${document}<br>`).length).toBe('<br>'.length * 9981);
});

it('knows no end tags of elements that have no content', () => {
  expect(bounded('<p>a</br>b</p></hr></img></input></col>')).toBe('<p>ab</p>');
  expect(bounded(`${'</em>'.repeat(32)}</br>`)).toBe('</em>'.repeat(32));
});

it('drops the tags below the deepest level, not their text', () => {
  const html = `${'<div>'.repeat(MAX_DEPTH + 5)}a<q>b</q>${'</div>'.repeat(MAX_DEPTH + 5)}c`;
  expect(bounded(html)).toBe(`${'<div>'.repeat(MAX_DEPTH)}ab${'</div>'.repeat(MAX_DEPTH)}c`);
});

it('keeps tags again after a deep place', () => {
  const deep = `${'<div>'.repeat(200)}a${'</div>'.repeat(200)}`;
  expect(bounded(`${deep}<p>b</p>`)).toMatch(/<\/div><p>b<\/p>$/);
});

it('keeps tags again where the element around those that were dropped ends', () => {
  const html = `${'<div>'.repeat(MAX_DEPTH)}<q>a${'</div>'.repeat(MAX_DEPTH)}<p>b<p>c`;
  const kept = `${'<div>'.repeat(MAX_DEPTH)}a${'</div>'.repeat(MAX_DEPTH)}`;
  expect(bounded(html)).toBe(`${kept}<p>b</p><p>c`);
});

it('ends a paragraph at the deepest level by a block beside it, not by one in what was dropped', () => {
  const deepest = `${'<div>'.repeat(MAX_DEPTH - 1)}<p>`;
  expect(bounded(`${deepest}<q><q>a</q></q><div>b`)).toBe(`${deepest}a</p><div>b`);
  expect(bounded(`${deepest}<q><q>a</q><div>b`)).toBe(`${deepest}ab`);
});
