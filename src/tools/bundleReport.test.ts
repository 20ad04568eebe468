import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatReport, measureScripts } from './bundleReport.ts';

/** A build with its compressed twins; the smallest file has none. */
const writeBuild = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-report-'));
  await mkdir(path.join(folder, 'assets'));
  const files = {
    'app.js': 3000,
    'app.js.gz': 1500,
    'app.js.br': 1000,
    'start.js': 200,
    'blog.js': 50,
  };
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(path.join(folder, 'assets', name), 'x'.repeat(bytes));
  }
  return folder;
};

it('counts what a chunk adds and what a page with it loads in all', async () => {
  const folder = await writeBuild();
  const measured = await measureScripts(folder, {
    entry: ['/assets/start.js'],
    chunks: {
      start: ['/assets/start.js'],
      app: ['/assets/app.js'],
      blog: ['/assets/app.js', '/assets/blog.js'],
    },
  });
  await rm(folder, { recursive: true });
  expect(measured).toEqual({
    everyPage: {
      scripts: ['/assets/app.js', '/assets/start.js'],
      bytes: { raw: 3200, gzip: 1700, brotli: 1200 },
    },
    chunks: [
      {
        name: 'blog',
        scripts: ['/assets/blog.js'],
        adds: { raw: 50, gzip: 50, brotli: 50 },
        total: { raw: 3250, gzip: 1750, brotli: 1250 },
      },
    ],
  });

  const files = [{ file: '/assets/blog.js', modules: [{ name: 'src/a.ts', bytes: 4321 }] }];
  const text = formatReport({ ...measured, files });
  expect(text).toMatch(/^blog +50 +50 +50 +3,250 +1,750 +1,250$/m);
  expect(text).toMatch(/^\/assets\/blog.js\n +4,321 {2}src\/a.ts$/m);
});
