import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Compiler, MultiStats, Stats } from 'webpack';
import { distFolder, projectRoot } from './paths.ts';

/** What a build is made of. Content is not: the server reads it at start. Tests and what only they import are not either. */
const SOURCES = [
  ...['src', 'public', 'package-lock.json', 'webpack.config.ts', 'babel.config.js'],
  // Of the tools, those that the configuration uses.
  ...['src/tools/bundledPackages.ts', 'src/tools/paths.ts', 'src/tools/subsetFont.ts'],
];
const stampFile = () => path.join(distFolder(), 'build-stamp');

/** What is below them never gets into a bundle. */
const NO_SOURCES = /^src\/(testing|e2e|tools)\/|\.(test|fixtures)\.tsx?$/;

const filesBelow = async (entry: string): Promise<string[]> => {
  if ((await stat(path.join(projectRoot, entry))).isFile()) return [entry];
  const found = await readdir(path.join(projectRoot, entry), {
    recursive: true,
    withFileTypes: true,
  });
  return found
    .filter((file) => file.isFile())
    .map((file) => path.relative(projectRoot, path.join(file.parentPath, file.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !NO_SOURCES.test(file));
};

/** A fingerprint of every source file's content. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const files = (await Promise.all(SOURCES.map(filesBelow))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(projectRoot, file))));
  files.forEach((file, index) => hash.update(file).update(contents[index]!));
  return hash.digest('hex');
};

const builtFrom = async (): Promise<string> => {
  try {
    return await readFile(stampFile(), 'utf8');
  } catch {
    return '';
  }
};

/** Writes to standard error when the first build of each compiler starts and ends. */
export const showProgress = (compilers: readonly Compiler[]): void => {
  const started = performance.now();
  const say = (text: string) => process.stderr.write(`${text}\n`);
  for (const { name, hooks } of compilers) {
    say(`Building the ${name} bundle ...`);
    let isDone = false;
    hooks.done.tap('showProgress', (stats) => {
      if (isDone) return;
      isDone = true;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      say(
        stats.hasErrors()
          ? `Failed to build the ${name} bundle.`
          : `Built the ${name} bundle in ${seconds} s.`,
      );
    });
  }
};

/** The errors of a failed build with file and line, without the compiler's stack traces. */
export const describeErrors = (stats: Stats | MultiStats, colors = false): string =>
  stats
    .toString({ preset: 'errors-only', colors })
    .split('\n')
    .filter((line) => !/^\s*at .*[:>]/.test(stripVTControlCharacters(line)))
    .join('\n');

const runWebpack = async (): Promise<MultiStats> => {
  process.env.NODE_ENV = 'production';
  // Loaded only here: a start with nothing to build does without webpack.
  const { default: webpack } = await import('webpack');
  const { client, server } = await import('../../webpack.config.ts');
  const compiler = webpack([client, server]);
  showProgress(compiler.compilers);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!stats) return reject(error ?? new Error('webpack ended without a word'));
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)));
    });
  });
};

/** Builds both bundles into dist/. When that fails it says why and ends the process with exit code 1. */
export const buildSite = async (): Promise<void> => {
  const stamp = await fingerprint();
  const stats = await runWebpack();
  if (stats.hasErrors()) {
    process.stderr.write(`${describeErrors(stats, process.stderr.isTTY)}\n`);
    process.stderr.write('Build failed. Fix the errors above.\n');
    process.exit(1);
  }
  await writeFile(stampFile(), stamp);
};

/** Builds only when a source file has changed since the last build. */
export const buildIfStale = async (): Promise<void> => {
  if ((await builtFrom()) !== (await fingerprint())) await buildSite();
};
