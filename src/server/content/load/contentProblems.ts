/** One problem in a content folder. */
export interface ContentProblem {
  /** From the content folder's own name on: `content/posts/x.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** A sentence that says what is wrong and what to do. */
  message: string;
}

/** One `file:line: sentence` a line. */
export const describeProblems = (problems: readonly ContentProblem[]): string =>
  problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');

/** All problems of a content folder. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(describeProblems(problems));
    this.problems = problems;
  }
}
