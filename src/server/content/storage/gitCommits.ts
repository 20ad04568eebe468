import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTaskQueue } from '../../../lib/taskQueue.ts';

/** A save waits this long for its commit, and git has this long for it. */
const WAIT_MS = 3000;
const TIMEOUT_MS = 10_000;
/** Git that is asked to end removes its lock files first. After this time it is killed. */
const KILL_MS = 1000;

/** No program that the configuration of a repository names may run or ask. */
const SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.editor=true',
  'core.pager=cat',
  'core.askPass=true',
  'core.sshCommand=false',
  'credential.helper=',
  'commit.gpgSign=false',
  'commit.template=',
  'protocol.allow=never',
  // Packing takes long, and runs hooks.
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.addIgnoredFile=false',
].flatMap((setting) => ['-c', setting]);

/** The site may have been started by a hook of git, whose variables name another repository. */
const environmentOfGit = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:GIT|SSH)_/.test(name)),
  ),
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
});

/** @throws when git fails, or takes too long: then it is stopped with all that it has started */
const runGit = async (folder: string, args: readonly string[], stop: AbortSignal) => {
  stop.throwIfAborted();
  const child = spawn('git', ['-C', folder, ...SETTINGS, ...args], {
    // A group: programs that git starts must end with it.
    detached: true,
    env: environmentOfGit(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const output = text(child.stdout).catch(() => '');
  const end = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal);
    } catch {
      // It has ended.
    }
  };
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const interrupt = () => {
    end('SIGTERM');
    child.stdout.destroy();
    setTimeout(() => end('SIGKILL'), KILL_MS).unref();
  };
  stop.addEventListener('abort', interrupt);
  try {
    const code = await exit;
    stop.throwIfAborted();
    if (code !== 0) throw new Error(`git exited with ${code}`);
    const lines = await output;
    stop.throwIfAborted();
    return lines;
  } finally {
    stop.removeEventListener('abort', interrupt);
    child.stdout.destroy();
  }
};

/** Starting a program holds up the event loop, and most folders are in no work tree. */
const isInWorkTree = (folder: string): boolean => {
  for (let above = realpathSync(folder); ; above = dirname(above)) {
    if (existsSync(join(above, '.git'))) return true;
    if (above === dirname(above)) return false;
  }
};

/** The pause while another git that works in the folder has the lock. */
const RETRY_MS = 300;

const commitFiles = async (
  folder: string,
  paths: readonly string[],
  author: string,
  message: string,
) => {
  if (!isInWorkTree(folder)) throw new Error('no work tree');
  const stop = AbortSignal.timeout(TIMEOUT_MS);
  const git = (...args: string[]) => runGit(folder, args, stop);
  const list = async (...args: string[]) =>
    (await git(...args, '-z', '--', ...paths)).split('\0').filter((path) => path !== '');

  const lock = resolve(folder, (await git('rev-parse', '--git-path', 'index.lock')).trimEnd());
  while (existsSync(lock)) await pause(RETRY_MS, undefined, { signal: stop, ref: false });
  const known = await list('ls-files');
  const present = paths.filter((path) => known.includes(path) || existsSync(join(folder, path)));
  if (present.length === 0) return;
  // With files that git ignores, `git add` fails, but adds the others.
  await git('add', '--all', '--', ...present).catch(() => stop.throwIfAborted());
  const difference = ['diff', '--cached', '--name-only', '--relative', '--no-renames'];
  const changed = await list(...difference, '--no-ext-diff');
  if (changed.length === 0) return;
  const person = ['-c', `user.name=${author}`, '-c', `user.email=${author}`];
  const commit = ['commit', '--quiet', '--only', '--no-verify', '--message', message];
  await git(...person, ...commit, '--', ...changed);
};

/** Commits saves to the work tree of a folder, one after the other. What can't be committed is left to people. */
export const createGitCommits = (folder: string, log: Pick<FastifyBaseLogger, 'info'>) => {
  const inTurn = createTaskQueue();
  let isStuck = false;

  return async (paths: readonly string[], author: string, message: string): Promise<void> => {
    const commit = inTurn(async () => {
      try {
        await commitFiles(folder, paths, author, message);
        isStuck = false;
      } catch (error) {
        isStuck = /^(?:Abort|Timeout)Error$/.test((error as Error).name);
        // Without the error, whose command names the editor.
        log.info({ isStuck }, 'content is not committed: no work tree, or git can’t write to it');
      }
    });
    if (!isStuck) await Promise.race([commit, pause(WAIT_MS, undefined, { ref: false })]);
  };
};
