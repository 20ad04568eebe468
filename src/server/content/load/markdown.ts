import GithubSlugger from 'github-slugger';
import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { LRUCache } from 'lru-cache';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ELEMENT_IDS } from '../../../contract/elementIds.ts';
import type { Heading } from '../../../contract/entities.ts';
import { pictureAddress, pictureSize } from '../media/pictures.ts';
import type { Pictures } from '../media/pictures.ts';
import { currentAddress } from './redirects.ts';
import type { Redirects } from './redirects.ts';

export interface RenderedMarkdown {
  html: string;
  /** All levels, in the order of the document. */
  headings: Heading[];
}

/** A document's Markdown: what is cheap to know of it, and how to render it, which is not. */
export interface MarkdownBody {
  isBlank: boolean;
  /** Counted when it is first asked for. */
  readonly wordCount: number;
  /** As it is written, in UTF-8. */
  readonly bytes: Uint8Array;
  /** The words without their markup, on one line. */
  text: () => string;
  /**
   * Takes milliseconds; what was rendered last is kept.
   * @param site what its links and pictures are by now; without it, as they are written
   */
  render: (site?: Surroundings) => RenderedMarkdown;
}

// Raw HTML is dropped: remark-rehype passes none on unless it is told to.
const markdownToTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).freeze();
// As the gateway writes what it has read: where that is the same text, it need not look at it twice.
const treeToHtml = unified()
  .use(rehypeStringify, { characterReferences: { useNamedReferences: true } })
  .freeze();

/** remark-rehype gives this id to the heading of the footnotes and refers to it from each of them. */
const FOOTNOTE_LABEL_ID = 'footnote-label';
/** Id of a heading that has no letters or digits to make one from. */
const FALLBACK_HEADING_ID = 'section';

/** The elements that the Markdown becomes, with the positions where they stand in it. */
export const parseMarkdown = (markdown: string): Root =>
  markdownToTree.runSync(markdownToTree.parse(markdown));

/** The words of a tree without their markup, on one line. */
export const treeText = (node: Nodes): string => toString(node).replace(/\s+/g, ' ').trim();

/** What a document's links and pictures name. */
export interface Surroundings {
  redirects: Redirects;
  pictures: Pictures;
}

const NOTHING: Surroundings = { redirects: new Map(), pictures: new Map() };

/** Renders GitHub-flavored Markdown; heading ids are unique within the document. */
export const renderMarkdown = (markdown: string, site = NOTHING): RenderedMarkdown => {
  const root = parseMarkdown(markdown);
  const headings: Heading[] = [];
  const nameHeading = headingNames();
  // One walk for all: half of what a step costs is to get around.
  visit(root, 'element', (element: Element) => {
    followLink(element, site.redirects);
    showPicture(element, site.pictures);
    tightenTable(element);
    const heading = nameHeading(element);
    if (heading) headings.push(heading);
  });
  return { html: treeToHtml.stringify(root), headings };
};

/** A visitor who follows a link inside the application asks no server where it leads by now. */
const followLink = ({ tagName, properties }: Element, redirects: Redirects): void => {
  if (redirects.size === 0) return;
  if (tagName === 'a' && typeof properties.href === 'string')
    properties.href = currentAddress(redirects, properties.href);
};

/** A picture whose size is known moves nothing when it arrives. */
const showPicture = ({ tagName, properties }: Element, pictures: Pictures): void => {
  if (pictures.size === 0) return;
  if (tagName !== 'img' || typeof properties.src !== 'string') return;
  Object.assign(properties, pictureSize(pictures, properties.src));
  properties.src = pictureAddress(pictures, properties.src);
};

/** Elements between whose children only whitespace can stand, which nobody sees. */
const TABLE_FRAMES: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

const tightenTable = (element: Element): void => {
  if (TABLE_FRAMES.has(element.tagName))
    element.children = element.children.filter(({ type }) => type !== 'text');
};

