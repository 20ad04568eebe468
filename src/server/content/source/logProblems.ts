import type { FastifyBaseLogger } from 'fastify';
import { describeProblems, type ContentProblem } from '../load/contentReader.ts';

/** A library of thousands of documents can have as many problems. */
const MAX_LOGGED = 20;

export const logProblems = (
  log: Pick<FastifyBaseLogger, 'error'>,
  problems: readonly ContentProblem[],
  message = 'content has problems: documents are left out or keep their last valid version',
): void => {
  const lines = problems.slice(0, MAX_LOGGED).map((problem) => describeProblems([problem]));
  log.error({ count: problems.length, problems: lines }, message);
};
