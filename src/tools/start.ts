import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildSite.ts';
import { projectRoot, serverBundle } from './paths.ts';

/** `npm start`: builds what is stale, then becomes the server. */
process.chdir(projectRoot);
await buildIfStale();
process.env.NODE_ENV = 'production';
enableCompileCache(path.resolve('node_modules/.cache/node'));
await import(pathToFileURL(serverBundle()).href);
