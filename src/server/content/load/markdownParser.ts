import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { lineMark } from '../../../contract/fieldMarks.ts';

const TASK = /^\[([ xX])\](?=\s)/;

/** `- [x] done`: a checkbox at the start of an item, as on GitHub. */
const readTasks = ({ tokens, Token: TokenClass }: StateCore): void => {
  tokens.forEach((token, index) => {
    const isItemText =
      token.type === 'inline' &&
      tokens[index - 1]?.type === 'paragraph_open' &&
      tokens[index - 2]?.type === 'list_item_open';
    const [text] = token.children ?? [];
    const mark = isItemText && text?.type === 'text' ? TASK.exec(text.content) : null;
    if (!mark || !text) return;
    const box = new TokenClass('html_inline', '', 0);
    box.content = `<input type="checkbox" ${mark[1] === ' ' ? '' : 'checked '}disabled>`;
    text.content = text.content.slice(mark[0].length);
    token.children!.unshift(box);
  });
};

/** `{#id}` as Pandoc and PHP Markdown Extra read it, `{: #id}` as kramdown does; classes and values may stand beside it. */
const ATTRIBUTES = /(?<!\\)\{:?([^{}]*)\}\s*$/;
const ATTRIBUTE = /^(?:[#.][^\s"#]+|[\w-]+=\S+)$/;

const idIn = (text: string): string | undefined => {
  const attributes = ATTRIBUTES.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
  return attributes.every((each) => ATTRIBUTE.test(each))
    ? attributes.find((each) => each.startsWith('#'))?.slice(1)
    : undefined;
};

/** `# Text #` */
const withoutClosing = (text: string): string =>
  text
    .trimEnd()
    .replace(/(?<=\s)#+$/, '')
    .trimEnd();

/** The id that is written behind the text of a heading. */
const readHeadingIds = ({ tokens }: StateCore): void => {
  tokens.forEach((token, index) => {
    const inline = tokens[index + 1];
    const last = inline?.children?.at(-1);
    if (token.type !== 'heading_open' || last?.type !== 'text') return;
    const id = idIn(inline!.content);
    if (id === undefined || !ATTRIBUTES.test(last.content)) return;
    const text = withoutClosing(last.content.replace(ATTRIBUTES, ''));
    if (text === '' && inline!.children!.length === 1) return;
    token.attrSet('id', id);
    last.content = text;
  });
};

const LINE = 'data-line';
const TAG = /<[a-z][a-z\d-]*(?=[\s/>])/gi;

/** The HTML with the line of each tag. */
const withLines = (html: string, firstLine: number): string => {
  let line = firstLine;
  let end = 0;
  return html.replace(TAG, (tag, offset: number) => {
    line += html.slice(end, offset).split('\n').length - 1;
    end = offset;
    return `${tag} ${LINE}="${line}"`;
  });
};

const countLines = (token: Token): number =>
  token.type === 'softbreak' || token.type === 'hardbreak'
    ? 1
    : token.content.split('\n').length - 1;

const addLines = ({ tokens, env }: StateCore): void => {
  if (!env.hasLines) return;
  for (const token of tokens) {
    let line = (token.map?.[0] ?? 0) + 1;
    if (token.type === 'html_block') token.content = withLines(token.content, line);
    for (const child of token.children ?? []) {
      if (child.type === 'link_open' || child.type === 'image') child.attrSet(LINE, String(line));
      if (child.type === 'html_inline') child.content = withLines(child.content, line);
      line += countLines(child);
    }
  }
};

/** Marks the line of each paragraph, heading, item and cell at its end, for previews. */
const markLines = ({ tokens, env, Token: TokenClass }: StateCore): void => {
  if (!env.marksLines) return;
  let line = 1;
  for (const token of tokens) {
    // Cells have the line of their row.
    if (token.map) line = token.map[0] + 1;
    const mark = lineMark(line);
    if (token.type === 'fence' || token.type === 'code_block') token.content += mark;
    if (token.type !== 'inline') continue;
    const text = new TokenClass('text', '', 0);
    text.content = mark;
    token.children!.push(text);
  }
};

const parser = new MarkdownIt({ html: true, linkify: true }).use(footnote);
// As on GitHub: addresses without a scheme and footnotes within a text are plain text.
parser.linkify.set({ fuzzyLink: false });
parser.inline.ruler.disable('footnote_inline');
parser.core.ruler.push('tasks', readTasks);
parser.core.ruler.push('heading_ids', readHeadingIds);
parser.core.ruler.push('lines', addLines);
parser.core.ruler.push('line_marks', markLines);
// Addresses stay as they are written: the sanitizer decides about them.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
parser.normalizeLinkText = (address) => address;
parser.renderer.rules.footnote_caption = (tokens, index) =>
  String((tokens[index]!.meta as { id: number }).id + 1);

/**
 * The HTML of a Markdown text, before the sanitizer.
 * @param options.hasLines whether links, pictures and raw HTML get the attribute `data-line`
 * @param options.marksLines whether paragraphs end with a mark of their line
 */
export const markdownToHtml = (
  markdown: string,
  options: { hasLines?: boolean; marksLines?: boolean } = {},
): string => parser.render(markdown, { ...options });

/** Fences, spans and indented lines. */
const MAY_HAVE_CODE = /[`~\t]| {4}/;

/** The parts of a Markdown text that are code, as offsets of their starts and ends, in order. */
export const codeRanges = (markdown: string): [number, number][] => {
  if (!MAY_HAVE_CODE.test(markdown)) return [];
  const lineStarts = [0];
  for (let at = markdown.indexOf('\n'); at >= 0; at = markdown.indexOf('\n', at + 1))
    lineStarts.push(at + 1);
  const offsetOf = (line: number) => lineStarts[line] ?? markdown.length;
  return parser.parse(markdown, {}).flatMap(({ type, map }): [number, number][] => {
    if (!map) return [];
    const [start, end] = [offsetOf(map[0]), offsetOf(map[1])];
    if (type === 'fence' || type === 'code_block') return [[start, end]];
    return type === 'inline' ? codeSpans(markdown.slice(start, end), start) : [];
  });
};

/** Code begins with a row of backticks, and ends with the next row of the same length. */
const codeSpans = (text: string, start: number): [number, number][] => {
  const rows = Array.from(text.matchAll(/\\[^]|(`+)/g)).filter(([, row]) => row);
  const byLength = Map.groupBy(rows, ([row]) => row.length);
  const spans: [number, number][] = [];
  let end = 0;
  for (const { 0: row, index } of rows) {
    if (index < end) continue;
    const same = byLength.get(row.length)!;
    while (same[0] && same[0].index <= index) same.shift();
    const closing = same[0];
    if (!closing) continue;
    end = closing.index + row.length;
    spans.push([start + index, start + end]);
  }
  return spans;
};
