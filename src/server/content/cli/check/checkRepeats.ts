import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { ContentProblem } from '../../load/contentProblems.ts';
import { treeText } from '../../load/markdown.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

/** Texts of the front matter that read like a paragraph. */
const PARAGRAPH_KEYS = ['description', 'answer', 'bio'];

interface Paragraph {
  file: string;
  line: number;
  text: string;
}

/** Paragraphs that stand in two documents, or twice in one. */
export const checkRepeats = (sources: ContentSource[]): ContentProblem[] => {
  const first = new Map<string, Paragraph>();
  return sources.flatMap(paragraphsOf).flatMap((paragraph) => {
    const key = paragraph.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
    const other = first.get(key);
    if (!other) {
      first.set(key, paragraph);
      return [];
    }
    const { file, line } = paragraph;
    const message = `This paragraph stands in ${other.file}:${other.line}, too. Say it once and link to it.`;
    return [{ file, line, message }];
  });
};

const paragraphsOf = (source: ContentSource): Paragraph[] => {
  const { file } = source;
  const paragraphs = source.fields
    .filter(({ key }) => PARAGRAPH_KEYS.includes(key))
    .map(({ value, line }): Paragraph => ({ file, line, text: value }));
  visit(source.tree, 'element', (element: Element) => {
    if (element.tagName !== 'p') return;
    const text = treeText(element);
    // A picture alone has no words.
    if (text !== '') paragraphs.push({ file, line: lineOf(source, element), text });
  });
  return paragraphs;
};
