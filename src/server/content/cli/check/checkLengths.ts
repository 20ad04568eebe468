import type { ContentProblem } from '../../load/contentProblems.ts';
import type { ContentSource } from './readSources.ts';

/** Words from which a document is worth opening, and after which nobody finishes it. */
const LIMITS: Partial<Record<ContentSource['kind'], { least: number; most: number }>> = {
  posts: { least: 700, most: 1800 },
  help: { least: 150, most: 700 },
};

/** Posts and help articles that are too short or too long. */
export const checkLengths = (sources: ContentSource[]): ContentProblem[] =>
  sources.flatMap(({ file, kind, slug, bodyLine, wordCount }) => {
    const limits = LIMITS[kind];
    if (!limits || slug === '_category') return [];
    const { least, most } = limits;
    if (wordCount >= least && wordCount <= most) return [];
    const advice = wordCount < least ? `Write at least ${least}.` : `Cut it to ${most} at most.`;
    return [{ file, line: bodyLine, message: `The text has ${wordCount} words. ${advice}` }];
  });
