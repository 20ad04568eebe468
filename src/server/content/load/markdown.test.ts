import { markdownBody, markdownText, parseMarkdown, renderMarkdown, treeText } from './markdown.ts';

const idsOf = (markdown: string) => renderMarkdown(markdown).headings.map(({ id }) => id);

describe('headings', () => {
  it('are listed with their id, text and level', () => {
    const { html, headings } = renderMarkdown('# Part\n\n## A *small* `step`\n\n#### Deep');
    expect(headings).toEqual([
      { id: 'part', text: 'Part', level: 1 },
      { id: 'a-small-step', text: 'A small step', level: 2 },
      { id: 'deep', text: 'Deep', level: 4 },
    ]);
    expect(html).toContain('<h2 id="a-small-step">A <em>small</em> <code>step</code></h2>');
  });

  it('have ids that are unique in a document and begin anew in the next', () => {
    expect(idsOf('## Steps\n\n## Steps\n\n## Steps-1\n\n## Steps')).toEqual([
      'steps',
      'steps-1',
      'steps-1-1',
      'steps-2',
    ]);
    expect(idsOf('## Steps')).toEqual(['steps']);
  });

  it('keep letters of other scripts', () => {
    expect(idsOf('## שלום עולם\n\n## مرحبا\n\n## Où ça')).toEqual(['שלום-עולם', 'مرحبا', 'où-ça']);
  });

  it('of emoji alone are sections', () => {
    const { headings } = renderMarkdown('## 🏡\n\n## 🔑🔑\n\n## Keys 🔑');
    expect(headings.map(({ id }) => id)).toEqual(['section', 'section-1', 'keys-']);
    expect(headings[1]?.text).toBe('🔑🔑');
  });
});

describe('GitHub-flavored Markdown', () => {
  it('has tables and task lists', () => {
    const { html } = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] done\n- [ ] open');
    expect(html).toContain('<td>2</td>');
    expect(html).toContain('<input type="checkbox" checked disabled>');
  });

  it('has footnotes, whose heading is no part of the document', () => {
    const { html, headings } = renderMarkdown('One.[^1]\n\n## Footnote label\n\n[^1]: Two.');
    expect(html).toContain('href="#user-content-fn-1"');
    expect(html).toContain('id="user-content-fn-1"');
    expect(headings).toEqual([{ id: 'footnote-label-1', text: 'Footnote label', level: 2 }]);
  });

  it('passes no raw HTML on', () => {
    const { html } = renderMarkdown('Hello <b onclick="x()">you</b>\n\n<script>alert(1)</script>');
    expect(html).toBe('<p>Hello you</p>');
  });
});

describe('words', () => {
  it('are what has letters or digits', () => {
    const { wordCount, text } = markdownBody('Two **wo**rds, – and $480k.\n\n- last\n- ones');
    expect(text()).toBe('Two words, – and $480k. last ones');
    expect(wordCount).toBe(6);
  });

  it('are none in an empty document', () => {
    expect(markdownBody('').wordCount).toBe(0);
    expect(markdownBody('').text()).toBe('');
  });

  it.each([
    '## A *small* `step`\n\nSome __strong__ and ~~gone~~ snake_case, 3 \\* 4.',
    '1. one\n2. two\n   - [x] done\n   - [ ] open\n\n> quoted\n> twice\n\n***',
    '| a | b |\n|---|:-:|\n| 1 | [two](/x "y") |',
    '![a picture](/x.svg "y") [a link](https://x.test/a_(b)), [another][ref], <https://x.test>.\n\n[ref]: https://x.test',
    '```ts\nconst words = 2;\n```\n\n    indented code',
    'Hello <b onclick="x()">you</b>, <!-- hidden words --> bye',
    'A title\n===\n\nMore\n---\n\nEnd',
  ])('are those of the rendered document: %j', (markdown) => {
    const parsed = treeText(parseMarkdown(markdown));
    expect(markdownText(markdown)).toBe(parsed);
  });
});
