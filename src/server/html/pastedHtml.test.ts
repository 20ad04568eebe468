import { sanitizeDocument } from './sanitizeHtml.ts';

/** HTML as editors and systems write it. The texts are ours. */
const DOCUMENTS = [
  {
    from: 'Google Docs, a table in the bold wrapper',
    source:
      '<b style="font-weight:normal;" id="docs-internal-guid-7a"><div dir="ltr" style="margin-left:0pt;"><table style="border:none"><colgroup><col width="120" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="font-weight:700">Lead</span></p></td><td><p dir="ltr"><span style="font-weight:400">Reply in five minutes</span></p></td></tr></tbody></table></div></b>',
    shown:
      '<div dir="ltr"><table><colgroup><col></colgroup><tbody><tr><td><p dir="ltr"><strong>Lead</strong></p></td><td><p dir="ltr">Reply in five minutes</p></td></tr></tbody></table></div>',
  },
  {
    from: 'Google Docs, a check list',
    source:
      '<ul style="padding-inline-start:28px;"><li dir="ltr" role="checkbox" aria-checked="true" style="list-style-type:none;"><img src="data:image/png;base64,iVBOR" width="17px" alt="checked" /><p dir="ltr" role="presentation"><span style="text-decoration:line-through">Call the owner</span></p></li></ul>',
    shown: '<ul><li dir="ltr"><p dir="ltr"><del>Call the owner</del></p></li></ul>',
  },
  {
    from: 'Google Docs, a link with a superscript',
    source:
      '<p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/rates&sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">Rates</span></a><span style="font-size:0.6em;vertical-align:super;">1</span></p>',
    shown:
      '<p dir="ltr"><a href="https://www.google.com/url?q=https://example.com/rates&amp;sa=D" rel="noopener">Rates</a><sup>1</sup></p>',
  },
  {
    from: 'Word, lists beside text',
    source: `<p class=MsoNormal><b>Before the visit<o:p></o:p></b></p><p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span><![endif]>Keys<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Flyers</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Thank you.</p>`,
    shown:
      '<p><strong>Before the visit</strong></p><ul><li>Keys</li><li>Flyers</li></ul><p>Thank you.</p>',
  },
  {
    from: 'Word, a table with merged cells',
    source: `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr><td width=200 colspan=2 valign=top style='text-align:center'><p class=MsoNormal align=center>Week<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Calls</p></td><td><p class=MsoNormal>14</p></td></tr></table>`,
    shown:
      '<table><tbody><tr><td colspan="2" align="center"><p>Week</p></td></tr><tr><td><p>Calls</p></td><td><p>14</p></td></tr></tbody></table>',
  },
  {
    from: 'Word for the web',
    source:
      '<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1" lang="EN-US"><span class="TextRun SCXW1" data-contrast="auto"><span class="NormalTextRun">Ask </span></span><strong><span class="TextRun">first</span></strong><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul role="list"><li data-leveltext="•"><p class="Paragraph"><span>One</span></p></li></ul></div>',
    shown: '<p lang="EN-US">Ask <strong>first</strong> </p><ul><li><p>One</p></li></ul>',
  },
  {
    from: 'LibreOffice',
    source:
      '<p style="line-height: 100%; margin-bottom: 0cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Rent</b> or <i>buy</i></font></font></p><dl><dd>Indented</dd></dl>',
    shown: '<p><strong>Rent</strong> or <em>buy</em></p><dl><dd>Indented</dd></dl>',
  },
  {
    from: 'CKEditor',
    source:
      '<figure class="image image_resized" style="width:50%;"><img style="aspect-ratio:1200/800;" src="/media/porch.jpg" width="1200" height="800" alt="A porch"><figcaption>The porch</figcaption></figure><figure class="table"><table><thead><tr><th>Plan</th></tr></thead><tbody><tr><td>Solo</td></tr></tbody></table></figure><p><span class="text-big">Big</span> <mark class="marker-yellow">marked</mark></p>',
    shown:
      '<figure><img src="/media/porch.jpg" width="1200" height="800" alt="A porch"><figcaption>The porch</figcaption></figure><figure><table><thead><tr><th>Plan</th></tr></thead><tbody><tr><td>Solo</td></tr></tbody></table></figure><p>Big <mark>marked</mark></p>',
  },
  {
    from: 'CKEditor, an embedded medium',
    source:
      '<figure class="media"><oembed url="https://www.youtube.com/watch?v=abcdefghijk"></oembed></figure><figure class="media"><oembed url="https://example.com/tour"></oembed></figure>',
    shown:
      '<figure><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Video" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe></figure><figure><a href="https://example.com/tour" rel="noopener">Open the page at example.com</a></figure>',
  },
  {
    from: 'TinyMCE',
    source:
      '<p style="padding-left: 40px;"><span style="text-decoration: underline;"><em>Note</em></span></p><p>&nbsp;</p><ol style="list-style-type: lower-alpha;"><li>First</li></ol>',
    shown: '<p><em>Note</em></p><ol><li>First</li></ol>',
  },
  {
    from: 'Quill',
    source:
      '<ol><li data-list="bullet"><span class="ql-ui" contenteditable="false"></span>Ring</li><li data-list="bullet" class="ql-indent-1"><span class="ql-ui" contenteditable="false"></span>Twice</li></ol><p><br></p><pre class="ql-syntax" spellcheck="false">call()\n</pre>',
    shown: '<ul><li>Ring<ul><li>Twice</li></ul></li></ul><pre>call()\n</pre>',
  },
  {
    from: 'Quill, several kinds of lists in one',
    source:
      '<ol><li data-list="ordered">One</li><li data-list="bullet" class="ql-indent-1">Below</li><li data-list="ordered" class="ql-indent-1">Numbered</li><li data-list="ordered">Two</li><li data-list="bullet">Bullet</li></ol>',
    shown:
      '<ol><li>One<ul><li>Below</li></ul><ol><li>Numbered</li></ol></li><li>Two</li></ol><ul><li>Bullet</li></ul>',
  },
  {
    from: 'Quill, a check list',
    source:
      '<ol><li data-list="checked">Keys</li><li data-list="unchecked"><strong>Flyers</strong></li></ol>',
    shown:
      '<ul><li><input type="checkbox" disabled checked> Keys</li><li><input type="checkbox" disabled> <strong>Flyers</strong></li></ul>',
  },
  {
    from: 'Quill 1',
    source:
      '<ul><li>Ring</li><li class="ql-indent-2">Twice</li><li class="ql-align-right ql-indent-1">Wait</li></ul><ol><li class="ql-indent-1">Numbered</li></ol>',
    shown:
      '<ul><li>Ring<ul><li>Twice</li></ul><ul><li>Wait</li></ul></li></ul><ol><li>Numbered</li></ol>',
  },
  {
    from: 'WordPress, columns and buttons',
    source:
      '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><p>Left</p></div><!-- /wp:column --><div class="wp-block-column"><p>Right</p></div></div><!-- /wp:columns --><div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/pricing">See plans</a></div></div>',
    shown: '<p>Left</p><p>Right</p><p><a href="/pricing">See plans</a></p>',
  },
  {
    from: 'WordPress, a classic caption and a shortcode',
    source:
      '<div id="attachment_7" class="wp-caption alignright" style="width: 310px"><a href="/a.jpg"><img class="size-medium wp-image-7" src="/a-300x200.jpg" alt="A roof" width="300" height="200" /></a><p id="caption-7" class="wp-caption-text">The roof in May</p></div>\n<p>[gallery ids="1,2"]</p>',
    shown:
      '<a href="/a.jpg"><img src="/a-300x200.jpg" alt="A roof" width="300" height="200"></a><p>The roof in May</p>\n<p>[gallery ids="1,2"]</p>',
  },
  {
    from: 'WordPress, details and a pull quote',
    source:
      '<details class="wp-block-details"><summary>When?</summary><p>At nine.</p></details><figure class="wp-block-pullquote"><blockquote><p>Answer first.</p><cite>Maya</cite></blockquote></figure>',
    shown:
      '<details><summary>When?</summary><p>At nine.</p></details><figure><blockquote><p>Answer first.</p><cite>Maya</cite></blockquote></figure>',
  },
  {
    from: 'Ghost, a toggle and a callout',
    source:
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Who calls?</h4><button class="kg-toggle-card-icon"><svg viewBox="0 0 24 24"><path d="M23"></path></svg></button></div><div class="kg-toggle-content"><p>The owner.</p></div></div><div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Keep it short.</div></div>',
    shown: '<h4 id="who-calls">Who calls?</h4><p>The owner.</p><p>💡</p><p>Keep it short.</p>',
  },
  {
    from: 'Ghost, a gallery and an audio card',
    source:
      '<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="/1.jpg" alt="One"></div><div class="kg-gallery-image"><img src="/2.jpg" alt="Two"></div></div></div></figure><div class="kg-card kg-audio-card"><audio src="/talk.mp3"></audio><div class="kg-audio-title">A talk</div></div>',
    shown:
      '<figure><img src="/1.jpg" alt="One"><br><img src="/2.jpg" alt="Two"></figure><p><a href="/talk.mp3">Listen to the recording</a></p><p>A talk</p>',
  },
  {
    from: 'Medium',
    source:
      '<figure name="a1" id="a1" class="graf graf--figure"><div class="aspectRatioPlaceholder is-locked"><img class="graf-image" data-image-id="x" src="https://cdn.example.com/x.jpeg"></div><figcaption class="imageCaption">The desk</figcaption></figure><h3 name="b2" id="b2" class="graf graf--h3">Late replies</h3><p name="c3" id="c3" class="graf graf--p graf--hasDropCap"><span class="graf-dropCap">A</span> lead waits. <a href="#b2" data-href="#b2" class="markup--anchor">Back</a></p>',
    shown:
      '<figure><img src="https://cdn.example.com/x.jpeg" alt=""><figcaption>The desk</figcaption></figure><h3 id="b2">Late replies</h3><p>A lead waits. <a href="#b2">Back</a></p>',
  },
  {
    from: 'Substack',
    source:
      '<p>Text<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a></p><div class="captioned-image-container"><figure><a class="image-link image2" href="/full.jpg"><div class="image2-inset"><picture><source type="image/webp" srcset="/s.webp 424w"><img src="/s.jpg" alt="" title="Street"></picture></div></a></figure></div><p class="button-wrapper"><a class="button primary" href="/pricing"><span>Plans</span></a></p><div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>The note.</p></div></div>',
    shown:
      '<p>Text<a id="user-content-footnote-anchor-1" href="#user-content-footnote-1">1</a></p><figure><a href="/full.jpg"><img src="/s.jpg" alt="" title="Street"></a></figure><p><a href="/pricing">Plans</a></p><a id="user-content-footnote-1" href="#user-content-footnote-anchor-1">1</a><p>The note.</p>',
  },
  {
    from: 'Notion',
    source:
      '<div style="display:contents" dir="ltr"><details open=""><summary style="font-weight:600">Agenda</summary><ul class="bulleted-list"><li style="list-style-type:disc">Numbers</li></ul></details></div><figure class="callout" style="white-space:pre-wrap;display:flex"><div style="font-size:1.5em"><span class="icon">☎️</span></div><div style="width:100%">Call <mark class="highlight-red">today</mark></div></figure><ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">Send the flyer</span></li></ul>',
    shown:
      '<div dir="ltr"><details open><summary>Agenda</summary><ul><li>Numbers</li></ul></details></div><figure>☎️<br>Call <mark>today</mark></figure><ul><li> Send the flyer</li></ul>',
  },
  {
    from: 'a saved page',
    source:
      '<p>Text</p><noscript>&lt;img src="https://stats.example.com/p.gif" height="1" width="1" /&gt;</noscript><noscript><p>Words for browsers without scripts.</p></noscript>',
    shown: '<p>Text</p><p>Words for browsers without scripts.</p>',
  },
  {
    from: 'XHTML with empty elements',
    source:
      '<p>Before<a id="part"/> <i class="icon"/>text <a href="#part">up</a></p><iframe src="https://www.youtube.com/embed/abcdefghijk"/><p>After</p><script src="/x.js"/><p>End</p>',
    shown:
      '<p>Before<span id="user-content-part"></span> <em></em>text <a href="#user-content-part">up</a></p><iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="Video" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe><p>After</p><p>End</p>',
  },
  {
    from: 'tables of mail programs',
    source:
      '<table width="600" cellpadding="0" role="presentation"><tbody><tr><td><table><tbody><tr><td><font color="#333"><b>Open house</b><br>Sunday at two</font></td></tr></tbody></table></td></tr></tbody></table>',
    shown:
      '<table><tbody><tr><td><table><tbody><tr><td><strong>Open house</strong><br>Sunday at two</td></tr></tbody></table></td></tr></tbody></table>',
  },
];

it.each(DOCUMENTS)('shows the words of $from', ({ source, shown }) => {
  expect(sanitizeDocument(source).html).toBe(shown);
});
