import { sanitize, sanitizeDocument, sanitizeFragment } from './sanitizeHtml.ts';

const UNCHANGED = [
  '<h2 id="first-reply">First reply</h2>',
  '<h3>a</h3><h4>b</h4><h5>c</h5><h6 id="d">d</h6>',
  '<p>a<br>b</p><hr>',
  '<ol start="3"><li>a</li><li>b<ul><li>c</li></ul></li></ol>',
  '<ul><li><input type="checkbox" checked disabled> done</li></ul>',
  '<ul><li><p><input type="checkbox" disabled> to do</p></li></ul>',
  '<p><a href="/pricing" title="Plans">Plans</a></p>',
  '<p><a href="mailto:office@example.com">Mail</a> <a href="tel:+15550100">Call</a></p>',
  '<p><a href="#first-reply">Above</a> <a href="?page=2">Next</a></p>',
  '<p><a href="https://example.com/a?b=1#c" rel="noopener">Elsewhere</a></p>',
  '<figure><img src="/covers/a.svg" alt="A row of doors" title="Doors" width="640" height="360"><figcaption>x</figcaption></figure>',
  '<table><caption>c</caption><thead><tr><th scope="col" align="right">a</th></tr></thead><tbody><tr><td colspan="2" rowspan="3">b</td></tr></tbody></table>',
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

it.each(UNCHANGED)('keeps %s as it is', (html) => {
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
    'pictures with sources',
    '<picture><source srcset="/b.avif"><img src="/a.png" alt="a"></picture>',
    '<img src="/a.png" alt="a">',
  ],
  ['pictures without a description', '<img src="/a.png">', '<img src="/a.png" alt="">'],
  ['pictures without an address', '<p>a<img alt="b"></p>', '<p>a</p>'],
  ['links without an address', '<p><a name="x">a</a></p>', '<p>a</p>'],
  ['links to nowhere good', '<p><a href="javascript:x">a</a></p>', '<p>a</p>'],
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
    'ids that the page needs',
    '<h2 id="root">a</h2><h2 id="state">b</h2><h2 id="Main">c</h2>',
    '<h2>a</h2><h2>b</h2><h2>c</h2>',
  ],
  ['ids that are there twice', '<h2 id="a">a</h2><h2 id="a">b</h2>', '<h2 id="a">a</h2><h2>b</h2>'],
  ['level-1 headings', '<h1 id="a">a</h1>', '<h2 id="a">a</h2>'],
  [
    'live checkboxes',
    '<ul><li><input type="checkbox"> a</li></ul>',
    '<ul><li><input type="checkbox" disabled> a</li></ul>',
  ],
  ['other inputs', '<ul><li><input type="text" value="x">a</li></ul>', '<ul><li>a</li></ul>'],
  ['checkboxes outside of lists', '<p><input type="checkbox">a</p>', '<p>a</p>'],
  [
    'sizes that are no numbers',
    '<img src="/a.png" alt="" width="100%" height="4">',
    '<img src="/a.png" alt="" height="4">',
  ],
  ['empty paragraphs', '<p></p><p>&nbsp;</p><p><br></p><p>a</p>', '<p>a</p>'],
  ['comments', 'a<!-- b -->c', 'ac'],
  ['the first newlines of code', '<pre>\n\n\n  a</pre>', '<pre>  a</pre>'],
  [
    'tables without a body',
    '<table><tr><td>a</table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'whitespace between cells',
    '<table>\n<tr>\n<td>a</td>\n</tr>\n</table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'text lost in a table',
    '<table>a<tr><td>b</table>',
    'a<table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['misnested tags', '<p><b>a<i>b</b>c</i></p>', '<p><strong>a<em>b</em></strong><em>c</em></p>'],
  [
    'missing end tags',
    '<ul><li>a<li>b</ul><p>c<p>d',
    '<ul><li>a</li><li>b</li></ul><p>c</p><p>d</p>',
  ],
  ['uppercase', '<P ALIGN=LEFT>A<BR/>B</P>', '<p>A<br>B</p>'],
  ['drawings', '<p>a<svg><g><title>b</title><text>c</text></g></svg>d</p>', '<p>ad</p>'],
  ['a drawing that never ends', '<p>a<svg>b</p><p>c</p>', '<p>ab</p><p>c</p>'],
  [
    'alignments of another age',
    '<table><tr align="char"><td align="center">a</table>',
    '<table><tbody><tr><td align="center">a</td></tr></tbody></table>',
  ],
])('mends %s', (_, html, expected) => {
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
])('embeds %s from the host without cookies', (address) => {
  expect(embed(address)).toBe(
    '<iframe src="https://www.youtube-nocookie.com/embed/abc_DEF-123" title="Video" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
  );
});

it('keeps the title of a video and the second to start at', () => {
  expect(
    sanitize('<iframe title="A tour" src="https://youtu.be/abc_DEF-123?t=42s"></iframe>'),
  ).toMatch(/^<iframe src="[^"]+\/abc_DEF-123\?start=42" title="A tour"/);
});

it('drops frames of everybody else', () => {
  expect(embed('https://player.example.com/embed/abc_DEF-123')).toBe('');
});

it('gives each heading of a document an id, and lists them with the levels they were written with', () => {
  const html =
    '<h1>Part one</h1><h2 id="given">Given</h2><h3>Part one</h3><h2>Root</h2><h2><img src="/a.png"></h2>';
  expect(sanitizeDocument(html)).toEqual({
    html: '<h2 id="part-one">Part one</h2><h2 id="given">Given</h2><h3 id="part-one-1">Part one</h3><h2 id="root-1">Root</h2><h2><img src="/a.png" alt=""></h2>',
    headings: [
      { id: 'part-one', text: 'Part one', level: 1 },
      { id: 'given', text: 'Given', level: 2 },
      { id: 'part-one-1', text: 'Part one', level: 3 },
      { id: 'root-1', text: 'Root', level: 2 },
    ],
  });
});

it('takes the ids off a fragment that shares its page with a document', () => {
  expect(sanitizeFragment('<h1 id="a">a</h1>')).toBe('<h2>a</h2>');
});

it('cuts a document that is longer than any article', () => {
  const html = `<p>${'word '.repeat(600_000)}</p>`;
  const safe = sanitize(html);
  expect(safe.length).toBeGreaterThan(1_800_000);
  expect(safe.length).toBeLessThan(2_000_000);
  expect(sanitize(safe)).toBe(safe);
});

it('cuts a document with more tags than any article', () => {
  const safe = sanitize('<p>a</p>'.repeat(40_000));
  expect(safe.match(/<p>/g)?.length).toBe(13_500);
  expect(sanitize(safe)).toBe(safe);
});

it('reads the same content once', () => {
  const html = '<p>some <b>content</b></p>';
  expect(sanitizeDocument(html)).toBe(sanitizeDocument(html));
});
