import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { kindOf } from '../../contract/documents.ts';

const run = promisify(execFile);

const HISTORY_FOLDER = '.history';
const KEPT_VERSIONS = 20;

/** Texts or pictures by path in the content folder; null deletes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/** Reads and writes files of a content folder, and keeps their former versions. */
export const createContentStore = (folder: string, log: FastifyBaseLogger) => {
  /** Refuses a path that leaves the folder or passes a symbolic link. */
  const placeOf = async (path: string, makeFolder = false): Promise<string> => {
    const root = await realpath(folder);
    const file = join(root, path);
    if (makeFolder) await mkdir(dirname(file), { recursive: true });
    const place = makeFolder ? dirname(file) : file;
    if (!file.startsWith(root + sep) || (await realpath(place)) !== place)
      throw new Error(`${path} is not a file of the content folder`);
    return file;
  };

  const commit = async (paths: readonly string[], editor: string, message: string) => {
    const author = ['-c', `user.name=${editor}`, '-c', `user.email=${editor}`];
    const git = (...args: string[]) => run('git', ['-C', folder, ...author, ...args]);
    await git('add', '--all', '--', ...paths);
    await git('commit', '--quiet', '--only', '--message', message, '--', ...paths);
  };

  const keepVersion = async (path: string, previous: Uint8Array): Promise<void> => {
    const versions = join(folder, HISTORY_FOLDER, path);
    await mkdir(versions, { recursive: true });
    const name = new Date().toISOString().replaceAll(':', '-');
    await writeFile(join(versions, `${name}${extname(path)}`), previous);
    const old = (await readdir(versions)).sort().slice(0, -KEPT_VERSIONS);
    await Promise.all(old.map((each) => rm(join(versions, each))));
  };

  return {
    /** Undefined for what is no document. */
    read: async (path: string): Promise<string | undefined> =>
      kindOf(path) &&
      placeOf(path)
        .then((file) => readFile(file, 'utf8'))
        .catch(() => undefined),
    async write(changes: Changes, editor: string, message: string): Promise<void> {
      const former = new Map<string, Uint8Array>();
      for (const [path, content] of changes) {
        const file = await placeOf(path, true);
        const previous = await readFile(file).catch(() => undefined);
        if (previous) former.set(path, previous);
        if (content === null) {
          await rm(file);
          continue;
        }
        // Readers see the old or the new file, and a crash leaves one of the two.
        const temporary = join(dirname(file), `.${basename(file)}.tmp`);
        await writeFile(temporary, content, { flush: true });
        await rename(temporary, file);
      }
      try {
        await commit([...changes.keys()], editor, message);
      } catch (error) {
        // No work tree, or git cannot commit to it.
        log.info({ err: error }, 'content is not committed; keeping the previous version');
        for (const [path, content] of former) await keepVersion(path, content);
      }
    },
  };
};
