import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from '../../contract/constants.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';

const TAB_ICON = 'brand/favicon-32.png';

export interface StaticFiles {
  /** Whether there is a file at an address. */
  has: (pathname: string) => boolean;
}

const isInternal = (pathname: string) =>
  pathname.endsWith('.br') || pathname.endsWith('.gz') || pathname === '/asset-manifest.json';

/** Serves the browser's build and the public folder, compressed at build time; adds `reply.sendFile`. */
export const registerStaticFiles = async (
  server: FastifyInstance,
  folder: string,
): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
      .map((file) => `/${file.split(path.sep).join('/')}`),
  );
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isAsset = path.relative(folder, file).startsWith(ASSETS_PREFIX.slice(1));
      reply.header('cache-control', isAsset ? IMMUTABLE : DAY);
      // Other sites show the sharing pictures.
      if (!isAsset) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  // Browsers, feed readers and bookmark programs ask for it by themselves.
  for (const address of ['/favicon.ico', '/admin/favicon.ico'])
    server.get(address, { compress: false }, (_request, reply) => reply.sendFile(TAB_ICON));
  return { has: (pathname) => files.has(pathname) && !isInternal(pathname) };
};
