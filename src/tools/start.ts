import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, serverBundle } from './buildConfig.ts';

/** `npm start`: builds if needed, then becomes the server. With `--check` it only reports the settings. */
process.chdir(projectRoot);
// Before the dynamic imports below, so that the cache also covers the tools.
enableCompileCache(path.resolve('node_modules/.cache/node'));
if (process.argv.includes('--check')) {
  const { checkConfig } = await import('../server/configReport.ts');
  await checkConfig(process.env, path.resolve('public'));
} else {
  const { buildIfStale } = await import('./buildSite.ts');
  await buildIfStale();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(serverBundle()).href);
}
