import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Configuration, MultiStats, Stats } from 'webpack';
import { distFolder, projectRoot } from './buildConfig.ts';
import { readBrand } from './siteBrand.ts';

/** Files that the bundles depend on. The server reads content when it starts, except colors and logo. */
const SOURCES = ['{src,public}/**', 'package-lock.json', 'webpack.config.ts', 'babel.config.js'];
const UNBUNDLED = /^src\/(testing|e2e)\/|\.(test|fixtures)\.tsx?$/;

const stampFile = () => path.join(distFolder(), 'build-stamp');

/** Hash of all source files and of the brand. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256').update(JSON.stringify((await readBrand()) ?? ''));
  const files = globSync(SOURCES, { cwd: projectRoot, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(projectRoot, path.join(parentPath, name)))
    .filter((file) => !UNBUNDLED.test(file.replaceAll(path.sep, '/')))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(projectRoot, file)));
  return hash.digest('hex');
};

/** The errors of a failed build with file and line, without the compiler's stack traces. */
export const describeErrors = (stats: Stats | MultiStats, colors = false): string =>
  stats
    .toString({ preset: 'errors-only', colors })
    .split('\n')
    .filter((line) => !/^\s*at .*[:>]/.test(stripVTControlCharacters(line)))
    .join('\n');

type ChangeConfiguration = (configuration: Configuration) => Configuration;

const runWebpack = async (change: ChangeConfiguration): Promise<MultiStats> => {
  process.env.NODE_ENV = 'production';
  // A start with nothing to build does not load webpack.
  const { default: webpack } = await import('webpack');
  const { client, server } = await import('../../webpack.config.ts');
  const compiler = webpack([change(client), change(server)]);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (!stats) return reject(error ?? new Error('webpack ended without a result'));
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve(stats)));
    });
  });
};

/** Builds both bundles into dist/, or ends the process with the errors and exit code 1. */
export const buildSite = async (
  change: ChangeConfiguration = (configuration) => configuration,
): Promise<void> => {
  process.stderr.write('Building the site ...\n');
  const stamp = await fingerprint();
  const stats = await runWebpack(change);
  if (stats.hasErrors()) {
    process.stderr.write(`${describeErrors(stats, process.stderr.isTTY)}\n`);
    process.stderr.write('Build failed. Fix the errors above.\n');
    process.exit(1);
  }
  await writeFile(stampFile(), stamp);
};

/** Builds unless the sources are unchanged since the last build. */
export const buildIfStale = async (): Promise<void> => {
  const stamp = await readFile(stampFile(), 'utf8').catch(() => '');
  if (stamp !== (await fingerprint())) await buildSite();
};
