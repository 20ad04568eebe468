import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pino from 'pino';
import { until } from '../../../testing/until.ts';
import { createGitCommits } from './gitCommits.ts';

const log = pino({ level: 'silent' });
const AUTHOR = 'ruth@editors.test';
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A work tree whose content is in a folder below it. */
const startRepository = async () => {
  const top = await mkdtemp(join(tmpdir(), 'git-test-'));
  folders.push(top);
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', top, '-c', 'user.name=x', '-c', 'user.email=x@x.test', ...args], {
      encoding: 'utf8',
    });
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(top, path)), { recursive: true });
    await writeFile(join(top, path), text);
  };
  git('init', '--quiet');
  await write('content/posts/a.md', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Start');
  const commit = createGitCommits(join(top, 'content'), log);
  const last = () => git('log', '-1', '--format=%ae %s', '--name-status', '--no-renames').trim();
  const save = async (text: string, path = 'posts/a.md') => {
    await write(`content/${path}`, text);
    await commit([path], AUTHOR, `Change ${path}`);
  };
  return { top, git, write, commit, last, save };
};

const CHANGED = `${AUTHOR} Change posts/a.md\n\nM\tcontent/posts/a.md`;

/** A program that leaves a trace and then waits. */
const writeProgram = async (top: string, name: string) => {
  const file = join(top, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\ntouch ${join(top, 'it-ran')}\nsleep 60\n`);
  await chmod(file, 0o755);
  return file;
};

type Settings = Record<string, string>;

it.each<[string, string, (program: string) => Settings]>([
  ['a hook', '.git/hooks/pre-commit', () => ({})],
  ['a hook of the index', '.git/hooks/post-index-change', () => ({})],
  ['a hook of a folder', 'hooks/commit-msg', (file) => ({ 'core.hooksPath': dirname(file) })],
  ['a file monitor', 'monitor', (file) => ({ 'core.fsmonitor': file })],
  ['a signature', 'gpg', (file) => ({ 'commit.gpgSign': 'true', 'gpg.program': file })],
  ['an editor', 'editor', (file) => ({ 'core.editor': file, 'commit.verbose': 'true' })],
  ['a credential helper', 'helper', (file) => ({ 'credential.helper': file })],
  ['a pager', 'pager', (file) => ({ 'core.pager': file, 'pager.diff': 'true' })],
  ['another diff', 'differ', (file) => ({ 'diff.external': file })],
])('commits without running %s', async (_, name, settingsOf) => {
  const { top, git, last, save } = await startRepository();
  const program = await writeProgram(top, name);
  for (const [key, value] of Object.entries(settingsOf(program))) git('config', key, value);
  await save('two');
  await until(() => last() === CHANGED, 'the commit');
  expect(existsSync(join(top, 'it-ran'))).toBe(false);
});

it('stops a filter that never ends, with what it has started, and does not wait for the next commit', async () => {
  const { top, git, last, save } = await startRepository();
  await writeFile(join(top, '.gitattributes'), '*.md filter=slow');
  git('config', 'filter.slow.clean', `touch ${join(top, 'it-ran')}; sleep 60; cat`);
  await save('two');
  expect(existsSync(join(top, 'it-ran'))).toBe(true);
  expect(last()).toContain('Start');
  await save('three');
  await until(() => !existsSync(join(top, '.git/index.lock')), 'the lock to be removed');
  git('config', '--unset', 'filter.slow.clean');
  await until(async () => {
    await save('four');
    return last() === CHANGED;
  }, 'a commit');
}, 60_000);

it('waits for the git of someone else, and commits after it', async () => {
  const { top, last, save } = await startRepository();
  await writeFile(join(top, '.git/index.lock'), '');
  await save('two');
  expect(last()).toContain('Start');
  await rm(join(top, '.git/index.lock'));
  await until(() => last() === CHANGED, 'the commit');
});

it('commits only what a save changed, and leaves out what git ignores', async () => {
  const { top, git, write, commit, last, save } = await startRepository();
  await write('.gitignore', 'media/\n');
  await write('content/posts/other.md', 'not saved');
  git('add', 'content/posts/other.md');
  await write('content/media/a.png', 'x');
  await write('content/posts/[b].md', 'new');
  await rm(join(top, 'content/posts/a.md'));
  const paths = ['posts/[b].md', 'posts/a.md', 'media/a.png', 'posts/never.md'];
  await commit(paths, AUTHOR, 'Rename it');
  const renamed = `${AUTHOR} Rename it\n\nA\tcontent/posts/[b].md\nD\tcontent/posts/a.md`;
  await until(() => last() === renamed, 'the commit');
  expect(git('status', '--short')).toContain('A  content/posts/other.md');
  await save('again', 'posts/[b].md');
  await until(() => last().endsWith('\n\nM\tcontent/posts/[b].md'), 'the next commit');
  const before = git('rev-parse', 'HEAD');
  await save('again', 'posts/[b].md');
  expect(git('rev-parse', 'HEAD')).toBe(before);
});

it('is not led to another repository by the variables of a hook', async () => {
  const { last, save } = await startRepository();
  const other = await startRepository();
  const variables = { GIT_DIR: join(other.top, '.git'), GIT_WORK_TREE: other.top };
  Object.assign(process.env, variables);
  await save('two').finally(() =>
    Object.keys(variables).forEach((name) => delete process.env[name]),
  );
  await until(() => last() === CHANGED, 'the commit');
  expect(other.last()).toContain('Start');
});

it('does nothing without a work tree', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'git-test-'));
  folders.push(folder);
  const commit = createGitCommits(folder, log);
  await expect(commit(['posts/a.md'], AUTHOR, 'Change it')).resolves.toBeUndefined();
});
