import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a command, its output where it disturbs no one's; says whether it went well. */
export const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

/** In turn: tests that run beside one another may each find something missing. */
const aptGet = (...words: string[]): boolean =>
  run('flock', path.join(tmpdir(), 'site-packages.lock'), 'apt-get', ...words);

const isRoot = () => process.getuid?.() === 0;

/** Installs packages of Debian's, where that is allowed without asking; says whether they are there now. */
export const installPackages = (...names: string[]): boolean =>
  isRoot() &&
  existsSync('/usr/bin/apt-get') &&
  aptGet('update') &&
  aptGet('install', '-y', '--no-install-recommends', ...names);
