import type { FastifyInstance } from 'fastify';
import { color } from '../../theme/tokens.ts';
import type { SiteFile } from '../content/load/loadSite.ts';

const DAY = 'public, max-age=86400';

/** Half a year; RFC 9116 recommends less than a year. */
const CONTACT_MS = 180 * 86_400_000;

export const registerCompanyFiles = (
  server: FastifyInstance,
  { siteFile }: { siteFile: SiteFile },
): void => {
  const { name, line, emails } = siteFile;
  const manifest = JSON.stringify({
    name,
    short_name: name,
    description: line,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: color.limewash,
    theme_color: color.limewash,
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
  server.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', DAY).send(manifest),
  );
  server.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(Date.now() + CONTACT_MS).toISOString();
    const lines = [`Contact: mailto:${emails.sender}`, `Expires: ${expires}`];
    return reply.type('text/plain').send(`${lines.join('\n')}\nPreferred-Languages: en\n`);
  });
};
