/** One thing to mend in a content folder. */
export interface ContentProblem {
  /** From the content folder's own name on: `content/posts/x.md`. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** A sentence that says what is wrong and what to do. */
  message: string;
}

/** Lists everything that has to be mended in a content folder, one `file:line: sentence` a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: ContentProblem[];

  constructor(problems: ContentProblem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.problems = problems;
  }
}
