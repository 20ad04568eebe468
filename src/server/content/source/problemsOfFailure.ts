import type { FastifyBaseLogger } from 'fastify';
import { ContentError, type ContentProblem } from '../load/contentReader.ts';
import { logProblems } from './logProblems.ts';

const UNREADABLE: ContentProblem = {
  file: 'content',
  line: 1,
  message: 'The site could not read the documents. Its log says why.',
};

/** Logs why the documents could not be read again. */
export const problemsOfFailure = (
  error: unknown,
  log: Pick<FastifyBaseLogger, 'error'>,
): readonly ContentProblem[] => {
  const problems = error instanceof ContentError ? error.problems : [UNREADABLE];
  if (!(error instanceof ContentError)) log.error({ err: error }, 'reading the content failed');
  logProblems(log, problems, 'content rejected; keeping the previous version');
  return problems;
};
