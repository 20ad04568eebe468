import type { FastifyReply } from 'fastify';
import type { ResolvedRedirect } from '../content/load/redirects.ts';

/** A writer may rename a document back at once. Browsers would follow a stored redirect in a loop. */
export const sendRedirect = (
  reply: FastifyReply,
  { status, location }: Extract<ResolvedRedirect, { location: string }>,
): FastifyReply => reply.header('cache-control', 'no-store').redirect(location, status);
