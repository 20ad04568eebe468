import { sanitizeDocument, sanitizeFragment } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

it.each([
  '<ul><li><p><input type="checkbox" disabled> to do</p><ul><li>c</li></ul></li></ul>',
  '<table><tbody><tr align="center"><td>b</td></tr></tbody></table>',
  'Just text &amp; nothing else &lt;here>',
])('keeps %s', (html) => {
  expect(sanitize(html)).toBe(html);
});

it.each([
  ['wrappers', '<section><div><p>a</p></div></section>', '<p>a</p>'],
  ['a wrapped line', '<div>a <b>b</b></div><div>c</div>', '<p>a <strong>b</strong></p><p>c</p>'],
  [
    'spans',
    '<blockquote><span style="color:red">a</span></blockquote>',
    '<blockquote>a</blockquote>',
  ],
  [
    'tags of presentation',
    '<p><b>a</b><i>b</i><s>c</s><u>d</u></p>',
    '<p><strong>a</strong><em>b</em><del>c</del>d</p>',
  ],
  ['unknown tags', '<p><blink>a</blink> <my-tag>b</my-tag></p>', '<p>a b</p>'],
  ['forms', '<form><p>a</p><input name="x"><button>b</button></form>', '<p>a</p>b'],
  [
    'images with sources',
    '<picture><source srcset="/b.avif"><img src="/a.png" alt="a"></picture>',
    '<img src="/a.png" alt="a">',
  ],
  ['images without a description', '<img src="/a.png">', '<img src="/a.png" alt="">'],
  ['images without an address', '<p>a<img alt="b"></p>', '<p>a</p>'],
  ['links without an address', '<p><a name="x">a</a></p>', '<p>a</p>'],
  [
    'links without a scheme',
    '<p><a href="//example.com/x">a</a></p>',
    '<p><a href="https://example.com/x" rel="noopener">a</a></p>',
  ],
  [
    'classes',
    '<p class="lead"><code class="big language-css hljs">a</code></p>',
    '<p><code class="language-css">a</code></p>',
  ],
  [
    'ids that are not on headings',
    '<p id="a"><a id="b" href="/x">b</a></p>',
    '<p><a href="/x">b</a></p>',
  ],
  [
    'live checkboxes',
    '<ul><li><input type="checkbox"> a</li></ul>',
    '<ul><li><input type="checkbox" disabled> a</li></ul>',
  ],
  [
    'links within links',
    '<a href="/a">a<table><tr><td><a href="/b">b</a></td></tr></table></a>',
    '<a href="/a">a<table><tbody><tr><td>b</td></tr></tbody></table></a>',
  ],
  [
    'videos within links',
    '<p><a href="/a">a<iframe src="https://youtu.be/abc_DEF-123"></iframe></a></p>',
    '<p><a href="/a">a</a></p>',
  ],
  [
    'other relations of links',
    '<p><a href="/a" rel="opener noopener">a</a><a href="https://a.test" rel="me">b</a></p>',
    '<p><a href="/a">a</a><a href="https://a.test" rel="noopener">b</a></p>',
  ],
  ['other inputs', '<ul><li><input type="text" value="x">a</li></ul>', '<ul><li>a</li></ul>'],
  ['checkboxes outside of lists', '<p><input type="checkbox">a</p>', '<p>a</p>'],
  [
    'invalid sizes',
    '<img src="/a.png" alt="" width="100%" height="4">',
    '<img src="/a.png" alt="" height="4">',
  ],
  ['empty paragraphs', '<p></p><p>&nbsp;</p><p><br></p><p>a</p>', '<p>a</p>'],
  [
    'wrapped lines wherever a paragraph may stand',
    '<blockquote><div>a</div></blockquote><ul><li><div>b</div></li></ul><dl><dd><div>c</div></dd></dl><details><div>d</div></details><div lang="fr"><div>e</div></div><table><tbody><tr><th><div>f</div></th><td><div>g</div></td></tr></tbody></table>',
    '<blockquote><p>a</p></blockquote><ul><li><p>b</p></li></ul><dl><dd><p>c</p></dd></dl><details><p>d</p></details><div lang="fr"><p>e</p></div><table><tbody><tr><th><p>f</p></th><td><p>g</p></td></tr></tbody></table>',
  ],
  [
    'wrapped lines where only text may stand',
    '<details><summary><div>a</div></summary></details><figure><figcaption><div>b</div></figcaption></figure>',
    '<details><summary>a</summary></details><figure><figcaption>b</figcaption></figure>',
  ],
  ['wrappers around both text and blocks', '<div>a<p>b</p></div>', 'a<p>b</p>'],
  ['wrappers of nothing', 'a<div> </div>b<div dir="rtl"><br></div>c', 'a <br>b<br>c'],
  ['invalid directions and languages', '<div dir="up" lang="?"><p>a</p></div>', '<p>a</p>'],
  ['control characters', '<p>a&#1;b&#11;c&#127;d\te</p>', '<p>abcd\te</p>'],
  [
    'code with no language or several',
    '<p><code class="big">a</code><code class="my-language-x language-js language-css">b</code></p>',
    '<p><code>a</code><code class="language-js">b</code></p>',
  ],
  ['the first newlines of code in wrappers', '<pre>\n<span>\n a\n</span></pre>', '<pre> a\n</pre>'],
  ['blanks around everything', ' \n<p>a</p>\n ', '<p>a</p>'],
  ['the first newlines of code', `<pre>${'\n'.repeat(40)}  a\n</pre>`, '<pre>  a\n</pre>'],
  [
    'whitespace between cells',
    '<table>\n<colgroup>\n<col>\n</colgroup>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n<tfoot>\n<tr>\n<td>c</td>\n</tr>\n</tfoot>\n</table>',
    '<table><colgroup><col></colgroup><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot></table>',
  ],
])('normalizes %s', (_, html, expected) => {
  expect(sanitize(html)).toBe(expected);
});

