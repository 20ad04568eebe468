import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as contentCommand from '../server/content/contentCommand.ts';
import { buildIfStale } from './buildSite.ts';
import { distFolder, projectRoot } from './paths.ts';

/**
 * `npm run content -- check` and `npm run content -- new post|article|event|video "Title"`. The work is done by the
 * same code that the server reads its content with, so it comes from the server's bundle.
 */
type ContentBundle = typeof contentCommand;

process.chdir(projectRoot);
await buildIfStale();
const bundle = pathToFileURL(path.join(distFolder, 'server/content.js')).href;
const { runContentCommand } = (await import(bundle)) as ContentBundle;
const { exitCode, output } = await runContentCommand(process.argv.slice(2), {
  content: 'content',
  public: 'public',
});
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
