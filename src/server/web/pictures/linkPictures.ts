import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { matchRoute } from '../../../app/routes.ts';
import { holdsToken } from '../../../contract/paths.ts';
import type { PictureFile } from './drawPicture.ts';
import {
  pageOfPicture,
  PICTURES_PREFIX,
  SHARING_IMAGE,
  type LinkPicture,
} from '../pages/linkPicture.ts';
import type { Pages } from '../pages.ts';
import type { PictureThread } from './startPictureThread.ts';
import type { StaticFiles } from '../files/staticFiles.ts';

/** Bytes of pictures that are kept: some 500, of 50 KB each. */
const MAX_BYTES = 24 * 1024 * 1024;
const YEAR_SECONDS = 31_536_000;
/** Seconds for which whoever asks by an old address is told of the new one. */
const MOVED_SECONDS = 300;

const MARK = '/brand/symbol-on-dark.svg';
const STREET = '/street/street-night.svg';

const TYPES: Readonly<Record<string, PictureFile['type']>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

export interface LinkPicturesOptions {
  pages: Pick<Pages, 'pictureOf'>;
  files: StaticFiles;
  clientFolder: string;
  draw: PictureThread['draw'];
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * The pictures that networks show for links, made when they are first asked for and kept, each drawn once however many
 * ask. Only the picture that a page has now is ever drawn: an address cannot name a title of its own.
 */
export const registerLinkPictures = (
  server: FastifyInstance,
  { pages, files, clientFolder, draw, log }: LinkPicturesOptions,
): void => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();

  /** A file of this site; what lies elsewhere is not fetched for it. */
  const fileOf = async (pathname: string): Promise<PictureFile | undefined> => {
    const type = TYPES[path.extname(pathname).toLowerCase()];
    if (!type || !files.has(pathname)) return undefined;
    return { type, data: await readFile(path.join(clientFolder, pathname)) };
  };

  const make = async ({ facts, address }: LinkPicture): Promise<Buffer> => {
    const [mark, street, cover] = await Promise.all([
      fileOf(MARK),
      fileOf(STREET),
      fileOf(facts.cover),
    ]);
    const png = Buffer.from(await draw({ facts, mark, street, cover }));
    kept.set(address, png);
    return png;
  };

  const drawnOnce = (picture: LinkPicture): Promise<Buffer> => {
    const running =
      drawing.get(picture.address) ?? make(picture).finally(() => drawing.delete(picture.address));
    drawing.set(picture.address, running);
    return running;
  };

  server.get(`${PICTURES_PREFIX}*`, { compress: false }, async (request, reply) => {
    const [address = ''] = request.url.split('?');
    void reply.header('cross-origin-resource-policy', 'cross-origin');
    const send = (png: Buffer) =>
      reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .type('image/png')
        .send(png);
    const known = kept.get(address);
    if (known) return send(known);

    const page = pageOfPicture(address);
    const match = page === undefined ? undefined : matchRoute(page);
    const { status, picture } =
      !match || match.route.missing || holdsToken(match.route.path)
        ? { status: 404 }
        : await pages.pictureOf(match);
    if (!picture) {
      return reply
        .status(status === 200 ? 404 : status)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('Not found');
    }
    if (picture.address !== address) {
      return reply
        .header('cache-control', `public, max-age=${MOVED_SECONDS}`)
        .redirect(picture.address, 302);
    }
    try {
      return send(await drawnOnce(picture));
    } catch (error) {
      log.error({ err: error, path: address }, 'a picture could not be drawn');
      return reply.header('cache-control', 'no-store').redirect(SHARING_IMAGE, 302);
    }
  });
};
