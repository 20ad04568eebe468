import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfigOrExit } from '../configReport.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import { reachableAddress } from '../config.ts';

/** Static files that documents may refer to, in a checkout and in a release. */
const publicFolder = () =>
  ['../client', '../../../public']
    .map((folder) => path.resolve(import.meta.dirname, folder))
    .find((folder) => existsSync(folder))!;

const { contentFolder, previewSecret, siteUrl, host, port } = readConfigOrExit(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  { content: contentFolder, public: publicFolder() },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
