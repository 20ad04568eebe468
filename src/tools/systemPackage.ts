import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command, its output where it disturbs no one's; says whether it went well. */
export const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/** Installs packages of Debian's, where that is allowed without asking; says whether they are there now. */
export const installPackages = (...names: string[]): boolean =>
  isRoot() &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