const embed = (address: string): string => sanitize(`<iframe src="${address}"></iframe>`);

it.each([
  'https://www.youtube.com/watch?v=abc_DEF-123&amp;list=x',
  '//www.youtube.com/embed/abc_DEF-123',
])('embeds %s from the no-cookie host', (address) => {
  expect(embed(address)).toBe(
    '<iframe src="https://www.youtube-nocookie.com/embed/abc_DEF-123" title="Video" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  );
});

it('keeps the title and the start of a video', () => {
  expect(embed('https://www.youtube.com/live/abc_DEF-123?start=9')).toContain('?start=9"');
  expect(
    sanitize('<iframe title="A tour" src="https://youtu.be/abc_DEF-123?t=42s"></iframe>'),
  ).toMatch(/^<iframe src="[^"]+\/abc_DEF-123\?start=42" title="A tour"/);
});

it.each(['t=1m30s', 't=x42', 't=42x', 'start=1234567', 't='])(
  'ignores the invalid start %j of a video',
  (parameter) => {
    expect(embed(`https://youtu.be/abc_DEF-123?${parameter}`)).toContain('/abc_DEF-123" ');
  },
);

it('shows content below a hundred levels as plain text', () => {
  const quotes = (levels: number) =>
    `${'<blockquote>'.repeat(levels)}a${'</blockquote>'.repeat(levels)}`;
  expect(sanitize(quotes(100))).toBe(quotes(100));
  expect(sanitize(`<p>before</p>${quotes(101)}`)).toBe(
    `<p>before</p>${quotes(100).replace('a', '')}a`,
  );
});

it('removes ids from a fragment that shares a page with a document', () => {
  expect(sanitizeFragment('<h1 id="a">a</h1>')).toBe('<h2>a</h2>');
  expect(sanitizeFragment('<p>a</p>')).toBe('<p>a</p>');
});

it('caches by content', () => {
  const html = '<p>some <b>content</b></p>';
  expect(sanitizeDocument(html)).toBe(sanitizeDocument(html));
  expect(sanitizeDocument(html, [{ id: 'a', text: 'A', level: 2 }])).not.toBe(
    sanitizeDocument(html),
  );
});
