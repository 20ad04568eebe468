import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildSite.ts';
import { projectRoot, serverBundle } from './paths.ts';

/** `npm start`: builds what is stale, then becomes the server. */
process.chdir(projectRoot);
try {
  await buildIfStale();
} catch (error) {
  process.stderr.write(
    `The build failed.\n${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
}
process.env.NODE_ENV = 'production';
await import(pathToFileURL(serverBundle).href);
