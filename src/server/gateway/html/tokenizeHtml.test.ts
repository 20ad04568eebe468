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
  ['<p\t\n\f\r TITLE\t\n\f\r =\t\n\f\r a\t\n\f\r >b</p\t\n\f\r >', '[p title="a"]b[/p]'],
  ['<p title=a lang=b/>c', '[p title="a" lang="b/"]c'],
  [
    '<p title=a\tlang=b\ndir=c\fid=d\rstart=e>f',
    '[p title="a" lang="b" dir="c" id="d" start="e"]f',
  ],
  ['<input checked/disabled/>a', '[input checked="" disabled=""]a'],
  ['<p =a title=b>c', '[p title="b"]c'],
  ['<p title= "a" lang =\'b\'dir=c>d', '[p title="a" lang="b" dir="c"]d'],
  ['<p/x>a<p/>b', '[p]a[p]b'],
  ['<p title="a"', ''],
  ['a</', 'a</'],
  ['a</>b</ >c', 'abc'],
  ['a<?>b<!>c', 'abc'],
  ['a<!---->b<!--c-->d<!--e- ->f--!>g-->h', 'abdg-->h'],
  ['a<!-->b<!--->c', 'abc'],
  ['a<?b', 'a'],
  ['a<TITLE>b</Title\n>c', 'ac'],
  ['a<title>b</title', 'a'],
  ['a<title>b</title x', 'a'],
  ['a<title x="</title>">b</title>c', 'ac'],
  ['a<title/>b</title>c', 'ac'],
  ['a<svg/>b</svg>c', 'abc'],
  ['a<svg />b</svg>c', 'abc'],
  ['a<svg / >b</svg>c', 'ac'],
  ['a<!', 'a'],
  ['a<?', 'a'],
  ['a<math>b<math/>c</math>d', 'ad'],
  ['a<svg>b<svg>c</svg>d</svg>e', 'ae'],
  ['a<svg>b<math>c</svg>d</math>e', 'ade'],
  ['a</svg>b<svg>c', 'abc'],
])('reads %j as %j', (html, tokens) => {
  expect(written(html)).toBe(tokens);
});

it('tells tags from texts, of which none is empty', () => {
  expect(tokenizeHtml('<p lang=en>a<br>b</p>')).toEqual([
    { kind: 'open', name: 'p', attributes: ' lang="en"' },
    { kind: 'text', value: 'a' },
    { kind: 'open', name: 'br', attributes: '' },
    { kind: 'text', value: 'b' },
    { kind: 'close', name: 'p' },
  ]);
});

it.each(['noembed', 'noframes', 'noscript', 'script', 'style', 'textarea', 'title', 'xmp'])(
  'takes what stands in <%s> for no markup, and leaves it out',
  (name) => {
    expect(written(`a<${name}>b<p></${name}x>c</${name}>d`)).toBe('ad');
  },
);

it('keeps a frame without what stands in it', () => {
  expect(tokenizeHtml('<iframe src="x">b<p>c</iframe>')).toEqual([
    { kind: 'open', name: 'iframe', attributes: ' src="x"' },
    { kind: 'close', name: 'iframe' },
  ]);
});

it.each([
  ...['applet', 'audio', 'button', 'canvas', 'datalist', 'frameset', 'map', 'math', 'object'],
  ...['select', 'svg', 'template', 'video'],
])('leaves <%s> out with everything in it, or its tag alone when it has no end', (name) => {
  expect(written(`a<${name}>b<p>c</p></${name}>d`)).toBe('ad');
  expect(written(`a<${name}>b<p>c</p>d`)).toBe('ab[p]c[/p]d');
});

it.each(
  Object.entries({
    strong: ['b'],
    em: ['i'],
    del: ['s', 'strike'],
    code: ['tt'],
    ul: ['dir', 'menu'],
    span: ['bdi', 'bdo', 'font', 'u'],
    div: [
      ...['address', 'article', 'aside', 'center', 'dialog', 'fieldset', 'footer', 'form'],
      ...['header', 'hgroup', 'legend', 'main', 'nav', 'search', 'section'],
    ],
  }),
)('reads as <%s> what means the same: %j', (name, others) => {
  for (const other of others)
    expect(written(`<${other}>a</${other}>`)).toBe(`[${name}]a[/${name}]`);
});
