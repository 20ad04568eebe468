/** A post that goes to every extreme at once, as the content API would send it. For browser tests. */

const SECTIONS = 200;
const WORDS_PER_SECTION = 96;

const WORDS =
  'A lead does not go cold, it goes to whoever answers first, and so the desk that keeps one window lit at dusk wins the week'.split(
    ' ',
  );

const someWords = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => WORDS[(from + index) % WORDS.length]).join(' ');

/** Levels 1 to 4 in turn. Every tenth is called the same, and bears the same id. */
const section = (_: unknown, index: number): string => {
  const level = [2, 3, 3, 4, 3][index % 5]!;
  const isRepeated = index % 10 === 9;
  const name = isRepeated ? 'Summary' : `Part ${index + 1} of many`;
  const id = isRepeated ? 'summary' : `part-${index + 1}`;
  const half = WORDS_PER_SECTION / 2;
  return `<h${level} id="${id}">${name}</h${level}><p>${someWords(half, index)}.</p><p>${someWords(half, 3 * index)}.</p>`;
};

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(8);

const wideTable = `<table><caption>Fourteen columns</caption><thead><tr>${Array.from({ length: 14 }, (_, column) => `<th>Column_number_${column}</th>`).join('')}</tr></thead><tbody>${`<tr>${'<td align="right">1,234,567</td>'.repeat(14)}</tr>`.repeat(3)}</tbody></table>`;

/** A picture wider than any screen, with its size and without. */
export const HUGE_PICTURE = '/covers/huge.svg';
export const hugePicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="600"><rect width="4000" height="600" fill="#2C5364"/></svg>';

/** Whatever Markdown has, as HTML. */
const CONSTRUCTS = [
  '<h1 id="every-construct">Every construct</h1>',
  '<p>Plain, <strong>bold</strong>, <em>slanted</em>, <strong><em>both</em></strong>, <del>struck</del>, <code>code</code>, <a href="https://example.com/away">away</a>, <a href="/pricing">inside</a>, <a href="/help-center/other-topic#steps">to the steps</a>,<br>broken, H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, <mark>marked</mark>.</p>',
  '<ul><li>One<ul><li>Nested<ol start="7"><li>Seven</li><li>Eight</li></ol></li></ul></li><li><p>Loose</p><p>Two paragraphs</p></li></ul>',
  '<ul><li><input type="checkbox" checked disabled> Done</li><li><input type="checkbox" disabled> Not yet</li></ul>',
  '<blockquote><p>Somebody answered.</p><blockquote><p>At once.</p></blockquote></blockquote>',
  '<blockquote><p><strong>Note.</strong> Read this first.</p></blockquote>',
  `<pre><code class="language-ts">const answer = ${'"a very long line of code that goes on"; '.repeat(8)}\n  return answer;\n</code></pre>`,
  '<hr>',
  wideTable,
  `<figure><img src="${HUGE_PICTURE}" width="4000" height="600" alt="A wide street"><figcaption>A street of four thousand pixels</figcaption></figure>`,
  `<p><img src="${HUGE_PICTURE}" alt="The same street"></p>`,
  '<dl><dt>Lead</dt><dd>Somebody who knocked.</dd></dl>',
  '<details><summary>More</summary><p>Folded words.</p></details>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A walk down the street"></iframe>',
  '<h5 id="five">The fifth level</h5><p>Words.</p><h6 id="six">The sixth level</h6><p>Words.</p>',
];

const DIRECTIONS = [
  '<h2 id="rtl" dir="rtl">שלום לכולם, מי עונה ראשון?</h2>',
  '<p dir="rtl">ליד לא מתקרר, הוא הולך למי שעונה ראשון. <strong>התשובה</strong> היא <code>42</code>.</p>',
  '<ul dir="rtl"><li>ראשון</li><li>שני</li></ul><blockquote dir="rtl"><p>מישהו ענה.</p></blockquote>',
  '<h2 id="emoji">🏡🔑 Emoji 👩‍💼👨‍👩‍👧‍👦 in a heading 🇺🇸</h2><p>🏡🔑👩‍💼 and words 👨‍👩‍👧‍👦</p>',
  `<h2 id="long-word">${LONG_WORD}</h2><p>${LONG_WORD} <a href="https://example.com/${LONG_WORD}">https://example.com/${LONG_WORD}</a> <code>${LONG_WORD}</code></p>`,
];

export const longTitle = `A title that does not end, with ${LONG_WORD.slice(0, 60)} and 🏡 and שלום in it`;

export const longContent = [
  ...CONSTRUCTS,
  ...DIRECTIONS,
  ...Array.from({ length: SECTIONS }, section),
].join('');
