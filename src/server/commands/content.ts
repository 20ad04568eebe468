import { readConfigOrExit } from '../readConfigOrExit.ts';
import { contentHelp, runContentCommand } from '../content/cli/contentCommand.ts';
import { runStorageCommand } from '../content/cli/storageCommands.ts';
import { withContent } from '../content/storage/withContent.ts';
import { reachableAddress } from '../config.ts';
import { openApiDocument } from '../gateway/openApi/openApi.ts';
import { runProbe } from '../gateway/probe/runProbe.ts';
import { errorMessage } from '../leads/database/storageFailure.ts';
import { publicFolder } from '../publicFolder.ts';

const run = async (words: readonly string[]) => {
  const help = contentHelp(words);
  if (help) return help;
  const config = readConfigOrExit(process.env);
  const { contentApi, contentFolder, previewSecret, siteUrl, host, port } = config;
  const [command, ...args] = words;
  if (command === 'openapi' && args.length === 0)
    return { exitCode: 0, output: JSON.stringify(openApiDocument(), null, 2) };
  if (command === 'probe') return runProbe(args, contentApi);
  const result = await runStorageCommand(words, config);
  if (result) return result;
  const site = { secret: previewSecret, siteUrl: siteUrl ?? reachableAddress(host, port) };
  return withContent(config, (storage) =>
    runContentCommand(words, { storage, content: contentFolder, public: publicFolder() }, site),
  );
};

const { exitCode, output } = await run(process.argv.slice(2)).catch((error: unknown) => ({
  exitCode: 1,
  output: `Cannot read the content: ${errorMessage(error)}`,
}));
process.stdout.write(`${output}\n`);
process.exitCode = exitCode;
