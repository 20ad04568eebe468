import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PREFIX, PICTURE_WIDTHS } from '../../contract/pictures.ts';
import { isPictureWidth, TooManyPictures } from '../content/media/pictureStore.ts';
import type { PictureKind, PictureStore } from '../content/media/pictureStore.ts';
import type { Pictures } from '../content/media/pictures.ts';

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

/** Writers' pictures, resized and in the best kind that the browser accepts. */
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
