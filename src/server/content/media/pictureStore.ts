import { hash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { PICTURE_WIDTHS } from '../../../contract/pictures.ts';
import type { Picture } from './pictures.ts';
import { MAX_PIXELS } from './readPictures.ts';

/** Bytes of files that are kept on disk, and in memory. */
const MAX_DISK_BYTES = 256 * 1024 * 1024;
const MAX_MEMORY_BYTES = 16 * 1024 * 1024;
/** Pictures that are made at a time: each takes a processor for a good part of a second. */
const MAX_AT_ONCE = 1;
/** Of those that wait; a visitor who can't be waited for sees what stands in. */
const MAX_WAITING = 200;
/** Unfinished ones included. */
const OWN_FILE = /^[\w-]{43}\.picture(?:\.[\da-f-]+)?$/;

/** The kinds that a picture is made as, the smallest first. */
export type PictureKind = 'avif' | 'webp' | 'jpeg' | 'png';

/** There is more to do than can be. */
export class TooManyPictures extends Error {
  override name = 'TooManyPictures';
}

export interface PictureStore {
  /**
   * The bytes of a picture in a width and a kind, made when they are first asked for.
   * @throws TooManyPictures
   */
  get: (picture: Picture, width: number, kind: PictureKind) => Promise<Buffer>;
}

interface PictureStoreOptions {
  /** Without it pictures are kept in memory only. */
  cacheFolder?: string | undefined;
  log: { warn: (details: object, message: string) => void };
  maxBytes?: number;
}

export const isPictureWidth = (width: number): boolean =>
  (PICTURE_WIDTHS as readonly number[]).includes(width);

const make = async ({ file }: Picture, width: number, kind: PictureKind): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  // Where it was taken, and with what, stays with the author: nothing but pixels is written.
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  switch (kind) {
    case 'avif':
      return picture.avif({ quality: 52, effort: 3 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 76 }).toBuffer();
    case 'jpeg':
      return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
};

/** Keeps pictures in the sizes and kinds that somebody has asked for, in files of a folder that may be deleted at any time. */
export const createPictureStore = ({
  cacheFolder,
  log,
  maxBytes = MAX_DISK_BYTES,
}: PictureStoreOptions): PictureStore => {
  const folder = cacheFolder && join(cacheFolder, 'pictures');
  const memory = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: ({ length }) => length + 1,
  });
  const running = new Map<string, Promise<Buffer>>();
  const waiting: (() => void)[] = [];
  let active = 0;
  /** Bytes that may have been added since the folder was last measured; at first nobody knows. */
  let unmeasured = Infinity;

  const tidy = async (folder: string) => {
    const names = (await readdir(folder)).filter((name) => OWN_FILE.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let room = maxBytes * 0.75;
    for (const { file, size } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size;
      if (room < 0) await rm(file, { force: true });
    }
    unmeasured = 0;
  };

  const keep = async (key: string, bytes: Buffer) => {
    if (!folder) return;
    try {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${key}.picture`);
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
      unmeasured += bytes.length;
      if (unmeasured > maxBytes / 4) await tidy(folder);
    } catch (error) {
      log.warn({ err: error, folder }, 'pictures are not kept on disk');
    }
  };

  const readKept = async (key: string): Promise<Buffer | undefined> => {
    if (!folder) return undefined;
    const file = join(folder, `${key}.picture`);
    const bytes = await readFile(file).catch(() => undefined);
    // What is asked for is the last to go.
    if (bytes) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return bytes;
  };

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (active >= MAX_AT_ONCE) {
      if (waiting.length >= MAX_WAITING) throw new TooManyPictures('Too many pictures wait.');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    active += 1;
    try {
      return await work();
    } finally {
      active -= 1;
      waiting.shift()?.();
    }
  };

  const find = async (key: string, makeIt: () => Promise<Buffer>): Promise<Buffer> => {
    const kept = await readKept(key);
    if (kept) return kept;
    const bytes = await inTurn(makeIt);
    await keep(key, bytes);
    return bytes;
  };

  return {
    async get(picture, width, kind) {
      const key = hash('sha256', `${picture.version} ${width} ${kind}`, 'base64url');
      const known = memory.get(key);
      if (known) return known;
      const result = running.get(key) ?? find(key, () => make(picture, width, kind));
      running.set(key, result);
      try {
        const bytes = await result;
        memory.set(key, bytes);
        return bytes;
      } finally {
        running.delete(key);
      }
    },
  };
};
