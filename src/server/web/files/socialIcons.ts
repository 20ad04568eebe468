import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeXml } from '../../../lib/escapeXml.ts';
import type { SiteFile } from '../../content/load/loadSite.ts';

const PATH = '/social-icons.svg';
/** Seconds; another file has another address. */
const A_YEAR = 31_536_000;

const svgOf = ({ social }: Pick<SiteFile, 'social'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${social
    .map(
      ({ network, icon }) =>
        `<symbol id="${network}" viewBox="0 0 24 24"><path d="${escapeXml(icon)}"/></symbol>`,
    )
    .join('')}</svg>`;

/** Address of the icons, which changes with them. */
export const socialIconsAddress = (site: Pick<SiteFile, 'social'>): string =>
  `${PATH}?${createHash('sha256').update(svgOf(site)).digest('base64url').slice(0, 8)}`;

/**
 * The icons of the site's networks, one file for all pages: in each page's HTML and data they would be 7 KB, and the
 * browser's bundle does not know which of thousands the site file names.
 */
export const registerSocialIcons = (
  server: FastifyInstance,
  site: Pick<SiteFile, 'social'>,
): void => {
  const svg = svgOf(site);
  server.get(PATH, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${A_YEAR}, immutable`)
      .type('image/svg+xml')
      .send(svg),
  );
};
