import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hashOf } from './contentStorage.ts';

const INDEX = 'index.json';

/** A listing of the content: the hash and the time of the last change by path. */
export type ContentIndex = ReadonlyMap<string, { hash: string; changedAt: number }>;

export interface FileCache {
  get: (hash: string) => Promise<Uint8Array | undefined>;
  put: (hash: string, content: string | Uint8Array) => Promise<void>;
  /** The paths without a copy; none without a folder. */
  missing: (index: ContentIndex) => Promise<string[]>;
  /** The content as it was listed last, for a start while the database does not answer. */
  getIndex: () => Promise<ContentIndex | undefined>;
  /** Deletes the copies of files that are gone. */
  putIndex: (index: ContentIndex) => Promise<void>;
}

/** Copies of the database's files by their hash, which may be deleted at any time. Without a folder it keeps nothing. */
export const createFileCache = (
  folder: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn'>,
): FileCache => {
  let hasWarned = false;

  const write = async (name: string, content: string | Uint8Array): Promise<void> => {
    if (folder === undefined) return;
    const temporary = join(folder, `.${name}.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      if (!hasWarned) log.warn({ err: error }, 'content is not cached on disk');
      hasWarned = true;
    }
  };

  return {
    async get(hash) {
      if (folder === undefined) return undefined;
      const bytes = await readFile(join(folder, hash)).catch(() => undefined);
      // A power failure may have cut it.
      return bytes && hashOf(bytes) === hash ? bytes : undefined;
    },
    put: write,
    async missing(index) {
      if (folder === undefined) return [];
      const copies = new Set(await readdir(folder).catch(() => []));
      return [...index].filter(([, file]) => !copies.has(file.hash)).map(([path]) => path);
    },
    async getIndex() {
      const text = folder && (await readFile(join(folder, INDEX), 'utf8').catch(() => undefined));
      try {
        return text ? new Map(JSON.parse(text) as [string, never][]) : undefined;
      } catch {
        return undefined;
      }
    },
    async putIndex(index) {
      if (folder === undefined) return;
      await write(INDEX, JSON.stringify([...index]));
      const kept = new Set([INDEX, ...[...index.values()].map((file) => file.hash)]);
      const names = await readdir(folder).catch(() => []);
      for (const name of names)
        if (!kept.has(name) && !name.startsWith('.')) await rm(join(folder, name), { force: true });
    },
  };
};
