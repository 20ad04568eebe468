import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { renderMarkdown } from './markdown.ts';

/** Markdown as other systems read it. The texts are ours. What only they know is shown as it is written. */
const DOCUMENTS = [
  {
    from: 'Jekyll, attributes and a table of contents',
    source: '* toc\n{:toc}\n\n## Numbers {#numbers}\n\nSee [numbers](#numbers).\n{: .lead}',
    shown:
      '<ul>\n<li>toc\n{:toc}</li>\n</ul>\n<h2 id="numbers">Numbers</h2>\n<p>See <a href="#numbers">numbers</a>.\n{: .lead}</p>',
  },
  {
    from: 'Jekyll, raw HTML around Markdown',
    source:
      '<div class="note" markdown="1">\n\n**Call** first.\n\n</div>\n\n<p align="center">A centered line.</p>',
    shown: '<p><strong>Call</strong> first.</p>\n\n<p>A centered line.</p>',
  },
  {
    from: 'Hugo, shortcodes',
    source:
      '{{< figure src="/media/a.jpg" title="A roof" >}}\n\nText {{% notice %}}inside{{% /notice %}} text.',
    shown:
      '<p>{{&lt; figure src=”/media/a.jpg” title=”A roof” >}}</p>\n<p>Text {{% notice %}}inside{{% /notice %}} text.</p>',
  },
  {
    from: 'Hugo, definition list and footnotes',
    source: 'Term\n: Meaning\n\nText[^n].\n\n[^n]: A note with `code`.',
    shown:
      '<p>Term\n: Meaning</p>\n<p>Text<sup><a href="#user-content-fn1" id="user-content-fnref1">1</a></sup>.</p>\n\n<section role="doc-endnotes" aria-label="Footnotes">\n<ol>\n<li id="user-content-fn1"><p>A note with <code>code</code>. <a href="#user-content-fnref1" role="doc-backlink" aria-label="Back to the text">↩︎</a></p>\n</li>\n</ol>\n</section>',
  },
  {
    from: 'Gatsby, MDX components',
    source:
      'import Chart from "./chart"\n\n<Callout type="info">\n\nCall **first**.\n\n</Callout>\n\nAfter <Badge text="new" /> the badge.\n\n<Chart src="/chart.svg" />\n\nThe end.',
    shown:
      '<p>import Chart from “./chart”</p>\n\n<p>Call <strong>first</strong>.</p>\n\n<p>After  the badge.</p>\n\n<p>The end.</p>',
  },
  {
    from: 'MDX, players as empty elements',
    source:
      'Before.\n\n<iframe\n  src="https://www.youtube.com/embed/abcdefghijk"\n  title="The tour" allowFullScreen />\n\nBetween.\n\n<Video src="/videos/tour.mp4" loop muted playsInline />\n<br />\n\nAfter.',
    shown:
      '<p>Before.</p>\n<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="The tour" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>\n<p>Between.</p>\n<p><a href="/videos/tour.mp4">Watch the video</a></p>\n<br>\n<p>After.</p>',
  },
  {
    from: 'Docusaurus, admonitions and tabs',
    source:
      ':::tip Before you call\n\nRead the notes.\n\n:::\n\n<Tabs>\n<TabItem value="a" label="Agents">\n\nFor agents.\n\n</TabItem>\n</Tabs>',
    shown:
      '<p>:::tip Before you call</p>\n<p>Read the notes.</p>\n<p>:::</p>\n\n\n<p>For agents.</p>',
  },
  {
    from: 'GitHub, alerts and details',
    source:
      '> [!NOTE]\n> Keep the number.\n\n<details>\n<summary>More</summary>\n\n- one\n- two\n\n</details>',
    shown:
      '<blockquote>\n<p>[!NOTE]\nKeep the number.</p>\n</blockquote>\n<details>\n<summary>More</summary>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n</details>',
  },
  {
    from: 'GitHub, task lists with tables',
    source: '- [x] Called\n- [ ] Wrote\n  1. first\n\n| a | b |\n|:--|--:|\n| 1 \\| 2 | `x|y` |',
    shown:
      '<ul>\n<li><input type="checkbox" checked disabled> Called</li>\n<li><input type="checkbox" disabled> Wrote\n<ol>\n<li>first</li>\n</ol>\n</li>\n</ul>\n<table><thead><tr><th align="left">a</th><th align="right">b</th></tr></thead><tbody><tr><td align="left">1 | 2</td><td align="right">`x</td></tr></tbody></table>',
  },
  {
    from: 'Ghost, a Markdown card',
    source: '## Title\n\n![A porch](/media/porch.jpg "The porch")\n\n~~old~~ ==new== H~2~O',
    shown:
      '<h2 id="title">Title</h2>\n<p><img src="/media/porch.jpg" alt="A porch" title="The porch"></p>\n<p><del>old</del> ==new== H~2~O</p>',
  },
  {
    from: 'Notion export',
    source: '# Plan\n\n<aside>\n☎️ Call **today**\n\n</aside>\n\n- [ ]  Send it\n    - Detail',
    shown:
      '<h2 id="plan">Plan</h2>\n<p>\n☎️ Call **today**\n</p>\n<ul>\n<li><input type="checkbox" disabled>  Send it\n<ul>\n<li>Detail</li>\n</ul>\n</li>\n</ul>',
  },
  {
    from: 'Medium export',
    source:
      '### Late *replies*\n\n![](https://cdn.example.com/1.jpeg)*The desk at six*\n\n> “Answer first.”  \n> Maya',
    shown:
      '<h3 id="late-replies">Late <em>replies</em></h3>\n<p><img src="https://cdn.example.com/1.jpeg" alt=""><em>The desk at six</em></p>\n<blockquote>\n<p>“Answer first.”<br>\nMaya</p>\n</blockquote>',
  },
  {
    from: 'Pandoc',
    source:
      'Text with a note.^[Inline.]\n\n~~~ {.bash .numberLines}\ncall --now\n~~~\n\n![Roof](/media/roof.jpg){width=50%}',
    shown:
      '<p>Text with a note.^[Inline.]</p>\n<pre><code>call --now\n</code></pre>\n<p><img src="/media/roof.jpg" alt="Roof">{width=50%}</p>',
  },
  {
    from: 'Word saved as Markdown',
    source: '**[]{#_Toc1 .anchor}Rent**\n\n1\\.  One\n\n&nbsp;\n\nText\\\nnext line',
    shown:
      '<p><strong>[]{#_Toc1 .anchor}Rent</strong></p>\n<p>1.  One</p>\n\n<p>Text<br>\nnext line</p>',
  },
  {
    from: 'Obsidian',
    source: '[[Other note|the note]] and ![[picture.png]]\n\n> [!tip]- Folded\n> Inside',
    shown:
      '<p>[[Other note|the note]] and ![[picture.png]]</p>\n<blockquote>\n<p>[!tip]- Folded\nInside</p>\n</blockquote>',
  },
  {
    from: 'keyboard, abbreviations and math',
    source:
      'Press <kbd>Ctrl</kbd>+<kbd>K</kbd>. <abbr title="multiple listing service">MLS</abbr>, $a_1 + b^2$, 2<sup>nd</sup>, <mark>late</mark>',
    shown:
      '<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd>. <abbr title="multiple listing service">MLS</abbr>, $a_1 + b^2$, 2<sup>nd</sup>, <mark>late</mark></p>',
  },
  {
    from: 'hard breaks and entities',
    source: 'One  \nTwo<br>Three<br/>Four &amp; five &lt;six&gt; &copy; 7 < 8',
    shown: '<p>One<br>\nTwo<br>Three<br>Four &amp; five &lt;six> © 7 &lt; 8</p>',
  },
  {
    from: 'HTML tables and pictures',
    source:
      '<table>\n<tr><th>Plan</th><td>Solo</td></tr>\n</table>\n\n<p align="center">\n  <img src="/media/a.jpg" width="400" alt="A roof">\n  <br>\n  <em>A roof</em>\n</p>',
    shown:
      '<table><tbody><tr><th>Plan</th><td>Solo</td></tr></tbody></table>\n<p>\n  <img src="/media/a.jpg" width="400" alt="A roof">\n  <br>\n  <em>A roof</em>\n</p>',
  },
];

it.each(DOCUMENTS)('shows the words of $from', ({ source, shown }) => {
  expect(sanitizeDocument(renderMarkdown(source)).html).toBe(shown);
});
