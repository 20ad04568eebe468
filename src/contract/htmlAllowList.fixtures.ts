/** HTML that holds every element and every attribute of the allow-list, but for `h1`, which the gateway demotes. */
export const EVERY_ELEMENT = [
  '<h2 id="a" lang="en" dir="ltr">a</h2><h3 id="b">b</h3><h4 id="c">c</h4><h5 id="d">d</h5><h6 id="e">e</h6>',
  '<p lang="fr">a<br>b <strong>c</strong><em>d</em><del>e</del><ins>f</ins><sub>g</sub><sup>h</sup><mark>i</mark><small>j</small></p>',
  '<p dir="rtl"><kbd>a</kbd><abbr title="b">c</abbr><q>d</q><cite>e</cite><time datetime="2026-10-14">f</time><span lang="de">g</span></p>',
  '<p><a href="/pricing" title="Plans" lang="en">a</a> <a href="https://example.com/a" title="b" rel="noopener">b</a> <a href="#a" title="c">c</a> <a href="mailto:a@example.com">d</a></p>',
  '<pre><code class="language-js">let a = 1;\n</code></pre><hr>',
  '<figure><img src="/covers/a.svg" alt="b" title="c" width="640" height="360" lang="en"><figcaption>d</figcaption></figure>',
  '<blockquote lang="es"><p>a</p></blockquote><blockquote dir="rtl"><p><strong>a</strong></p></blockquote>',
  '<ol start="3" reversed><li value="7">a</li></ol><ul><li><input type="checkbox" checked disabled> b</li></ul>',
  '<details open><summary>a</summary><p>b</p></details><dl><dt>a</dt><dd>b</dd></dl><div dir="rtl"><p>a</p></div>',
  '<table lang="en"><caption>a</caption><colgroup span="1"></colgroup><colgroup><col span="2"></colgroup>',
  '<thead><tr align="right"><th scope="col" align="justify" colspan="2" rowspan="1">b</th></tr></thead>',
  '<tbody><tr><td colspan="2" rowspan="3" align="justify">c</td></tr></tbody><tfoot><tr><td align="center">d</td></tr></tfoot></table>',
  '<p><ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby><sup><a id="user-content-r1" href="#user-content-n1">1</a></sup></p>',
  '<section role="doc-endnotes" aria-label="Notes"><ol><li id="user-content-n1">a <a href="#user-content-r1" role="doc-backlink" aria-label="Back">b</a></li></ol></section>',
  '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?start=4" title="A tour" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>',
].join('');
