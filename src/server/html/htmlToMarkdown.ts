import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { phrasingElements } from '../../contract/htmlAllowList.ts';
import { normalizeHtml } from './normalizeHtml.ts';
import { parseHtml } from './parseHtml.ts';
import { textProperty } from './textProperty.ts';
import { pictureSource } from './pictureSource.ts';

export interface PastedText {
  markdown: string;
  /** The number of pictures that have no web address: only the program that the text was copied from has them. */
  lostPictures: number;
}

/** Browsers put the copied part of a page between two comments. */
const FRAGMENT = /<!--\s*StartFragment\s*-->([^]*?)<!--\s*EndFragment\s*-->/i;

const HEADING = /^h[1-6]$/;
const MARKS: ReadonlySet<string> = new Set(['a', 'del', 'em', 'strong']);
const isElement = (node: RootContent | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && names.includes(node.tagName);

/** Google Docs leads links through an address that counts clicks. */
const targetOf = (href: string, siteUrl: string): string => {
  const url = URL.parse(href);
  const isCounted = url?.hostname === 'www.google.com' && url.pathname === '/url';
  const target = (isCounted && url.searchParams.get('q')) || href;
  return siteUrl !== '' && target.startsWith(`${siteUrl}/`) ? target.slice(siteUrl.length) : target;
};

const PICTURE = /^(?:https?:\/)?\//i;

/** Google Docs draws the boxes of a check list. */
const readCheckbox = (item: Element): void => {
  const checked = textProperty(item, 'ariaChecked') === 'true';
  const box: Element = {
    type: 'element',
    tagName: 'input',
    properties: { type: 'checkbox', checked },
    children: [],
  };
  item.children = [box, ...item.children.filter((node) => !isElement(node, 'img'))];
};

/** Reads what normalizing would drop: titles and check boxes. Returns the number of pictures without a web address. */
const readSource = (root: Root): number => {
  let lost = 0;
  visit(root, 'element', (element: Element) => {
    const { tagName, properties } = element;
    const classes = [properties.className].flat().join(' ');
    if (tagName === 'p' && /\bMsoTitle\b/.test(classes)) element.tagName = 'h1';
    if (tagName === 'li' && properties.role === 'checkbox') readCheckbox(element);
    if (tagName !== 'img' || PICTURE.test(pictureSource(element))) return;
    lost += 1;
    properties.src = '';
  });
  return lost;
};

const isBlank = (node: ElementContent): boolean =>
  node.type === 'text' ? node.value.trim() === '' : isElement(node, 'br');

/** Without breaks and spaces at both ends. */
const trimmed = (nodes: ElementContent[]): ElementContent[] => {
  const start = nodes.findIndex((node) => !isBlank(node));
  return start < 0 ? [] : nodes.slice(start, nodes.findLastIndex((node) => !isBlank(node)) + 1);
};

const BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };

/** The blocks of a cell as lines: a cell of Markdown has one line. */
const linesOf = (nodes: readonly ElementContent[]): ElementContent[] => {
  const lines: ElementContent[] = [];
  let isAfterBlock = false;
  for (const node of nodes) {
    const isBlock = node.type === 'element' && !Object.hasOwn(phrasingElements, node.tagName);
    if (isBlank(node) && isAfterBlock) continue;
    if ((isBlock || isAfterBlock) && lines.length > 0 && !isBlank(node)) lines.push({ ...BREAK });
    lines.push(...(isBlock ? linesOf(node.children) : [node]));
    isAfterBlock = isBlock;
  }
  return trimmed(lines);
};

const ONE_LINE: ReadonlySet<string> = new Set(['td', 'th']);

const joinLines = (root: Root): void =>
  visit(root, 'element', (element: Element) => {
    if (!ONE_LINE.has(element.tagName)) return;
    element.children = linesOf(element.children);
    visit(element, 'element', (part: Element) => {
      if (part.tagName === 'br') part.properties.dataInCell = true;
    });
  });

/** A list is tight when each item has one paragraph. */
const tightenItem = (item: Element): void => {
  const paragraphs = item.children.filter((node) => isElement(node, 'p'));
  if (paragraphs.length === 1)
    item.children = item.children.flatMap((node) =>
      isElement(node, 'p') ? node.children : [node],
    );
};

/** Headings are bold by themselves. */
const unwrapStrong = (heading: Element): void =>
  visit(heading, 'element', (part: Element, index, parent) => {
    if (part.tagName !== 'strong' || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, ...part.children);
    return [SKIP, index];
  });

