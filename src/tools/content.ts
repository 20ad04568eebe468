import { readConfig } from '../server/config.ts';
import { runContentCommand } from '../server/content/cli/contentCommand.ts';
import { reachableAddress } from '../server/listenAddress.ts';
import { projectRoot } from './paths.ts';

/** `npm run content`: says what it can do when it is asked for nothing. */
process.chdir(projectRoot);
const { contentFolder, previewSecret, siteUrl, host, port } = readConfig(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  { content: contentFolder, public: 'public' },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
