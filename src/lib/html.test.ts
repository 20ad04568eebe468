import { processorTime } from '../testing/processorTime.ts';
import { snippet, stripTags } from './html.ts';

it.each([
  ['<p>One</p><p>two</p>', 'One two'],
  ['<b>b</b>old', 'bold'],
  ['line<br>break', 'line break'],
  ['<td>a</td><td>b</td>', 'a b'],
  ['a<dl>b<dt>c<dd>d', 'a b c d'],
  ['a<th>b<tr>c', 'a b c'],
  ['a<h1>b<h6>c<hr>d', 'a b c d'],
  ['a<figure>b<figcaption>c', 'a b c'],
  ['a<p class="lead">b', 'a b'],
  ['a<p-x>b<dfn>c<hgroup>d<time>e', 'abcde'],
  ['  a \n\t b  ', 'a b'],
  ['a&nbsp;b &amp; c &lt;d&gt; &quot;e&quot; &apos;f&apos;', `a b & c <d> "e" 'f'`],
  ['it&rsquo;s 2 &ndash; 3&hellip;', 'it’s 2 – 3…'],
  ['a &mdash; &lsquo;b&rsquo; &ldquo;c&rdquo;', 'a — ‘b’ “c”'],
  ['&AMP;', '&'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&unknown; &copy 5', '&unknown; &copy 5'],
  ['&#0;&#xD800;&#xDFFF;&#x110000;x', 'x'],
  ['&#xE000;&#x1F511;&#x10FFFF;', '\ue000\u{1F511}\u{10FFFF}'],
  ['a<!-- <b>no</b> -->b', 'a b'],
  ['a<script>let b = "<p>";</script>c', 'a c'],
  ['a<style media="x">p { color: red }</style >c', 'a c'],
  ['a<!-- never closed', 'a'],
  ['a --> b<!-- c -->d', 'a --> b d'],
  ['a</script>b<script>c</script>d', 'ab d'],
  ['a<scripted>b<style-x>c', 'abc'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['', ''],
])('converts %j to the text %j', (html, text) => {
  expect(stripTags(html)).toBe(text);
});

it('shortens a text to a number of characters', () => {
  expect(snippet('Round-robin', 11)).toBe('Round-robin');
  expect(snippet('abc defghij', 4)).toBe('abc…');
  expect(snippet('abcdefghij', 4, 'zebra')).toBe('abcd…');
});

it('centers a match, ignoring case', () => {
  expect(snippet(`${'0'.repeat(30)} KEY ${'1'.repeat(30)}`, 50, 'key')).toBe(
    `…${'0'.repeat(22)} KEY ${'1'.repeat(23)}…`,
  );
});

it('keeps whole words around a match', () => {
  const text = 'what the rule does: the agent who answers the campaign goes on to its own team';
  expect(snippet(text, 32, 'campaign')).toBe('…answers the campaign goes on to…');
  expect(snippet(text, 30, 'campaign')).toBe('…the campaign goes on to…');
  expect(snippet(text, 8, 'campaign')).toBe('…campaign…');
  expect(snippet(text, 5, 'camp')).toBe('…campa…');
});

it('does not split surrogate pairs', () => {
  const key = '\u{1F511}';
  expect(snippet(`ab${key}cdefghij`, 6)).toBe(`ab${key}cd…`);
  expect(snippet(`${key.repeat(4)} KEY 0123456789`, 11, 'key')).toBe('…KEY…');
  expect(snippet(`a${key}${key}b`, 4)).toBe(`a${key}…`);
});

it.each(['<', '<!--', '<script>', '<a', '&', '<p '])(
  'reads any number of unclosed %j in one pass',
  (part) => {
    // Many times what one pass takes.
    expect(processorTime(() => stripTags(part.repeat(100_000)))).toBeLessThan(2000);
  },
);
