import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { KeptPage, PageStore } from './pageCache.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const DAY_MS = 86_400_000;
/** Pages that wait to be written; a disk that hangs must not fill the memory. */
const MAX_WAITING = 200;
/** Names of our own files, unfinished ones included: nothing else in the folder is ever touched. */
const OWN_FILE = /^[0-9a-f]{64}\.page(?:\.[0-9a-f-]+)?$/;

export interface DiskPageStore<Page> extends PageStore<Page> {
  /** Resolves when what was to be written has been. */
  settled: () => Promise<void>;
}

export interface PageStoreOptions {
  folder: string;
  /**
   * Names what the pages were made by: the build, whose scripts they name, and the configuration that shows in them.
   * Pages of another maker are not found. Asked late: with PORT=0 the site's address is known only after listening.
   */
  getMaker: () => string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** That the folder holds at most, but for the file that is being written. */
  maxBytes?: number;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A file: the checksum of the rest, a line break, and the rest. */
interface Stored<Page> extends KeptPage<Page> {
  /** Its checksum: a configuration may hold a password. */
  maker: string;
  key: string;
}

/**
 * Keeps pages in files of a folder, so that a process which is started while the content API is down has something to
 * answer with. Writes one file at a time, whole or not at all. The folder may be deleted at any time; a file that was
 * changed is none, and a disk that is full or can't be written is a line in the log.
 */
export const createPageStore = <Page>({
  folder,
  getMaker,
  log,
  maxBytes = MAX_BYTES,
}: PageStoreOptions): DiskPageStore<Page> => {
  const waiting = new Map<string, KeptPage<Page> | undefined>();
  let writing: Promise<void> | undefined;
  let isFailing = false;
  /** Bytes that may have been added since the folder was last measured; at first nobody knows. */
  let unmeasured = Infinity;

  const fileOf = (key: string) => path.join(folder, `${sha256(key)}.page`);

  /** Deletes what is older than any page may be, then the oldest until a quarter of the room is free. */
  const tidy = async () => {
    const names = (await readdir(folder)).filter((name) => OWN_FILE.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        // Another process may have deleted it just now.
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let room = maxBytes * 0.75;
    for (const { file, size, mtimeMs } of files.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size;
      if (room < 0 || Date.now() - mtimeMs > DAY_MS) await rm(file, { force: true });
    }
    unmeasured = 0;
  };

  const save = async (key: string, kept: KeptPage<Page> | undefined) => {
    const file = fileOf(key);
    if (!kept) return rm(file, { force: true });
    const stored: Stored<Page> = { maker: sha256(getMaker()), key, ...kept };
    const text = JSON.stringify(stored);
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await writeFile(unfinished, `${sha256(text)}\n${text}`);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
    unmeasured += Buffer.byteLength(text);
    if (unmeasured > maxBytes / 4) await tidy();
  };

  const writeWaiting = async () => {
    for (const [key, kept] of waiting) {
      waiting.delete(key);
      try {
        await save(key, kept);
        isFailing = false;
      } catch (error) {
        // Once, not for every page that is rendered from now on.
        if (!isFailing) log.warn({ err: error, folder }, 'pages are not kept on disk');
        isFailing = true;
      }
    }
    writing = undefined;
  };

  return {
    async read(key) {
      try {
        const content = await readFile(fileOf(key), 'utf8');
        const end = content.indexOf('\n');
        const text = content.slice(end + 1);
        if (sha256(text) !== content.slice(0, end)) return undefined;
        const { maker, key: storedKey, page, renderedAt } = JSON.parse(text) as Stored<Page>;
        return maker === sha256(getMaker()) && storedKey === key ? { page, renderedAt } : undefined;
      } catch {
        return undefined;
      }
    },
    write(key, kept) {
      if (kept && waiting.size >= MAX_WAITING) return;
      waiting.set(key, kept);
      writing ??= writeWaiting();
    },
    settled: async () => writing,
  };
};
