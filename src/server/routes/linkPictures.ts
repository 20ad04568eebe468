import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchRoute } from '../../app/routes.ts';
import { holdsToken } from '../../contract/paths.ts';
import { createTaskQueue } from '../../lib/taskQueue.ts';
import { IMMUTABLE, type StaticFiles } from './staticFiles.ts';
import { sendNotFound } from '../plugins/fallbackPage.ts';
import type { Pages } from '../ssr/pages.ts';
import {
  pageOfPicture,
  PICTURES_PREFIX,
  SHARING_IMAGE,
  type LinkPicture,
} from '../ssr/linkPicture.ts';
import type { drawPicture } from './drawPicture.ts';

const MAX_BYTES = 24 * 1024 * 1024;
const MOVED = 'public, max-age=300';

const MARK = '/brand/symbol-on-dark.svg';
const STREET = '/street/street-night.svg';
const DRAWABLE_FILE = /\.(?:svg|png|jpe?g)$/i;

const drawLazily: typeof drawPicture = async (source) => {
  const { drawPicture } = await import('./drawPicture.ts');
  return drawPicture(source);
};

export interface LinkPicturesOptions {
  pages: Pick<Pages, 'exists' | 'pictureOf'>;
  files: StaticFiles;
  clientFolder: string;
  draw?: typeof drawPicture;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Only the current picture of a page is drawn: an address cannot name a title. */
export const registerLinkPictures = (
  server: FastifyInstance,
  { pages, files, clientFolder, draw = drawLazily, log }: LinkPicturesOptions,
): void => {
  const inTurn = createTaskQueue();
  const pictures = new LRUCache<string, Uint8Array, LinkPicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_address, _stale, { context: { facts } }) => {
      // Only files of the site are drawn; others are not fetched.
      const hasCover = files.has(facts.cover) && DRAWABLE_FILE.test(facts.cover);
      return inTurn(() =>
        draw({
          facts,
          markFile: path.join(clientFolder, MARK),
          streetFile: path.join(clientFolder, STREET),
          coverFile: hasCover ? path.join(clientFolder, facts.cover) : undefined,
        }),
      );
    },
  });

  const sendPicture = (reply: FastifyReply, png: Uint8Array) =>
    reply.header('cache-control', IMMUTABLE).type('image/png').send(Buffer.from(png));

  server.get(`${PICTURES_PREFIX}*`, { compress: false }, async (request, reply) => {
    const [address = ''] = request.url.split('?');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    const known = pictures.get(address);
    if (known) return sendPicture(reply, known);

    const page = pageOfPicture(address);
    const match = page === undefined ? undefined : matchRoute(page);
    const { status, picture } =
      !match || !pages.exists(match) || holdsToken(match.route.path)
        ? { status: 404 }
        : await pages.pictureOf(match);
    if (!picture) return sendNotFound(reply, status === 200 ? 404 : status);
    if (picture.address !== address)
      return reply.header('cache-control', MOVED).redirect(picture.address, 302);
    try {
      return sendPicture(reply, await pictures.forceFetch(address, { context: picture }));
    } catch (error) {
      log.error({ err: error, path: address }, 'link picture failed');
      return reply.header('cache-control', 'no-store').redirect(SHARING_IMAGE, 302);
    }
  });
};
