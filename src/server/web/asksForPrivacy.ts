import type { FastifyRequest } from 'fastify';

/** Whether a browser asks that its visitor is neither followed nor counted: Global Privacy Control, and Do Not Track before it. */
export const asksForPrivacy = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1';
