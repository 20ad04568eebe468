import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, serverBundle } from './paths.ts';

/** `npm start`: builds what is stale, then becomes the server. */
process.chdir(projectRoot);
// Before anything else is imported: what is kept spares the tools' types, too.
enableCompileCache(path.resolve('node_modules/.cache/node'));
const { buildIfStale } = await import('./buildSite.ts');
await buildIfStale();
process.env.NODE_ENV = 'production';
await import(pathToFileURL(serverBundle()).href);
