import { processorTime } from '../../../testing/processorTime.ts';
import { treeText } from '../../html/headings.ts';
import { markdownText } from '../../../lib/markdownText.ts';
import { sanitizeDocument } from '../../html/sanitizeHtml.ts';
import { parseHtml } from '../../html/parseHtml.ts';
import { renderMarkdown } from './markdown.ts';
import { markdownBody } from './markdownBody.ts';
import { markdownToHtml } from './markdownParser.ts';
import { fillMarkdown, fillYaml } from './placeholders.ts';

it('renders tables, task lists, footnotes and raw HTML', () => {
  const { html } = sanitizeDocument(
    renderMarkdown(
      '| a |\n|---|\n| 1 |\n\n- [x] done\n\nOne.[^1] <b onclick="x()">you</b>\n\n<details><summary>Open me</summary>\n\nText\n\n</details>\n\n<script>alert(1)</script>\n\n[^1]: Two.',
    ),
  );
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<input type="checkbox" checked disabled> done');
  expect(html).toContain(
    'One.<sup><a href="#user-content-fn1" id="user-content-fnref1">1</a></sup> <strong>you</strong>',
  );
  expect(html).toContain('<details><summary>Open me</summary>');
  expect(html).toMatch(/<section role="doc-endnotes" aria-label="Footnotes">\s*<ol>/);
  expect(html).not.toMatch(/<script|onclick/);
});

it.each(['[x] a', '- # [x] a', '- a [x] b', '- a\n\n  [x] b', '- [x]a'])(
  'has a checkbox only at the start of an item, followed by a space: not in %j',
  (markdown) => {
    expect(renderMarkdown(markdown)).toContain('[x]');
  },
);

it('curls quotes, also after inline elements, but not in code', () => {
  expect(renderMarkdown(`**"Maya"**'s rule: \`it's\`'s "new"`)).toBe(
    "<p><strong>“Maya”</strong>’s rule: <code>it's</code>’s “new”</p>",
  );
});

it('counts words with letters or digits', () => {
  const { wordCount, text } = markdownBody('Two **wo**rds, – and $480k.\n\n- last\n- ones');
  expect(text()).toBe('Two words, – and $480k. last ones');
  expect(wordCount).toBe(6);
  expect(markdownBody('').wordCount).toBe(0);
});

it.each([
  ['', true],
  [' \n\n\t', true],
  ['\n.', false],
])('says whether the text %j is blank: %s', (text, isBlank) => {
  expect(markdownBody(text).isBlank).toBe(isBlank);
});

it.each([
  '## A *small* `step`\n\nSome __strong__ and ~~gone~~ snake_case, 3 \\* 4.',
  '1. one\n2. two\n   - [x] done\n   - [ ] open\n\n> quoted\n> twice\n\n***',
  '| a | b |\n|---|:-:|\n| 1 | [two](/x "y") |',
  '![a picture](/x.svg "y") [a link](https://x.test/a_(b)), [another][ref], <https://x.test>.\n\n[ref]: https://x.test',
  '```ts\nconst words = 2;\n```\n\n    indented code',
  'Hello <b onclick="x()">you</b>, <!-- hidden words --> bye',
  'A title\n===\n\nMore\n---\n\nEnd',
])('extracts the same text as the rendered document: %j', (markdown) => {
  expect(markdownText(markdown)).toBe(treeText(parseHtml(markdownToHtml(markdown))));
});

it.each([
  ['## First reply {#reply}', '<h2 id="reply">First reply</h2>'],
  ['First reply {#reply}\n---', '<h2 id="reply">First reply</h2>'],
  ['## First reply ## {#reply}', '<h2 id="reply">First reply</h2>'],
  ['## First reply{#reply}', '<h2 id="reply">First reply</h2>'],
  ['## First reply {#reply .wide} ', '<h2 id="reply">First reply</h2>'],
  ['## First reply {.wide data-x="1" #reply}', '<h2 id="reply">First reply</h2>'],
  ['## First reply {: #reply }', '<h2 id="reply">First reply</h2>'],
  ['## First *reply* {#reply}', '<h2 id="reply">First <em>reply</em></h2>'],
  ['## Erste Antwort {#größe}', '<h2 id="größe">Erste Antwort</h2>'],
])('reads the id of the heading %j', (markdown, html) => {
  expect(sanitizeDocument(renderMarkdown(markdown)).html).toBe(html);
  expect(markdownText(markdown)).not.toMatch(/[{}]/);
});

it.each([
  ['## First \\{#reply}', '<h2 id="first-reply">First {#reply}</h2>'],
  ['## First `{#reply}`', '<h2 id="first-reply">First <code>{#reply}</code></h2>'],
  ['## {#reply}', '<h2 id="reply">{#reply}</h2>'],
  ['## First {{reply}}', '<h2 id="first-reply">First {{reply}}</h2>'],
  ['## First {reply}', '<h2 id="first-reply">First {reply}</h2>'],
  ['## Issue {#1} of {#2} is', '<h2 id="issue-1-of-2-is">Issue {#1} of {#2} is</h2>'],
  ['First {#reply}', '<p>First {#reply}</p>'],
])('reads no id in %j', (markdown, html) => {
  expect(sanitizeDocument(renderMarkdown(markdown)).html).toBe(html);
});

