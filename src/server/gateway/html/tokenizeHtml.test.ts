import { processorTime } from '../../../testing/processorTime.ts';
import { tokenizeHtml } from './tokenizeHtml.ts';

const written = (html: string): string =>
  tokenizeHtml(html)
    .map((token) => {
      if (token.kind === 'text') return token.value;
      return token.kind === 'open' ? `[${token.name}${token.attributes}]` : `[/${token.name}]`;
    })
    .join('');

it.each([
  ['<p>a</p>', '[p]a[/p]'],
  ['<P\nTITLE = a>b</P\t>', '[p title="a"]b[/p]'],
  [`<a href='x"y' title=z>b</a>`, '[a href="x&quot;y" title="z"]b[/a]'],
  ['<a href=/x/>b', '[a href="/x/"]b'],
  ['<a href="x" HREF="y">b', '[a href="x"]b'],
  ['<img/src=x/alt=y>', '[img src="x/alt=y"]'],
  ['<p title="a>b">c', '[p title="a>b"]c'],
  ['<p onclick=x data-y=z>a', '[p]a'],
  ['a < b <3 <> c', 'a < b <3 <> c'],
  ['a<!-- b --!>c<!-->d<!--->e<!-- f', 'acde'],
  ['a<!doctype html>b<?php x ?>c</ d>e<![CDATA[f]]>g', 'abceg'],
  ['a<script>b</p></script x>c', 'ac'],
  ['a<script>b', 'a'],
  ['a<title>b</titles></title>c', 'ac'],
  ['a<svg><g><svg/></g></svg>b</svg>c', 'abc'],
  ['a<select><option>b</select>c', 'ac'],
  ['a<button>b', 'ab'],
  ['a<div/>b', 'a[div]b'],
  ['a<p title="b', 'a'],
  ['a<p', 'a'],
  ['a<iframe src=x>b</iframe>c', 'a[iframe src="x"][/iframe]c'],
  ['<center>a</center><nav>b</nav>', '[div]a[/div][div]b[/div]'],
])('reads %j as %j', (html, tokens) => {
  expect(written(html)).toBe(tokens);
});

it.each([
  '<',
  '</',
  '<!--',
  '<a b="',
  '<a b=',
  '<svg>',
  '<script>',
  '</x>',
  '<a ',
  '<title>',
  '<!',
])('reads any number of %j in one pass', (part) => {
  // Many times what one pass takes.
  expect(processorTime(() => tokenizeHtml(part.repeat(100_000)))).toBeLessThan(5000);
});
