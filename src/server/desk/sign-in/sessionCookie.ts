import type { FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PATH } from '../deskAddresses.ts';

const COOKIE = '__Secure-desk';

/** The token of the session; '' without one. */
export const sessionOf = ({ headers: { cookie = '' } }: FastifyRequest): string =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(cookie)?.[1] ?? '';

/** Ends the session with an empty token and 0 seconds. */
export const setSession = (reply: FastifyReply, session: string, seconds: number): FastifyReply => {
  const attributes = `Path=${DESK_PATH}; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
  return reply.header('set-cookie', `${COOKIE}=${session}; ${attributes}`);
};
