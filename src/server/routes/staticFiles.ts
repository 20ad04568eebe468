import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from '../ssr/scripts.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

const listFiles = async (folder: string): Promise<Set<string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => `/${path.relative(folder, file).split(path.sep).join('/')}`),
  );
};

export interface StaticFiles {
  has: (pathname: string) => boolean;
}

/** The asset manifest and the compressed copies. */
const isInternal = (pathname: string) =>
  pathname.endsWith('.br') || pathname.endsWith('.gz') || pathname === '/asset-manifest.json';

/** Serves the browser's build and the public folder, compressed at build time; adds `reply.sendFile`. */
export const registerStaticFiles = async (
  server: FastifyInstance,
  folder: string,
): Promise<StaticFiles> => {
  const files = await listFiles(folder);
  await server.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isAsset = path.relative(folder, file).startsWith(ASSETS_PREFIX.slice(1));
      reply.header(
        'cache-control',
        isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
      );
      // Other sites show the sharing pictures.
      if (!isAsset) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  return { has: (pathname) => files.has(pathname) && !isInternal(pathname) };
};
