import { readdir } from 'node:fs/promises';
import path, { extname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_PREFIX } from '../ssr/document.ts';
import { MEDIA_PREFIX, PICTURE_WIDTHS } from '../../contract/pictures.ts';
import {
  isPictureWidth,
  TooManyPictures,
  type PictureKind,
  type PictureStore,
} from '../content/media/pictureStore.ts';
import type { Pictures } from '../content/media/pictures.ts';

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

const VERSIONED = 'public, max-age=31536000, immutable';
const UNVERSIONED = 'public, max-age=60';
const RETRY_SECONDS = 5;

/** The smallest kind that the browser accepts, else that of the file. */
const kindFor = (accept: string, file: string): PictureKind => {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return extname(file).toLowerCase() === '.png' ? 'png' : 'jpeg';
};

export interface MediaOptions {
  getPictures: () => Pictures;
  store: PictureStore;
}

export const registerMedia = (
  server: FastifyInstance,
  { getPictures, store }: MediaOptions,
): void => {
  server.get<{ Params: { '*': string }; Querystring: { v?: string; w?: string } }>(
    `${MEDIA_PREFIX}*`,
    async ({ params, query, headers }, reply) => {
      const picture = getPictures().get(MEDIA_PREFIX + params['*']);
      const width = Number(query.w ?? PICTURE_WIDTHS.at(-1));
      if (!picture || !isPictureWidth(width)) {
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .type('text/plain')
          .send('Not found');
      }
      const kind = kindFor(headers.accept ?? '', picture.file);
      try {
        const bytes = await store.get(picture, width, kind);
        return await reply
          .headers({
            'cache-control': query.v === picture.version ? VERSIONED : UNVERSIONED,
            vary: 'accept',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .type(`image/${kind}`)
          .send(bytes);
      } catch (error) {
        if (!(error instanceof TooManyPictures)) throw error;
        return reply
          .status(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) })
          .send();
      }
    },
  );
};
