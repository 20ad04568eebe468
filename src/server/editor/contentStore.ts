import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { kindOf } from '../../contract/documents.ts';

const run = promisify(execFile);

const KEPT_VERSIONS = 20;

/** Texts or pictures by path in the content folder; null deletes the file. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/** Reads and writes files of a content folder, and keeps their former versions. Does not follow symbolic links. */
export const createContentStore = (folder: string, log: FastifyBaseLogger) => {
  const commit = async (paths: readonly string[], editor: string, message: string) => {
    const author = ['-c', `user.name=${editor}`, '-c', `user.email=${editor}`];
    const git = (...args: string[]) => run('git', ['-C', folder, ...author, ...args]);
    await git('add', '--all', '--', ...paths);
    await git('commit', '--quiet', '--only', '--message', message, '--', ...paths);
  };

  const keepVersion = async (path: string, content: Uint8Array): Promise<void> => {
    const versions = join(folder, '.history', path);
    await mkdir(versions, { recursive: true });
    const name = new Date().toISOString().replaceAll(':', '-') + extname(path);
    await writeFile(join(versions, name), content);
    const old = (await readdir(versions)).sort().slice(0, -KEPT_VERSIONS);
    await Promise.all(old.map((each) => rm(join(versions, each))));
  };

  return {
    /** Undefined if the path is not that of a document. */
    async read(path: string): Promise<string | undefined> {
      const file = join(await realpath(folder), path);
      const isDocument = kindOf(path) && (await realpath(file).catch(() => undefined)) === file;
      return isDocument ? readFile(file, 'utf8') : undefined;
    },
    async write(changes: Changes, editor: string, message: string): Promise<void> {
      const root = await realpath(folder);
      const former = new Map<string, Uint8Array>();
      for (const [path, content] of changes) {
        const file = join(root, path);
        await mkdir(dirname(file), { recursive: true });
        if (!file.startsWith(root + sep) || (await realpath(dirname(file))) !== dirname(file))
          throw new Error(`${path} is not a file of the content folder`);
        const previous = await readFile(file).catch(() => undefined);
        if (previous) former.set(path, previous);
        // Readers see the old or the new file, and a crash leaves one of the two.
        const temporary = join(dirname(file), `.${basename(file)}.tmp`);
        if (content !== null) await writeFile(temporary, content, { flush: true });
        await (content === null ? rm(file) : rename(temporary, file));
      }
      await commit([...changes.keys()], editor, message).catch(async (error: unknown) => {
        // No work tree, or git cannot commit to it.
        const { code } = error as { code?: unknown };
        // The command of the error names the editor.
        log.info({ code }, 'content is not committed; keeping the previous version');
        for (const [path, content] of former) await keepVersion(path, content);
      });
    },
  };
};
