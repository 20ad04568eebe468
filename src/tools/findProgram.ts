import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a command, its words to standard error, and says whether it succeeded. */
export const run = (command: string, ...words: string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 2, 2] }).status === 0;

const isRoot = () => process.getuid?.() === 0;

/** In turn: tests that run beside one another may each find something missing. */
const aptGet = (...words: string[]): boolean =>
  run('flock', path.join(tmpdir(), 'site-packages.lock'), 'apt-get', ...words);

/** Installs packages of Debian's, where that is allowed without asking; says whether they are there now. */
export const installPackages = (...packages: readonly string[]): boolean =>
  isRoot() &&
  existsSync('/usr/bin/apt-get') &&
  aptGet('update') &&
  aptGet('install', '-y', '--no-install-recommends', ...packages);

export interface Program {
  /** What people call it. */
  name: string;
  /** The environment variable that may name it. */
  variable: string;
  /** Where it may be: paths, or names to look for where commands are. */
  candidates: readonly string[];
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** Another way to install it, where there is no apt-get to use. */
  install?: () => boolean;
}

const pathOf = (candidate: string): string | undefined =>
  path.isAbsolute(candidate)
    ? [candidate].find(existsSync)
    : (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, candidate))
        .find(existsSync);

const installed = ({ variable, candidates }: Program): string | undefined => {
  for (const candidate of [process.env[variable] ?? '', ...candidates]) {
    const found = candidate && pathOf(candidate);
    if (found) return found;
  }
};

/**
 * The path of a program that tests need: the one named by its variable, one that is there, or one installed now. Throws
 * when there is none to be had, and says what to do.
 */
export const findProgram = (program: Program): string => {
  const { name, variable, packages, install = () => false } = program;
  const found = installed(program);
  if (found) return found;
  process.stderr.write(`No ${name} found, installing one ...\n`);
  if (installPackages(...packages) || install()) {
    const fresh = installed(program);
    if (fresh) return fresh;
  }
  throw new Error(
    `These tests need ${name}. Install it (for example "apt-get install ${packages.join(' ')}") or set ${variable} to one.`,
  );
};