it('follows links to ids of headings, also to one that the page uses itself', () => {
  const markdown = '[a](#reply) [b](#root)\n\n## First {#reply}\n\n## Second {#root}';
  const { html, headings } = sanitizeDocument(renderMarkdown(markdown));
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['reply', 'First'],
    ['second', 'Second'],
  ]);
  expect(html).toContain('<a href="#reply">a</a> <a href="#second">b</a>');
});

it.each([
  ['One<!-- two --> three', 'One three'],
  ['One <!-- a\n\nb --> two <!-- c -->', 'One two'],
  ['One <!-- two', 'One <!-- two'],
  ['<!-- a --> One <!-- <b>two</b>', 'One <!-- two'],
])('reads the words beside comments: %j', (markdown, words) => {
  expect(markdownText(markdown)).toBe(words);
});

it.each([
  ['an attribute', '<p align="center">Whole sentence.</p>', 'Whole sentence.'],
  ['details', '<details><summary>Open me</summary>Text</details>', 'Open meText'],
  ['a table', '<table><tr><td>One</td></tr></table>', 'One'],
  ['a component', '<Callout>text</Callout>', 'text'],
  ['a break', 'One<br>two', 'One two'],
  ['Markdown in HTML', '<div>\n\n**One** two\n\n</div>', 'One two'],
])('keeps the words of HTML: %s', (_, markdown, words) => {
  const { html } = sanitizeDocument(renderMarkdown(markdown));
  expect(treeText(parseHtml(html)).trim()).toBe(words);
});

it.each(['/a?x=%E9', "/o'brien", '/a?q={{x}}', 'https://example.com/caf%C3%A9?a="b"', '/é'])(
  'keeps the address %s',
  (address) => {
    const html = renderMarkdown(`[a](<${address}>)`);
    expect(parseHtml(html).children[0]).toMatchObject({
      children: [{ properties: { href: address } }],
    });
  },
);

it.each([
  ['`{{x}}`', '`{{x}}`'],
  ['```\n{{x}} {{y}}\n```\n{{x}}', '```\n{{x}} {{y}}\n```\nX'],
  ['    {{x}}\n\n{{x}}', '    {{x}}\n\nX'],
  ['``a ` {{x}}`` {{x}}', '``a ` {{x}}`` X'],
  ['a ` b {{x}}\n\n` {{x}}', 'a ` b X\n\n` X'],
  ['\\`{{x}}`', '\\`X`'],
  ['> ~~~\n> {{x}}\n> ~~~\n> {{x}}', '> ~~~\n> {{x}}\n> ~~~\n> X'],
  ['\\{{x}}', '\\{{x}}'],
  ['[a](/{{x}}) **{{x}}**', '[a](/X) **X**'],
])('fills in values outside of code: %j', (markdown, filled) => {
  const report = jest.fn();
  expect(fillMarkdown({ text: markdown, firstLine: 1 }, { x: 'X' }, report)).toBe(filled);
  expect(report).not.toHaveBeenCalled();
});

it('reports an unknown value with its line, but not in an address or code', () => {
  const report = jest.fn();
  fillMarkdown(
    { text: 'a\n{{y}} `{{y}}`\n[b](/{{y}})\nhttps://a.test/{{y}}', firstLine: 5 },
    {},
    report,
  );
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith(expect.stringContaining('write \\{{y}}'), 6);
});

it('shows braces after a backslash', () => {
  expect(renderMarkdown('\\{{name}}')).toBe('<p>{{name}}</p>');
  expect(fillYaml({ text: 'title: "\\{{name}} {{name}}"', firstLine: 1 }, { name: 'N' })).toBe(
    'title: "{{name}} N"',
  );
});

it.each([
  '*a_',
  '[a](',
  '`a ',
  '[^1]',
  '![',
  '> ',
  '- ',
  '<b>',
  '{{x}} `',
  '| a |\n|-|\n',
  '&amp;',
])('takes linear time for a body of %j', (part) => {
  const run = (count: number) =>
    processorTime(() => {
      const text = fillMarkdown({ text: part.repeat(count), firstLine: 1 }, { x: 'X' });
      sanitizeDocument(renderMarkdown(text));
    });
  // Garbage collection can double the time of one run.
  const timeFor = (count: number) => Math.min(run(count), run(count));
  timeFor(500);
  // Quadratic code would take four times as long; the constant allows for garbage collection.
  expect(timeFor(8000)).toBeLessThan(3 * timeFor(4000) + 250);
});
