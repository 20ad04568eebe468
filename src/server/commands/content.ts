import { readConfigOrExit } from '../configReport.ts';
import { runContentCommand } from '../content/cli/contentCommand.ts';
import { reachableAddress } from '../config.ts';
import { openApiDocument } from '../gateway/openApi/openApi.ts';
import { runProbe } from '../gateway/probe/runProbe.ts';
import { publicFolder } from '../publicFolder.ts';

const run = async (args: readonly string[]) => {
  const { contentApi, contentFolder, previewSecret, siteUrl, host, port } = readConfigOrExit(
    process.env,
  );
  const [command, ...rest] = args;
  if (command === 'openapi' && rest.length === 0)
    return { exitCode: 0, output: JSON.stringify(openApiDocument(), null, 2) };
  if (command === 'probe') return runProbe(rest, contentApi);
  return runContentCommand(
    args,
    { content: contentFolder, public: publicFolder() },
    { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) },
  );
};

const { exitCode, output } = await run(process.argv.slice(2));
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
