import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './buildSite.ts';
import { distFolder, projectRoot } from './paths.ts';

/** `npm run leads -- list|export|retry|forget`: builds what is stale, then hands over to src/server/leads.ts. */
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
await import(pathToFileURL(path.join(distFolder, 'server/leads.js')).href);
