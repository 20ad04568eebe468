import { treeText } from '../../html/headings.ts';
import { markdownText } from '../../../lib/markdownText.ts';
import { markdownBody, parseMarkdown, renderMarkdown } from './markdown.ts';

it('renders tables, task lists and footnotes, and drops raw HTML', () => {
  const html = renderMarkdown(
    '| a |\n|---|\n| 1 |\n\n- [x] done\n\nOne.[^1] <b onclick="x()">you</b>\n\n<script>alert(1)</script>\n\n[^1]: Two.',
  );
  expect(html).toContain('<td>1</td>');
  expect(html).toContain('<input type="checkbox" checked disabled>');
  expect(html).toContain('id="user-content-fn-1"');
  expect(html).not.toMatch(/<script|onclick/);
});

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
  '## A *small* `step`\n\nSome __strong__ and ~~gone~~ snake_case, 3 \\* 4.',
  '1. one\n2. two\n   - [x] done\n   - [ ] open\n\n> quoted\n> twice\n\n***',
  '| a | b |\n|---|:-:|\n| 1 | [two](/x "y") |',
  '![a picture](/x.svg "y") [a link](https://x.test/a_(b)), [another][ref], <https://x.test>.\n\n[ref]: https://x.test',
  '```ts\nconst words = 2;\n```\n\n    indented code',
  'Hello <b onclick="x()">you</b>, <!-- hidden words --> bye',
  'A title\n===\n\nMore\n---\n\nEnd',
])('extracts the same text as the rendered document: %j', (markdown) => {
  expect(markdownText(markdown)).toBe(treeText(parseMarkdown(markdown)));
});
