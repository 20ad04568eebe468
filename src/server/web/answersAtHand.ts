import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FileAtHand } from './files/filesAtHand.ts';
import { respondWith, type FinishedPage, type PageResponse } from './pages/finishedPage.ts';
import { matchRoute } from '../../app/routes.ts';
import type { CacheOutcome } from '../observe/metrics.ts';
import { requestIdOf } from '../observe/trace.ts';
import type { Pages } from './pages.ts';
import { routeLabel } from './requestNotes.ts';

export interface AnswersOptions {
  pages: Pick<Pages, 'atHand'>;
  /** A file with all that its answer carries. */
  fileAtHand: FileAtHand;
  /** What every answer carries. */
  headers: Record<string, string>;
  isStopping: () => boolean;
  /** Whether `X-Request-Id` comes from a trusted proxy. */
  trustsRequestIds: boolean;
  /** Told of each answer when it has been handed over. */
  onAnswered: (request: IncomingMessage, answered: Answered) => void;
}

/** An answer as the log and the metrics know it. */
export interface Answered {
  id: string;
  status: number;
  ms: number;
  route: string;
  cache: CacheOutcome;
}

type AtHand = PageResponse & Partial<Pick<Answered, 'route' | 'cache'>>;

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
  trustsRequestIds,
  onAnswered,
}: AnswersOptions) => {
  const { 'content-security-policy': _, ...common } = headers;
  const commonHeaders = Object.entries(common).flat();

  /** A page that is asked for a thousand times is looked up once. */
  const routes = new WeakMap<FinishedPage, string>();
  const routeOf = (page: FinishedPage, url: string): string => {
    const known = routes.get(page);
    if (known !== undefined) return known;
    const route = routeLabel(matchRoute(url));
    routes.set(page, route);
    return route;
  };

  const pageAtHand = ({ url, headers: requested }: IncomingMessage) => {
    const answer = pages.atHand(url!);
    if (!answer) return undefined;
    const { status, headers: own, body } = respondWith(answer.page, requested);
    const all = [...commonHeaders, ...own];
    for (const [name, value] of Object.entries(answer.headers)) all.push(name, value);
    const route = routeOf(answer.page, url!);
    return { status, headers: all, body, route, cache: answer.outcome };
  };

  /** Whether it has answered. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const began = performance.now();
    const answer: AtHand | undefined = pageAtHand(request) ?? fileAtHand(request);
    if (!answer) return false;
    const { status, headers: known, body, route = 'file', cache = 'none' } = answer;
    const id = requestIdOf(request.headers, trustsRequestIds);
    const all = [...known, 'x-request-id', id];
    if (isStopping()) all.push('connection', 'close');
    response.once('finish', () =>
      onAnswered(request, { id, status, ms: performance.now() - began, route, cache }),
    );
    response.writeHead(status, all).end(body);
    return true;
  };
};
