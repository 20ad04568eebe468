import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ELEMENT_IDS } from '../../../contract/elementIds.ts';
import type { Heading } from '../../../contract/entities.ts';

export interface RenderedMarkdown {
  html: string;
  /** All levels, in the order of the document. */
  headings: Heading[];
  wordCount: number;
  /** The words without their markup, for search. */
  text: string;
}

// Raw HTML is dropped: remark-rehype passes none on unless it is told to.
const markdownToTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();
const treeToHtml = unified().use(rehypeStringify).freeze();

/** remark-rehype gives this id to the heading of the footnotes and refers to it from each of them. */
const FOOTNOTE_LABEL_ID = 'footnote-label';
/** Id of a heading that has no letters or digits to make one from. */
const FALLBACK_HEADING_ID = 'section';

/** The elements that the Markdown becomes, with the positions where they stand in it. */
export const parseMarkdown = (markdown: string): Root =>
  markdownToTree.runSync(markdownToTree.parse(markdown));

/** The words of a tree without their markup, on one line. */
export const treeText = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/** Renders GitHub-flavored Markdown; heading ids are unique within the document. */
export const renderMarkdown = (markdown: string): RenderedMarkdown => {
  const root = parseMarkdown(markdown);
  const headings = nameHeadings(root);
  const text = treeText(root);
  return { html: treeToHtml.stringify(root), headings, wordCount: countWords(text), text };
};

/** A document that is rendered when it is first asked for, and then kept. */
export type LazyMarkdown = () => RenderedMarkdown;

export const lazyMarkdown = (markdown: string): LazyMarkdown => {
  let rendered: RenderedMarkdown | undefined;
  return () => (rendered ??= renderMarkdown(markdown));
};

const nameHeadings = (root: Root): Heading[] => {
  const slugger = new GithubSlugger();
  for (const id of [FOOTNOTE_LABEL_ID, ...Object.values(ELEMENT_IDS)]) slugger.slug(id);
  const headings: Heading[] = [];
  visit(root, 'element', (element: Element) => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level === undefined || element.properties.id === FOOTNOTE_LABEL_ID) return;
    const text = treeText(element);
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : FALLBACK_HEADING_ID);
    element.properties.id = id;
    headings.push({ id, text, level: Number(level) });
  });
  return headings;
};

/** Words have a letter or a digit; a dash between spaces is none. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;
