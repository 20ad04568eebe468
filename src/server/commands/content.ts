import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import { reachableAddress } from '../listenAddress.ts';

/** The files of the site that documents may name: in a checkout, and in a release, where they are built. */
const publicFolder = () =>
  ['../client', '../../../public']
    .map((folder) => path.resolve(import.meta.dirname, folder))
    .find((folder) => existsSync(folder))!;

/** `npm run content`; prints its usage without arguments. */
const { contentFolder, previewSecret, siteUrl, host, port } = readConfig(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  { content: contentFolder, public: publicFolder() },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
