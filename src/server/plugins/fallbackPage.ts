import type { FastifyReply } from 'fastify';
import { escapeXml } from '../../lib/escapeXml.ts';

/** A page without the layout, for when the layout cannot be rendered. */
export const fallbackPage = (title: string, links = ''): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeXml(title)}</title></head>` +
  `<body><main><h1>${escapeXml(title)}</h1>${links}</main></body></html>`;

export const sendNotFound = (reply: FastifyReply, status = 404): FastifyReply =>
  reply.status(status).header('cache-control', 'no-store').type('text/plain').send('Not found');
