import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import type { ContentProblem } from '../../load/contentProblems.ts';
import { treeText } from '../../load/markdown.ts';
import { lineOf } from './readSources.ts';
import type { ContentSource } from './readSources.ts';

/** The title of the page is its only heading of level 1; a text may go on from there or divide the page itself. */
const DEEPEST_FIRST_LEVEL = 2;

/** Headings that skip a level, such as a #### below a ##. */
export const checkHeadings = (sources: ContentSource[]): ContentProblem[] =>
  sources.flatMap((source) => {
    const problems: ContentProblem[] = [];
    let deepestNext = DEEPEST_FIRST_LEVEL;
    visit(source.tree, 'element', (element: Element) => {
      const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
      // The heading of the footnotes is nobody's writing, and stands nowhere.
      if (!level || !element.position) return;
      if (level > deepestNext) {
        problems.push({
          file: source.file,
          line: lineOf(source, element),
          message: `The heading "${treeText(element)}" skips a level. Use ${'#'.repeat(deepestNext)}.`,
        });
      }
      deepestNext = level + 1;
    });
    return problems;
  });
