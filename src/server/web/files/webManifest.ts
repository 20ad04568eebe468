import type { FastifyInstance } from 'fastify';
import { paths } from '../../../contract/paths.ts';
import type { SiteFile } from '../../content/load/loadSite.ts';
import { color } from '../../../theme/tokens.ts';

/** Where `document.ts` sends browsers. */
const MANIFEST_PATH = '/manifest.webmanifest';

const manifestOf = ({ name, line }: SiteFile) => ({
  name,
  short_name: name,
  description: line,
  lang: 'en',
  start_url: paths.home,
  scope: paths.home,
  // A site with links to everywhere: without the browser's own buttons nobody would find back.
  display: 'browser',
  background_color: color.limewash,
  theme_color: color.limewash,
  icons: [
    { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});

const DAY_SECONDS = 86_400;

/** The web application manifest (https://www.w3.org/TR/appmanifest/). */
export const registerWebManifest = (server: FastifyInstance, company: SiteFile): void => {
  const manifest = JSON.stringify(manifestOf(company));
  server.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(manifest),
  );
};
