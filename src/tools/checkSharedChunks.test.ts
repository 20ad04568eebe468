import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { cacheGroupOf, checkSharedChunks } from './checkSharedChunks.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-chunk-'));
  await mkdir(path.join(folder, 'api'));
  const files = {
    'entry.js': "import './app.js'; import('./pricing.js'); import('./blog.js');",
    'app.js': 'document.title += 1;',
    'pricing.js': "import './api/calls.js'; document.title += 2;",
    'blog.js': "import './api/calls.js'; import './filters.js';",
    'api/calls.js': 'document.title += 3;',
    'filters.js': 'document.title += 4;',
    'unused.js': 'document.title += 5;',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
});
afterAll(() => rm(folder, { recursive: true }));

const build = async (files: readonly RegExp[]): Promise<Stats> => {
  const chunk = { name: 'calls', files, priority: 1 };
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'dist') },
    optimization: { splitChunks: { cacheGroups: { calls: cacheGroupOf(chunk) } } },
    plugins: [checkSharedChunks([chunk])],
  });
  return stats!;
};

const errorsOf = (stats: Stats) => stats.compilation.errors.map(({ message }) => message);

const complaint = (pattern: RegExp) =>
  `The pattern ${pattern} of the chunk "calls" matches no module. Correct or remove it in src/tools/sharedChunks.ts.`;

it('puts the modules of all patterns into one chunk', async () => {
  const stats = await build([/\/api\//, /\/filters\.js$/]);
  expect(errorsOf(stats)).toEqual([]);
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkModules: true });
  const shared = chunks.find(({ names }) => names?.includes('calls'));
  expect(shared?.modules?.map(({ name }) => name).sort()).toEqual([
    './api/calls.js',
    './filters.js',
  ]);
});

it.each([
  ['a file that does not exist', /\/lib\/searchIntegrations/],
  ['a folder that does not exist', /\/src\/api\/load/],
  ['a file that no module imports', /\/unused\.js$/],
  ['a package that nothing needs', /\/node_modules\/cookie\//],
  ['the end of a longer name', /\/ilters\.js$/],
])('fails for a pattern of %s', async (_, pattern) => {
  expect(errorsOf(await build([/\/api\//, pattern]))).toEqual([complaint(pattern)]);
});

it('names every pattern of a chunk that is missing', async () => {
  const patterns = [/\/lib\//, /\/none\.js$/];
  expect(errorsOf(await build(patterns))).toEqual(patterns.map(complaint));
});
