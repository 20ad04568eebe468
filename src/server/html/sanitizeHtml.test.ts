import { sanitizeDocument, sanitizeFragment } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

const UNCHANGED = [
  '<h2 id="first-reply">First reply</h2>',
  '<h3 id="a">a</h3><h4 id="b">b</h4><h5 id="C">c</h5><h6 id="d">d</h6>',
  '<p>a<br>b</p><hr>',
  '<ol start="3" reversed><li>a</li><li value="7">b<ul><li>c</li></ul></li></ol>',
  '<ul><li><input type="checkbox" checked disabled> done</li></ul>',
  '<ul><li><p><input type="checkbox" disabled> to do</p></li></ul>',
  '<p><a href="/pricing" title="Plans">Plans</a></p>',
  '<p><a href="mailto:office@example.com">Mail</a> <a href="tel:+15550100">Call</a></p>',
  '<p><a href="#first-reply">Above</a> <a href="?page=2">Next</a></p>',
  '<p><a href="https://example.com/a?b=1#c" rel="noopener">Elsewhere</a></p>',
  '<figure><img src="/covers/a.svg" alt="A row of doors" title="Doors" width="640" height="360"><figcaption>x</figcaption></figure>',
  '<table><caption>c</caption><thead><tr><th scope="col" align="right">a</th></tr></thead><tbody><tr align="center"><td colspan="2" rowspan="3" align="justify">b</td></tr></tbody></table>',
  '<table><colgroup><col span="2"></colgroup><tbody><tr><td>b</td></tr></tbody></table>',
  '<blockquote><p>x</p></blockquote>',
  '<pre><code class="language-js">let a = 1;\n</code></pre>',
  '<p><strong>a</strong><em>b</em><del>c</del><ins>d</ins><sub>e</sub><sup>f</sup><mark>g</mark><small>h</small></p>',
  '<p><kbd>a</kbd><abbr title="b">c</abbr><q>d</q><cite>e</cite><time datetime="2026-10-14">f</time></p>',
  '<details open><summary>a</summary><p>b</p></details>',
  '<dl><dt>a</dt><dd>b</dd></dl>',
  '<div dir="rtl"><p>a</p></div><p><span lang="fr">b</span></p><p dir="auto" lang="en-CA">c</p>',
  'Just text &amp; nothing else &lt;here>',
];

it.each(UNCHANGED)('keeps %s', (html) => {
  expect(sanitize(html)).toBe(html);
});

it.each([
  ['wrappers', '<section><div><p>a</p></div></section>', '<p>a</p>'],
  ['a wrapped line', '<div>a <b>b</b></div><div>c</div>', '<p>a <strong>b</strong></p><p>c</p>'],
  ['spans', '<p><span style="color:red">a</span></p>', '<p>a</p>'],
  [
    'tags of presentation',
    '<p><b>a</b><i>b</i><s>c</s><u>d</u></p>',
    '<p><strong>a</strong><em>b</em><del>c</del>d</p>',
  ],
  ['unknown tags', '<p><blink>a</blink> <my-tag>b</my-tag></p>', '<p>a b</p>'],
  ['forms', '<form><p>a</p><input name="x"><button>b</button></form>', '<p>a</p>'],
  [
    'images with sources',
    '<picture><source srcset="/b.avif"><img src="/a.png" alt="a"></picture>',
    '<img src="/a.png" alt="a">',
  ],
  ['images without a description', '<img src="/a.png">', '<img src="/a.png" alt="">'],
  ['images without an address', '<p>a<img alt="b"></p>', '<p>a</p>'],
  ['links without an address', '<p><a name="x">a</a></p>', '<p>a</p>'],
  ['links to forbidden addresses', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
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
  ['wrapped phrases', '<blockquote><span>a</span></blockquote>', '<blockquote>a</blockquote>'],
  ['wrappers of nothing', 'a<div> </div>b<div dir="rtl"><br></div>c', 'a bc'],
  ['invalid directions and languages', '<div dir="up" lang="?"><p>a</p></div>', '<p>a</p>'],
  ['control characters', '<p>a&#1;b&#11;c&#127;d\te</p>', '<p>abcd\te</p>'],
  [
    'code with no language or several',
    '<p><code class="big">a</code><code class="my-language-x language-js language-css">b</code></p>',
    '<p><code>a</code><code class="language-js">b</code></p>',
  ],
  ['the first newlines of code in wrappers', '<pre>\n<span>\n a\n</span></pre>', '<pre> a\n</pre>'],
  ['code that starts with an element', '<pre><b>\na</b></pre>', '<pre><strong>\na</strong></pre>'],
  ['empty code', '<pre></pre>', '<pre></pre>'],
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
  'https://www.youtube.com/embed/abc_DEF-123',
  'https://www.youtube.com/watch?v=abc_DEF-123&amp;list=x',
  'https://m.youtube.com/watch?v=abc_DEF-123',
  'https://youtu.be/abc_DEF-123?si=tracking',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1',
  '//www.youtube.com/embed/abc_DEF-123',
  'https://www.youtube.com/shorts/abc_DEF-123',
  'https://www.youtube.com/live/abc_DEF-123',
])('embeds %s from the no-cookie host', (address) => {
  expect(embed(address)).toBe(
    '<iframe src="https://www.youtube-nocookie.com/embed/abc_DEF-123" title="Video" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  );
});

it('keeps the start of a video', () => {
  expect(embed('https://www.youtube.com/live/abc_DEF-123?start=9')).toContain(
    'src="https://www.youtube-nocookie.com/embed/abc_DEF-123?start=9"',
  );
});

it('keeps the title of a video and the start that a shared link names', () => {
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

it('shows content from the hundred and first level on as plain text', () => {
  const quotes = (levels: number) =>
    `${'<blockquote>'.repeat(levels)}a${'</blockquote>'.repeat(levels)}`;
  expect(sanitize(quotes(100))).toBe(quotes(100));
  expect(sanitize(`<p>before</p>${quotes(101)}`)).toBe(
    `<p>before</p>${quotes(100).replace('a', '')}a`,
  );
});

it.each([
  'https://player.example.com/embed/abc_DEF-123',
  'https://vimeo.com/1234567',
  'https://www.youtube.com/playlist?list=abc_DEF-123',
  'https://www.youtube.com/watch?v=../../evil',
  'https://notyoutube.com/embed/abc_DEF-123',
  'javascript:alert(1)//youtube.com/embed/abc_DEF-123',
  '/embed/abc_DEF-123',
  '',
])('drops a frame of %j', (address) => {
  expect(embed(address)).toBe('');
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
