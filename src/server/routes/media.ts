import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MEDIA_PREFIX, PICTURE_WIDTHS } from '../../contract/pictures.ts';
import type { PictureKind, ResizedPictures } from '../content/media/resizedPictures.ts';
import type { ContentSource } from '../content/source/contentSource.ts';
import { sendNotFound } from '../plugins/fallbackPage.ts';
import { IMMUTABLE } from './staticFiles.ts';

const UNVERSIONED = 'public, max-age=60';

const kindFor = (accept: string, file: string): PictureKind => {
  if (accept.includes('image/avif')) return 'avif';
  if (accept.includes('image/webp')) return 'webp';
  return extname(file).toLowerCase() === '.png' ? 'png' : 'jpeg';
};

interface MediaOptions {
  content: Pick<ContentSource, 'pictures'>;
  resizedPictures: ResizedPictures;
}

/** Serves uploaded pictures in the widths that pages ask for, in the best format of the browser. */
export const registerMedia = (
  server: FastifyInstance,
  { content, resizedPictures }: MediaOptions,
): void => {
  server.get<{ Params: { '*': string }; Querystring: { v?: string; w?: string } }>(
    `${MEDIA_PREFIX}*`,
    async ({ params, query, headers }, reply) => {
      const picture = content.pictures().get(MEDIA_PREFIX + params['*']);
      const width = Number(query.w ?? PICTURE_WIDTHS.at(-1));
      if (!picture || !PICTURE_WIDTHS.some((each) => each === width)) return sendNotFound(reply);
      const kind = kindFor(headers.accept ?? '', params['*']);
      const bytes = await resizedPictures.get(picture, width, kind);
      return reply
        .headers({
          'cache-control': query.v === picture.version ? IMMUTABLE : UNVERSIONED,
          vary: 'accept',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(`image/${kind}`)
        .send(bytes);
    },
  );
};
