import type { IncomingMessage, ServerResponse } from 'node:http';
import { respondWith } from './finishedPage.ts';
import type { Pages } from './pages.ts';

export interface AnswersOptions {
  pages: Pick<Pages, 'atHand'>;
  /** What every answer carries. */
  headers: Record<string, string>;
  isStopping: () => boolean;
  /** Told of each answer when it has been handed over, and how many milliseconds that took. */
  onAnswered: (request: IncomingMessage, status: number, ms: number) => void;
}

/**
 * Answers with pages that are at hand and asked for by their address as it is written; all else is for whoever comes
 * next. A page of the cache so costs little more than its bytes, and is to be had while requests that need work are
 * refused. Each answer is the one that the long way would have given.
 */
export const answersAtHand = ({ pages, headers, isStopping, onAnswered }: AnswersOptions) => {
  const { 'content-security-policy': _, ...common } = headers;
  const commonHeaders = Object.entries(common).flat();

  /** Whether it has answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers: requested } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answer = pages.atHand(url!);
    if (!answer) return false;
    const began = performance.now();
    const { status, headers: own, body } = respondWith(answer.page, requested);
    const all = [...commonHeaders, ...own];
    for (const [name, value] of Object.entries(answer.headers)) all.push(name, value);
    if (isStopping()) all.push('connection', 'close');
    response.once('finish', () => onAnswered(request, status, performance.now() - began));
    response.writeHead(status, all).end(body);
    return true;
  };
};
