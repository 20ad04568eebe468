import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distFolder, projectRoot } from './paths.ts';

/** What a build is made of. Content is not: the server reads it at start. Tests and what only they import are not either. */
const SOURCES = ['src', 'public', 'package-lock.json', 'webpack.config.ts', 'babel.config.js'];
const TESTS = /\.test\.tsx?$|\/src\/(?:e2e|testing)\//;
const STAMP_FILE = path.join(distFolder, 'build-stamp');

const filesBelow = async (entry: string): Promise<string[]> => {
  const information = await stat(entry);
  if (!information.isDirectory()) return [entry];
  const names = await readdir(entry, { recursive: true, withFileTypes: true });
  return names
    .filter((name) => name.isFile())
    .map((name) => path.join(name.parentPath, name.name))
    .filter((file) => !TESTS.test(file));
};

/** A fingerprint of every source file's content. */
const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256');
  const lists = await Promise.all(
    SOURCES.map((entry) => filesBelow(path.join(projectRoot, entry))),
  );
  for (const file of lists.flat().sort()) {
    hash.update(path.relative(projectRoot, file));
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
};

const builtFrom = async (): Promise<string> => {
  try {
    return await readFile(STAMP_FILE, 'utf8');
  } catch {
    return '';
  }
};

const runWebpack = async (): Promise<void> => {
  process.env.NODE_ENV = 'production';
  // Loaded only here: a start with nothing to build does without webpack.
  const { default: webpack } = await import('webpack');
  const { default: configurations } = await import('../../webpack.config.ts');
  const compiler = webpack(configurations);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close((closeError) => (closeError ? reject(closeError) : resolve()));
    });
  });
};

/** Builds both bundles into dist/. */
export const buildSite = async (): Promise<void> => {
  const stamp = await fingerprint();
  process.stderr.write('Building the site ...\n');
  await runWebpack();
  await writeFile(STAMP_FILE, stamp);
};

/** Builds only when a source file has changed since the last build. */
export const buildIfStale = async (): Promise<void> => {
  if ((await builtFrom()) !== (await fingerprint())) await buildSite();
};
