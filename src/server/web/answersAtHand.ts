import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileAtHand } from './filesAtHand.ts';
import { respondWith, type PageResponse } from './finishedPage.ts';
import type { Pages } from './pages.ts';

export interface AnswersOptions {
  pages: Pick<Pages, 'atHand'>;
  /** A file with all that its answer carries. */
  fileAtHand: FileAtHand;
  /** What every answer carries. */
  headers: Record<string, string>;
  isStopping: () => boolean;
  /** Told of each answer when it has been handed over, and how many milliseconds that took. */
  onAnswered: (request: IncomingMessage, status: number, ms: number) => void;
}

/**
 * Answers with pages and files that are at hand and asked for by their address as it is written; all else is for whoever
 * comes next. A page of the cache so costs little more than its bytes, and is to be had while requests that need work are
 * refused. Each answer is the one that the long way would have given.
 */
export const answersAtHand = ({
  pages,
  fileAtHand,
  headers,
  isStopping,
  onAnswered,
}: AnswersOptions) => {
  const { 'content-security-policy': _, ...common } = headers;
  const commonHeaders = Object.entries(common).flat();

  const pageAtHand = ({ url, headers: requested }: IncomingMessage): PageResponse | undefined => {
    const answer = pages.atHand(url!);
    if (!answer) return undefined;
    const { status, headers: own, body } = respondWith(answer.page, requested);
    const all = [...commonHeaders, ...own];
    for (const [name, value] of Object.entries(answer.headers)) all.push(name, value);
    return { status, headers: all, body };
  };

  /** Whether it has answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const began = performance.now();
    const answer = pageAtHand(request) ?? fileAtHand(request);
    if (!answer) return false;
    const { status, headers: known, body } = answer;
    const all = isStopping() ? [...known, 'connection', 'close'] : [...known];
    response.once('finish', () => onAnswered(request, status, performance.now() - began));
    response.writeHead(status, all).end(body);
    return true;
  };
};
