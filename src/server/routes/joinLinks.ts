import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { matchRoute } from '../../app/routes.ts';
import { paths } from '../../contract/paths.ts';
import { StorageFailure } from '../leads/database/storageFailure.ts';
import type { LeadService } from '../leads/leadService.ts';
import { PRIVATE_HEADERS, type Pages } from '../ssr/pages.ts';

interface JoinLinkOptions {
  leadService: Pick<LeadService, 'joinLocation'>;
  pages: Pick<Pages, 'send'>;
}

/** Not a program that looks at the link by a HEAD request, nor a browser that loads it ahead. */
const isVisit = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !['sec-purpose', 'purpose', 'x-moz'].some((name) => String(headers[name]).includes('prefetch'));

/** A guest's link: to the event while it is open, to what follows afterward, and until then to a page. */
export const registerJoinLinks = (
  server: FastifyInstance,
  { leadService, pages }: JoinLinkOptions,
): void => {
  const answer = async (
    request: FastifyRequest<{ Params: { token: string } }>,
    reply: FastifyReply,
  ) => {
    const location = await leadService
      .joinLocation(request.params.token, isVisit(request))
      .catch((error: unknown) => {
        // The page reads the database again, and has the right status.
        if (error instanceof StorageFailure) return undefined;
        throw error;
      });
    if (location === undefined) return pages.send(matchRoute(request.url), reply);
    return reply
      .headers({ ...PRIVATE_HEADERS, 'cache-control': 'no-store' })
      .redirect(location, 303);
  };
  server.route({ method: ['GET', 'HEAD'], url: paths.joinEvent.pattern, handler: answer });
};
