import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, serverBundle } from './paths.ts';

/** `npm start`: builds what is stale, then becomes the server; with `--check` it says what the settings come to, and ends. */
process.chdir(projectRoot);
// Before anything else is imported: what is kept spares the tools' types, too.
enableCompileCache(path.resolve('node_modules/.cache/node'));
if (process.argv.includes('--check')) {
  const { checkConfig } = await import('../server/configReport.ts');
  await checkConfig(process.env);
} else {
  const { buildIfStale } = await import('./buildSite.ts');
  await buildIfStale();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(serverBundle()).href);
}
