import { readConfigOrExit } from '../configReport.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import { reachableAddress } from '../config.ts';
import { publicFolder } from '../publicFolder.ts';

const { contentFolder, previewSecret, siteUrl, host, port } = readConfigOrExit(process.env);
const { exitCode, output } = await runContentCommand(
  process.argv.slice(2),
  { content: contentFolder, public: publicFolder() },
  { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
);
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