/**
 * What of Markdown is markup or is not read, and what stays of it, in the order in which it is taken away. A link may
 * have one pair of parentheses in its address. Of raw HTML only the tags go.
 */
const MARKUP: readonly [RegExp, string][] = [
  // Where references lead; the lines around code; what makes a line an item, a task, a heading or a quotation.
  [/^ {0,3}\[[^\]^][^\]]*\]:[ \t]*\S.*$/gm, ''],
  [/^[ \t>]*(?:`{3}|~{3}).*$/gm, ''],
  [/^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(?:\[[ xX]\](?=\s))?/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  // Notes, pictures, links, tags.
  [/\[\^[^[\]]+\]:?/g, ''],
  [/!\[[^[\]]*\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, ''],
  [/\[([^[\]]*)\](?:\([^()]*(?:\([^()]*\)[^()]*)?\)|\[[^[\]]*\])/g, '$1'],
  [/<!--[^]*?-->|<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi, ''],
  [/<((?:https?|mailto):[^<>\s]+)>/gi, '$1'],
  // Rules, tables, emphasis, code; escapes last, so that what is escaped stays.
  [/^[ \t|:=-]+$/gm, ''],
  [/(?<!\\)\|/g, ' '],
  [/(?<!\\)(?:[*`]|~~|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}]))/gu, ''],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
];

const withoutMarkup = (markdown: string): string =>
  MARKUP.reduce((text, [markup, rest]) => text.replace(markup, rest), markdown);

/**
 * The words of Markdown without their markup, on one line. Rendering would tell the same, in a hundred times the time:
 * a library of years has to be counted at start.
 */
export const markdownText = (markdown: string): string =>
  withoutMarkup(markdown).replace(/\s+/g, ' ').trim();

/** Bytes of the documents that were rendered last: those that are read, and no library of years. */
const RENDERED_BYTES = 16 * 1024 * 1024;

interface KeptRendering extends RenderedMarkdown {
  site: Surroundings;
}

const rendered = new LRUCache<MarkdownBody, KeptRendering>({
  maxSize: RENDERED_BYTES,
  // Two bytes a character, and as much again for what surrounds a short one.
  sizeCalculation: ({ html, headings }) => 2 * html.length + 128 * headings.length + 512,
});

/** A document's Markdown. Words are counted and HTML is rendered on first use. */
export const markdownBody = (markdown: string): MarkdownBody => {
  // A text with one dash in it takes two bytes a character, outside of V8's heap hardly more than one; in memory of its
  // own, as small buffers share theirs with others, which would stay with it.
  const bytes = new TextEncoder().encode(markdown);
  const source = () => new TextDecoder().decode(bytes);
  let words: number | undefined;
  const body: MarkdownBody = {
    isBlank: markdown.trim() === '',
    bytes,
    get wordCount() {
      words ??= countWords(withoutMarkup(source()));
      return words;
    },
    text: () => markdownText(source()),
    render({ redirects, pictures } = NOTHING) {
      const known = rendered.get(body);
      if (known?.site.redirects === redirects && known.site.pictures === pictures) return known;
      const site = { redirects, pictures };
      const fresh = { ...renderMarkdown(source(), site), site };
      rendered.set(body, fresh);
      return fresh;
    },
  };
  return body;
};

/** Gives the headings of a document their ids, each its own. */
const headingNames = () => {
  const slugger = new GithubSlugger();
  for (const id of [FOOTNOTE_LABEL_ID, ...Object.values(ELEMENT_IDS)]) slugger.slug(id);
  return (element: Element): Heading | undefined => {
    const level = /^h([1-6])$/.exec(element.tagName)?.[1];
    if (level === undefined || element.properties.id === FOOTNOTE_LABEL_ID) return undefined;
    const text = treeText(element);
    const id = slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : FALLBACK_HEADING_ID);
    element.properties.id = id;
    return { id, text, level: Number(level) };
  };
};

/** Words have a letter or a digit; a dash between spaces is none. */
const countWords = (text: string): number => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
