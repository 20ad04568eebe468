import type { FastifyRequest } from 'fastify';
import type { RouteMatch } from '../../shared/routing/siteRoute.ts';
import type { CacheOutcome, SecurityKind } from '../observe/metrics.ts';

/** What the log and the metrics are told of a request beside its path and status, by whoever comes to know it. */
export interface RequestNotes {
  /** Its route's pattern; what is asked for by many names has one, and what nobody knows is `other`. */
  route?: string;
  cache?: CacheOutcome;
  /** Why it was refused, where whoever watches over the site should know. */
  security?: SecurityKind;
}

/** A page's route for the metrics: its pattern, and one word for the addresses of nothing. */
export const routeLabel = ({ route }: RouteMatch): string => (route.missing ? 'other' : route.path);

const notes = new WeakMap<FastifyRequest, RequestNotes>();

export const noteOn = (request: FastifyRequest, more: RequestNotes): void => {
  notes.set(request, { ...notes.get(request), ...more });
};

export const notesOn = (request: FastifyRequest): RequestNotes => notes.get(request) ?? {};