/** Headings begin at the second level: the first is the title of the page. */
const levelHeadings = (root: Root): void => {
  let first = 6;
  visit(root, 'element', ({ tagName }: Element) => {
    if (HEADING.test(tagName)) first = Math.min(first, Number(tagName[1]));
  });
  visit(root, 'element', (element: Element) => {
    if (!HEADING.test(element.tagName)) return;
    const level = Number(element.tagName[1]) + (first === 1 ? 1 : 0);
    element.tagName = `h${Math.min(level, 6)}`;
  });
};

/** A table of Markdown begins with a row of headings. */
const nameColumns = (root: Root): void =>
  visit(root, 'element', (table: Element) => {
    if (table.tagName !== 'table') return;
    const rows: Element[] = [];
    let hasHeadings = false;
    visit(table, 'element', (part: Element) => {
      if (part.tagName === 'tr') rows.push(part);
      if (part.tagName === 'th') hasHeadings = true;
    });
    for (const cell of hasHeadings ? [] : (rows[0]?.children ?? []))
      if (isElement(cell, 'td')) cell.tagName = 'th';
  });

const spaceAt = (text: string, end: 'start' | 'end'): string =>
  end === 'start'
    ? text.slice(0, text.length - text.trimStart().length)
    : text.slice(text.trimEnd().length);

/** Spaces at the ends of bold text belong around it: Markdown marks need words at their inner sides. */
const moveSpaces = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const element = { ...node, children: moveSpaces(node.children) };
    if (!MARKS.has(element.tagName)) return [element];
    const around: [string, string] = ['', ''];
    const [first] = element.children;
    if (first?.type === 'text') {
      around[0] = spaceAt(first.value, 'start');
      element.children[0] = { ...first, value: first.value.slice(around[0].length) };
    }
    const last = element.children.at(-1);
    if (last?.type === 'text') {
      around[1] = spaceAt(last.value, 'end');
      const value = last.value.slice(0, last.value.length - around[1].length);
      element.children[element.children.length - 1] = { ...last, value };
    }
    const text = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
    const isEmpty = element.children.every((child) => child.type === 'text' && child.value === '');
    return [...text(around[0]), ...(isEmpty ? [] : [element]), ...text(around[1])];
  });

/** Neighbors of one kind, which word processors make for each run of text, become one. */
const joinMarks = (nodes: readonly ElementContent[]): ElementContent[] => {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const before = joined.at(-1);
    const isSame = isElement(node, 'strong', 'em', 'del') && isElement(before, node.tagName);
    if (isSame) before.children = joinMarks([...before.children, ...node.children]);
    else
      joined.push(node.type === 'element' ? { ...node, children: joinMarks(node.children) } : node);
  }
  return joined;
};

const tidy = (siteUrl: string) => (root: Root) => {
  visit(root, (node) => {
    if (node.type === 'text') node.value = node.value.replaceAll('\u00A0', ' ');
    if (node.type !== 'element') return;
    if (node.tagName === 'a') node.properties.href = targetOf(textProperty(node, 'href'), siteUrl);
    if (node.tagName === 'li') tightenItem(node);
  });
  nameColumns(root);
  visit(root, 'element', (element: Element) => {
    if (HEADING.test(element.tagName) || element.tagName === 'th') unwrapStrong(element);
  });
  levelHeadings(root);
  joinLines(root);
  const nodes = moveSpaces(joinMarks(root.children as ElementContent[]));
  root.children = nodes.filter((node) => !isElement(node, 'br'));
};

const handlers: Options['handlers'] = {
  br: (_state, node: Element) =>
    node.properties.dataInCell ? { type: 'html', value: '<br>' } : { type: 'break' },
};

const toTree = unified().use(rehypeRemark, { handlers });

const toText = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', listItemIndent: 'one' })
  .freeze();

/**
 * The Markdown of HTML that was copied from a word processor or a web page.
 * @param siteUrl links to it become paths
 */
export const htmlToMarkdown = (html: string, siteUrl = ''): PastedText => {
  const root = parseHtml(FRAGMENT.exec(html)?.[1] ?? html);
  const lostPictures = readSource(root);
  const tree = normalizeHtml(root, { isPart: true });
  tidy(siteUrl)(tree);
  const markdown = toText.stringify(toTree.runSync(tree)).trim();
  return { markdown, lostPictures };
};
