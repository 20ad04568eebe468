import { sanitizeDocument, sanitizeFragment } from './sanitizeHtml.ts';

const sanitize = (html: string): string => sanitizeDocument(html).html;

const GOOGLE_DOCS = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Call </span><span style="font-weight:700;">today</span><span style="font-style:italic;">, </span><span style="text-decoration:line-through;">later</span></p><br /><ul><li dir="ltr" style="list-style-type:disc;font-weight:400;"><p dir="ltr" role="presentation"><span style="font-weight:400">One</span></p></li><ul><li dir="ltr"><p dir="ltr"><span>Nested</span></p></li></ul></ul></b>`;

const WORD = `<p class="MsoListParagraphCxSpFirst" style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Call<o:p></o:p></p>
<p class="MsoListParagraphCxSpMiddle" style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;</span></span><![endif]>By phone</p>
<p class="MsoListParagraphCxSpLast" style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Write</p><p class="MsoNormal">After</p>`;

it.each([
  [
    'Google Docs',
    GOOGLE_DOCS,
    '<p dir="ltr">Call <strong>today</strong><em>, </em><del>later</del></p><br><ul><li dir="ltr"><p dir="ltr">One</p><ul><li dir="ltr"><p dir="ltr">Nested</p></li></ul></li></ul>',
  ],
  ['Word', WORD, '<ol><li>Call<ul><li>By phone</li></ul></li><li>Write</li></ol><p>After</p>'],
  [
    'WordPress',
    '<!-- wp:image --><figure class="wp-block-image"><img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg" alt="A" class="lazyload"><noscript><img src="/a.jpg" alt="A"></noscript><figcaption class="wp-element-caption">A <b>roof</b></figcaption></figure><!-- /wp:image -->',
    '<figure><img src="/a.jpg" alt="A"><figcaption>A <strong>roof</strong></figcaption></figure>',
  ],
  [
    'WordPress, with a picture and its copy on lines of their own',
    '<figure>\n<img src="data:image/gif;base64,R0lGOD" data-src="/a.jpg" alt="A">\n<noscript><img src="/a.jpg" alt="A"></noscript></figure>',
    '<figure>\n<img src="/a.jpg" alt="A">\n</figure>',
  ],
  [
    'Ghost',
    '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Spring guide</div><div class="kg-bookmark-description">How to list</div></div></a></figure>',
    '<figure><a href="/x">Spring guide<br>How to list</a></figure>',
  ],
  [
    'numeric weights',
    '<p><span style="color:red; FONT-WEIGHT: 600">a</span></p>',
    '<p><strong>a</strong></p>',
  ],
  ['normal weights', '<strong style="font-weight: 400">a</strong>', 'a'],
  ['normal italics', '<p><i style="font-style:normal">a</i></p>', '<p>a</p>'],
  [
    'sizes above and below',
    '<p>x<span style="vertical-align:super">2</span></p>',
    '<p>x<sup>2</sup></p>',
  ],
  [
    'the alignment of cells',
    '<table><tbody><tr><td style="text-align:right">1</td></tr></tbody></table>',
    '<table><tbody><tr><td align="right">1</td></tr></tbody></table>',
  ],
  ['texts between items', '<ul>a<li>b</li>c</ul>', '<ul><li>a</li><li>bc</li></ul>'],
  [
    'annotated characters',
    '<p><ruby>漢<rt>kan</rt></ruby></p>',
    '<p><ruby>漢<rt>kan</rt></ruby></p>',
  ],
])('keeps the meaning of %s', (_, html, expected) => {
  expect(sanitize(html)).toBe(expected);
});

it.each([
  ['a', '<a href="/x"><div>One</div><div>two</div></a>', '<a href="/x">One<br>two</a>'],
  ['h2', '<h2><div>One</div><div>two</div></h2>', '<h2 id="one-two">One<br>two</h2>'],
  [
    'summary',
    '<details><summary><div>One</div>two</summary>x</details>',
    '<details><summary>One<br>two</summary>x</details>',
  ],
  [
    'dt',
    '<dl><dt><section>One</section><section>two</section></dt></dl>',
    '<dl><dt>One<br>two</dt></dl>',
  ],
  [
    'two strong',
    '<p></p><b><div>One</div></b><b><div>two</div></b>',
    '<strong>One</strong><br><strong>two</strong>',
  ],
  [
    'wrappers with blocks',
    '<div>a<p>b</p>One</div><div>two<p>c</p></div>',
    'a<p>b</p>One<br>two<p>c</p>',
  ],
  ['options', '<select><option>One</option><option>two</option></select>', '<p>One</p><p>two</p>'],
])('keeps words of blocks in %s apart', (_, html, expected) => {
  expect(sanitize(html)).toBe(expected);
});

it('lists a heading of two lines with a space', () => {
  const [heading] = sanitizeDocument('<h2><div>One</div><div>two</div></h2>').headings;
  expect(heading).toMatchObject({ text: 'One two' });
});

it.each([
  [
    '<iframe src="https://player.vimeo.com/video/1"></iframe>',
    'https://player.vimeo.com/video/1',
    'Open the page at player.vimeo.com',
  ],
  ['<iframe src="/tour.html" title="The tour"></iframe>', '/tour.html', 'The tour'],
  ['<video controls><source src="/tour.mp4"></video>', '/tour.mp4', 'Watch the video'],
  ['<audio src="/call.mp3"></audio>', '/call.mp3', 'Listen to the recording'],
  ['<object data="/plan.pdf"></object>', '/plan.pdf', 'Open the file'],
  ['<embed src="/plan.pdf">', '/plan.pdf', 'Open the file'],
])('replaces %s by a link', (html, href, text) => {
  const rel = href.startsWith('https:') ? ' rel="noopener"' : '';
  const link = `<a href="${href}"${rel}>${text}</a>`;
  expect(sanitize(html)).toBe(`<p>${link}</p>`);
  expect(sanitize(`<p>a ${html}b</p>`)).toBe(`<p>a <br>${link}<br>b</p>`);
});

it.each([
  '<script>words</script>',
  '<style>words</style>',
  '<template>words</template>',
  '<iframe src="javascript:words"></iframe>',
  '<video>words</video>',
  '<svg><title>words</title><path d=""/></svg>',
])('drops %s, which nobody sees', (html) => {
  expect(sanitize(html)).toBe('');
});

it.each([
  '<noscript>words</noscript>',
  '<button>words</button>',
  '<textarea>words</textarea>',
  '<canvas>words</canvas>',
  '<object>words</object>',
  '<svg><text>words</text></svg>',
  '<math><mi>words</mi></math>',
  '<label>words</label>',
  '<xmp>words</xmp>',
  '<Callout>words</Callout>',
  '<map><area>words</map>',
])('keeps the words of %s', (html) => {
  expect(sanitize(html).replace(/<[^>]*>/g, '')).toBe('words');
});

const NOTES = '<li id="user-content-n">Note <a href="#user-content-r" role="doc-backlink"';

it.each([
  [
    'GitHub',
    '<p>A<sup><a href="#user-content-n" id="user-content-r" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p><section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Notes</h2><ol><li id="user-content-n">Note <a href="#user-content-r" data-footnote-backref aria-label="Back to reference 1">↩</a></li></ol></section>',
    `${NOTES} aria-label="Back to reference 1">↩</a></li>`,
    'Notes',
  ],
  [
    'markdown-it',
    '<p>A<sup class="footnote-ref"><a href="#n" id="r">[1]</a></sup></p><hr class="footnotes-sep"><section class="footnotes"><ol class="footnotes-list"><li id="n" class="footnote-item">Note <a href="#r" class="footnote-backref">↩︎</a></li></ol></section>',
    `${NOTES} aria-label="Back to the text">↩︎</a></li>`,
    'Footnotes',
  ],
  [
    'Pandoc',
    '<p>A<a href="#n" class="footnote-ref" id="r" role="doc-noteref"><sup>1</sup></a></p><section id="footnotes" class="footnotes" role="doc-endnotes"><hr /><ol><li id="n">Note <a href="#r" class="footnote-back" role="doc-backlink">↩︎</a></li></ol></section>',
    `${NOTES} aria-label="Back to the text">↩︎</a></li>`,
    'Footnotes',
  ],
  [
    'WordPress',
    '<p>A<sup data-fn="n" class="fn"><a href="#n" id="r">1</a></sup></p><ol class="wp-block-footnotes"><li id="n">Note <a href="#r">↩︎</a></li></ol>',
    `${NOTES} aria-label="Back to the text">↩︎</a></li>`,
    'Footnotes',
  ],
])('labels the footnotes of %s, and links both ways', (_, html, item, label) => {
  const { html: safe, headings } = sanitizeDocument(html);
  expect(safe).toContain(
    `<section role="doc-endnotes" aria-label="${label}"><ol>${item}</ol></section>`,
  );
  expect(safe).toMatch(/<a (?=[^>]*href="#user-content-n")(?=[^>]*id="user-content-r")/);
  expect(safe).not.toContain('<hr>');
  expect(headings).toEqual([]);
  expect(sanitize(safe)).toBe(safe);
});

it.each([
  ['an id', '<p id="x">a</p>', '<p id="user-content-x">a</p>'],
  ['an id of the page', '<p id="x" data-x="root">a</p>', '<p id="user-content-x">a</p>'],
  ['a name', '<p><a name="x"></a>a</p>', '<p><span id="user-content-x"></span>a</p>'],
  ['a wrapper', '<section id="x"><p>a</p></section>', '<div id="user-content-x"><p>a</p></div>'],
  ['an empty paragraph', '<p id="x"></p><p>a</p>', '<span id="user-content-x"></span><p>a</p>'],
  [
    'an unknown element',
    '<p><my-place id="x">a</my-place></p>',
    '<p><span id="user-content-x"></span>a</p>',
  ],
  ['the first of two', '<p id="x">a</p><p id="x">b</p>', '<p id="user-content-x">a</p><p>b</p>'],
  [
    'another link',
    '<p><a id="x" href="/b">a</a></p>',
    '<p><a id="user-content-x" href="/b">a</a></p>',
  ],
])('keeps %s that a link of the document leads to', (_, html, expected) => {
  const link = (id: string) => `<p><a href="#${id}">go</a></p>`;
  expect(sanitize(link('x') + html)).toBe(link('user-content-x') + expected);
  expect(sanitize(html)).not.toContain('user-content');
  const safe = sanitize(link('x') + html);
  expect(sanitize(safe)).toBe(safe);
  expect(sanitizeFragment(link('x') + html)).not.toContain('id="');
});

it.each(['root', 'main', '_x', 'two words'])('follows a heading whose id %j is not kept', (id) => {
  const { html, headings } = sanitizeDocument(
    `<p><a href="#${encodeURIComponent(id)}">go</a></p><h2 id="${id}">Doors</h2>`,
  );
  expect(headings).toEqual([{ id: 'doors', text: 'Doors', level: 2 }]);
  expect(html).toBe('<p><a href="#doors">go</a></p><h2 id="doors">Doors</h2>');
});

it('leads to headings by their ids, given or generated', () => {
  const html =
    '<p><a href="#a">a</a><a href="#caf%C3%A9">b</a></p><h2 id="a">A</h2><h2 id="café">Café</h2>';
  expect(sanitize(html)).toBe(html);
});

it.each([
  [
    '<iframe src="https://www.youtube.com/embed/abcdefghijk" />After',
    /<iframe [^>]*><\/iframe>\n?After$/,
  ],
  ['<Video src="/tour.mp4" loop />\n<p>After</p>', /Watch the video<\/a><\/p>\n<p>After<\/p>$/],
  ['<p><audio src="/talk.mp3"/>After</p>', /Listen to the recording<\/a><br>After<\/p>$/],
  ['<script src="/x.js"/><p>After</p>', /^<p>After<\/p>$/],
  ['<style/><textarea name="a"/><title/><p>After</p>', /^<p>After<\/p>$/],
  ['<object data="/a.pdf"/><p>After</p>', /<p>After<\/p>$/],
  ['<Chart data="a" />'.repeat(300) + '<p>After</p>', /^<p>After<\/p>$/],
  ['<p><i class="icon"/>After</p>', /^<p><em><\/em>After<\/p>$/],
  ['<p><a href="/x"/>After</p>', /^<p><a href="\/x"><\/a>After<\/p>$/],
  ['<svg><path d="M0"/><text>Drawn</text></svg><p>After</p>', /^Drawn<p>After<\/p>$/],
  ['<table><tr><td/>After</table>', /^<table>.*<td>After<\/td>.*<\/table>$/],
  ['<ul><li/>After</ul>', /^<ul><li>After<\/li><\/ul>$/],
])('shows what follows an empty element: %j', (html, shown) => {
  expect(sanitize(html)).toMatch(shown);
});

it.each([
  ['<noscript>&lt;img src="/pixel.gif" /&gt;</noscript>', ''],
  ['<noscript> &lt;a href="/x"&gt;x&lt;/a&gt;</noscript>', ''],
  ['<noscript>Words < 7</noscript>', 'Words &lt; 7'],
  ['<noscript><p>Words</p></noscript>', '<p>Words</p>'],
])('shows the words of %s', (html, shown) => {
  expect(sanitize(html)).toBe(shown);
});
