import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';

const run = promisify(execFile);

const HISTORY_FOLDER = '.history';
const KEPT_VERSIONS = 20;

/** Texts or pictures by path in the content folder; null deletes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/** A path that leaves the content folder or passes a symbolic link. */
class UnsafePath extends Error {}

export const versionOf = (text: string): string => hash('sha256', text).slice(0, 16);

/** A path that names no file, such as a folder. */
const NO_FILE = ['ENOENT', 'EISDIR', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'];

const orMissing = <Result>(reading: Promise<Result>): Promise<Result | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (!(error instanceof UnsafePath) && !NO_FILE.includes(error.code ?? '')) throw error;
    return undefined;
  });

/** Writes files of a content folder, and keeps their former versions. */
export const createContentStore = (folder: string, log: FastifyBaseLogger) => {
  const root = resolve(folder);

  const placeOf = async (path: string, createsFolder = false): Promise<string> => {
    const file = join(root, path);
    if (!file.startsWith(root + sep)) throw new UnsafePath(path);
    if (createsFolder) await mkdir(dirname(file), { recursive: true });
    const isInside = `${await realpath(dirname(file))}${sep}`.startsWith(
      `${await realpath(root)}${sep}`,
    );
    if (!isInside || (await orMissing(lstat(file)))?.isSymbolicLink()) throw new UnsafePath(path);
    return file;
  };

  /** Readers see the old or the new file, and a crash leaves one of the two. */
  const writeAtomically = async (file: string, content: string | Uint8Array): Promise<void> => {
    const temporary = join(dirname(file), `.${basename(file)}.tmp`);
    await writeFile(temporary, content, { flush: true });
    await rename(temporary, file);
  };

  const commit = async (paths: readonly string[], editor: string, message: string) => {
    const git = (...args: string[]) => run('git', ['-C', root, ...args]);
    await git('add', '--all', '--', ...paths);
    const author = ['-c', `user.name=${editor}`, '-c', `user.email=${editor}`];
    await git(...author, 'commit', '--quiet', '--only', '--message', message, '--', ...paths);
  };

  const keepVersion = async (path: string, previous: Uint8Array): Promise<void> => {
    const versions = join(root, HISTORY_FOLDER, path);
    await mkdir(versions, { recursive: true });
    const name = new Date().toISOString().replaceAll(':', '-');
    await writeFile(join(versions, `${name}${extname(path)}`), previous);
    const old = (await readdir(versions)).sort().slice(0, -KEPT_VERSIONS);
    await Promise.all(old.map((each) => rm(join(versions, each))));
  };

  return {
    /** Undefined for a missing file and for an unsafe path. */
    read: async (path: string) => orMissing(placeOf(path).then((file) => readFile(file, 'utf8'))),
    /** @throws UnsafePath */
    async write(changes: Changes, editor: string, message: string): Promise<void> {
      const paths = [...changes.keys()];
      const files = await Promise.all(paths.map((path) => placeOf(path, true)));
      const previous = await Promise.all(files.map((file) => orMissing(readFile(file))));
      for (const [index, content] of [...changes.values()].entries()) {
        if (content === null) await rm(files[index]!);
        else await writeAtomically(files[index]!, content);
      }
      try {
        await commit(paths, editor, message);
      } catch (error) {
        // No work tree, or git cannot commit to it.
        log.info({ err: error }, 'content is not committed; keeping the previous version');
        for (const [index, bytes] of previous.entries())
          if (bytes) await keepVersion(paths[index]!, bytes);
      }
    },
  };
};
