import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../contract/payloads.ts';
import { fallbackPage } from './fallbackPage.ts';

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

/** Answers a page to browsers, and JSON to others. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, body: ApiError) => {
  const answer = reply.status(body.status).header('cache-control', 'no-store');
  return wantsPage(request)
    ? answer.type('text/html; charset=utf-8').send(fallbackPage(body.message))
    : answer.send(body);
};
