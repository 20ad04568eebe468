import { htmlToMarkdown } from './htmlToMarkdown.ts';

const SITE = 'https://www.site.test';

/** What programs put on the clipboard. The texts are ours. */
const PASTED = [
  {
    from: 'Google Docs, headings and formatted text in the bold wrapper',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400">Late replies</span></h1><p dir="ltr"><span style="font-weight:400">A </span><span style="font-weight:700">bold </span><span style="font-style:italic">italic</span><span style="font-weight:400"> line.<br>Next line</span></p><br><h2 dir="ltr"><span style="font-weight:700">Why</span></h2></b><br class="Apple-interchange-newline">',
    markdown: '## Late replies\n\nA **bold** _italic_ line.\\\nNext line\n\n### Why',
  },
  {
    from: 'Google Docs, a nested list',
    html: '<b style="font-weight:normal"><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Nested</span></p></li></ul><li dir="ltr"><p role="presentation"><span>Two</span></p></li></ul></b>',
    markdown: '- One\n  - Nested\n- Two',
  },
  {
    from: 'Google Docs, a table and a counted link',
    html: '<div dir="ltr"><table><colgroup><col><col></colgroup><tbody><tr><td><p><span style="font-weight:700">Plan</span></p></td><td><p>Price</p></td></tr><tr><td><p>Solo</p><p>one | person</p></td><td><p><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc&amp;sa=D">29</a></p></td></tr></tbody></table></div>',
    markdown:
      '| Plan                  | Price                           |\n| --------------------- | ------------------------------- |\n| Solo<br>one \\| person | [29](https://example.com/a?b=c) |',
  },
  {
    from: 'Google Docs, a check list',
    html: '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,iVBOR" alt="checked"><p role="presentation"><span style="text-decoration:line-through">Call</span></p></li><li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBOR" alt="unchecked"><p role="presentation">Write</p></li></ul>',
    markdown: '- [x] ~~Call~~\n- [ ] Write',
  },
  {
    from: 'Word, a title, headings and a list of paragraphs',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0} --></style></head><body lang=EN-US><!--StartFragment--><p class=MsoTitle>Open house</p><h1>Before<o:p></o:p></h1><p class=MsoNormal><b>Before the visit </b>call<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Keys<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Flyers</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Thank you.</p><!--EndFragment--></body></html>`,
    markdown:
      '## Open house\n\n## Before\n\n**Before the visit** call\n\n- Keys\n  - Flyers\n\nThank you.',
  },
  {
    from: 'Word, a numbered list and a table',
    html: `<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Ring</p><p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.</span>Wait</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>Week</p></td><td><p class=MsoNormal>Calls</p></td></tr><tr><td><p class=MsoNormal>1</p></td><td><p class=MsoNormal>14</p></td></tr></table>`,
    markdown: '1. Ring\n2. Wait\n\n| Week | Calls |\n| ---- | ----- |\n| 1    | 14    |',
  },
  {
    from: 'Word for the web',
    html: '<div class="OutlineElement"><p class="Paragraph"><span class="TextRun">Ask </span><strong><span class="TextRun">first</span></strong><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul role="list"><li data-leveltext="•"><p class="Paragraph"><span>One</span></p></li></ul></div>',
    markdown: 'Ask **first**\n\n- One',
  },
  {
    from: 'a web page with code, a quote and a rule',
    html: '<h2>Title</h2><p>Text with <code>a_b</code>.</p><pre><code class="language-js">const a = 1;\n</code></pre><blockquote><p>Words</p></blockquote><hr><p>End</p>',
    markdown: '## Title\n\nText with `a_b`.\n\n```js\nconst a = 1;\n```\n\n> Words\n\n---\n\nEnd',
  },
  {
    from: 'this site',
    html: `<p><a href="${SITE}/pricing">Plans</a> and <a href="https://other.test/x">others</a></p>`,
    markdown: '[Plans](/pricing) and [others](https://other.test/x)',
  },
  {
    from: 'a web page with pictures',
    html: '<figure><img src="https://other.test/a.jpg" alt="A porch"><figcaption>The porch</figcaption></figure><p><img src="/media/b.jpg"></p>',
    markdown: '![A porch](https://other.test/a.jpg)\n\nThe porch\n\n![](/media/b.jpg)',
  },
  {
    from: 'runs of one look',
    html: '<p><b>One</b><b> two </b><i> three</i><b></b> four</p>',
    markdown: '**One two** _three_ four',
  },
  {
    from: 'plain words with signs of Markdown',
    html: '<p>1. no list, * no star, [no link] and a_b</p>',
    markdown: '1\\. no list, \\* no star, \\[no link] and a_b',
  },
  {
    from: 'a list that begins at three, in a list',
    html: '<ol start="3"><li>Three<ul><li>Inner</li></ul></li><li>Four</li></ol>',
    markdown: '3. Three\n   - Inner\n4. Four',
  },
  {
    from: 'an email with tables for its layout',
    html: '<table role="presentation"><tbody><tr><td><b>Open house</b><br>Sunday at two</td></tr></tbody></table>',
    markdown: '| Open house<br>Sunday at two |\n| --------------------------- |',
  },
  {
    from: 'a page with scripts and links that run them',
    html: '<script>alert(1)</script><p onclick="alert(1)">Text <a href="javascript:alert(1)">link</a></p>',
    markdown: 'Text link',
  },
  { from: 'nothing', html: '<p> </p>', markdown: '' },
];

it.each(PASTED)('makes Markdown of $from', ({ html, markdown }) => {
  expect(htmlToMarkdown(html, SITE).markdown).toBe(markdown);
});

it.each([
  ['<img src="file:///C:/a.png"><p>Text</p>', 1],
  ['<p><img src="data:image/png;base64,iVBOR"><img src="blob:x">Text</p>', 2],
  ['<p><img src="https://other.test/a.png">Text</p>', 0],
  ['<p><img src="data:image/gif;base64,R0" data-src="https://other.test/a.png">Text</p>', 0],
  ['<p><img src="data:image/gif;base64,R0" data-src="blob:x">Text</p>', 1],
])('counts the pictures that stay behind of %j', (html, count) => {
  expect(htmlToMarkdown(html).lostPictures).toBe(count);
});
