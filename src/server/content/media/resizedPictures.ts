import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { createTaskQueue } from '../../../lib/taskQueue.ts';
import { MAX_PIXELS, type Picture } from './pictures.ts';

const MAX_MEMORY_BYTES = 16 * 1024 * 1024;

export type PictureKind = 'avif' | 'webp' | 'jpeg' | 'png';

export interface ResizedPictures {
  /** A picture in a width and a format. */
  get: (picture: Picture, width: number, kind: PictureKind) => Promise<Buffer>;
}

interface PictureRequest {
  picture: Picture;
  width: number;
  kind: PictureKind;
}

const FORMAT_OPTIONS = {
  avif: { quality: 52, effort: 3 },
  webp: { quality: 76 },
  jpeg: { quality: 78, mozjpeg: true },
  png: {},
};

/** sharp writes no metadata, so the camera's data and location stay private. */
const resizePicture = async ({ picture, width, kind }: PictureRequest): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(await picture.read(), { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toFormat(kind, FORMAT_OPTIONS[kind])
    .toBuffer();
};

interface ResizedPicturesOptions {
  cacheFolder?: string | undefined;
  log: { warn: (details: object, message: string) => void };
}

/** Caches resized pictures in memory and in files of `cacheFolder`, which may be deleted at any time. */
export const createResizedPictures = ({
  cacheFolder,
  log,
}: ResizedPicturesOptions): ResizedPictures => {
  const folder = cacheFolder && join(cacheFolder, 'pictures');
  // A resize takes a processor for up to a second.
  const inTurn = createTaskQueue();

  const save = async (to: string, name: string, bytes: Buffer): Promise<void> => {
    try {
      await mkdir(to, { recursive: true });
      const temporary = join(to, `${name}.${randomUUID()}`);
      await writeFile(temporary, bytes);
      await rename(temporary, join(to, name));
    } catch (error) {
      log.warn({ err: error, folder: to }, 'pictures are not cached on disk');
    }
  };

  const memory = new LRUCache<string, Buffer, PictureRequest>({
    maxSize: MAX_MEMORY_BYTES,
    // A size must be positive.
    sizeCalculation: ({ length }) => length + 1,
    async fetchMethod(name, _stale, { context: request }) {
      const saved = folder && (await readFile(join(folder, name)).catch(() => undefined));
      if (saved) return saved;
      const bytes = await inTurn(() => resizePicture(request));
      if (folder) await save(folder, name, bytes);
      return bytes;
    },
  });

  return {
    get: (picture, width, kind) =>
      memory.forceFetch(`${picture.version}-${width}.${kind}`, {
        context: { picture, width, kind },
      }),
  };
};
