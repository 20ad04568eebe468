import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs a command with its output on standard error, and returns whether it succeeded. */
export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;

/** The lock serializes test files that install at the same time. */
const aptGet = (...args: string[]): boolean =>
  run('flock', path.join(tmpdir(), 'site-packages.lock'), 'apt-get', ...args);

/** Installs Debian packages if this is root on Debian, and returns whether they are installed. */
export const installPackages = (...packages: readonly string[]): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  aptGet('update') &&
  aptGet('install', '-y', '--no-install-recommends', ...packages);

export interface Program {
  name: string;
  /** The environment variable with its path. */
  variable: string;
  /** Paths, or names to look up in PATH. */
  candidates: readonly string[];
  /** Debian packages that contain it. */
  packages: readonly string[];
  /** Another way to install it, where apt-get is unavailable. */
  install?: () => boolean;
}

const find = ({ variable, candidates }: Program): string | undefined => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [process.env[variable] ?? '', ...candidates]
    .filter(Boolean)
    .flatMap((candidate) =>
      path.isAbsolute(candidate)
        ? candidate
        : folders.map((folder) => path.join(folder, candidate)),
    )
    .find((file) => existsSync(file));
};

/** The path of a program that tests need, installed if necessary. */
export const findProgram = (program: Program): string => {
  const found = find(program);
  if (found) return found;
  const { name, variable, packages, install = () => false } = program;
  process.stderr.write(`No ${name} found, installing one ...\n`);
  const installed = installPackages(...packages) || install() ? find(program) : undefined;
  if (installed) return installed;
  throw new Error(
    `These tests need ${name}. Install it (for example "apt-get install ${packages.join(' ')}") or set ${variable} to its path.`,
  );
};
