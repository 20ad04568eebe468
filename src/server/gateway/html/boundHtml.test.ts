import { MAX_DEPTH } from '../../../contract/htmlAllowList.ts';
import { boundNesting } from './boundHtml.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

const bounded = (html: string): string => boundNesting(tokenizeHtml(html));

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

it('closes by itself what is in great disorder', () => {
  const html = '<b>a<i>b</b>c</i>'.repeat(50);
  expect(bounded(html)).toBe(
    '<b>a<i>b</i></b>c'.replaceAll('b>', 'strong>').replaceAll('i>', 'em>').repeat(50),
  );
});

it('closes forgotten items and paragraphs where the next one starts', () => {
  const html = `<ul>${'<li>a<p>b<p>c'.repeat(40)}</ul>`;
  expect(bounded(html)).toBe(`<ul>${'<li>a<p>b</p><p>c</p></li>'.repeat(40)}</ul>`);
});

it('closes forgotten cells and rows', () => {
  const html = `<table>${'<tr><th>a<td>b'.repeat(40)}</table>`;
  expect(bounded(html)).toBe(`<table>${'<tr><th>a</th><td>b</td></tr>'.repeat(40)}</table>`);
});

it('does not let an item of an inner list close the outer one', () => {
  const html = `<ul>${'<li>a<ul><li>b<li>c</ul>'.repeat(40)}</ul>`;
  expect(bounded(html)).toBe(`<ul>${'<li>a<ul><li>b</li><li>c</li></ul></li>'.repeat(40)}</ul>`);
});

it('drops the tags below the deepest level, not their text', () => {
  const html = `${'<div>'.repeat(MAX_DEPTH + 5)}a<q>b</q>${'</div>'.repeat(MAX_DEPTH + 5)}c`;
  expect(bounded(html)).toBe(`${'<div>'.repeat(MAX_DEPTH)}ab${'</div>'.repeat(MAX_DEPTH)}c`);
});

it('keeps tags again after a deep place', () => {
  const deep = `${'<div>'.repeat(200)}a${'</div>'.repeat(200)}`;
  expect(bounded(`${deep}<p>b</p>`)).toMatch(/<\/div><p>b<\/p>$/);
});
