import type { FastifyRequest } from 'fastify';

/** Whether a request comes from a page of this site, or from a program that is no browser. */
export const isFromOwnSite = ({ headers }: FastifyRequest, siteUrl: string): boolean => {
  const { origin, host, 'sec-fetch-site': relation } = headers;
  if (relation === 'cross-site') return false;
  // A form of a page with `Referrer-Policy: no-referrer` has the origin 'null'.
  if (origin === 'null') return relation === 'same-origin';
  if (origin === undefined) return relation !== 'same-site';
  if (origin === siteUrl) return true;
  // Behind a proxy that terminates TLS the schemes differ, so only the host is compared.
  return URL.canParse(origin) && new URL(origin).host === host;
};
