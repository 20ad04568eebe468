import { readConfigOrExit } from '../configReport.ts';
import { CommandError } from '../leads/cli/backup.ts';
import { runFilesCommand, runLeadsCommand } from '../leads/cli/leadsCommand.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { reachableAddress } from '../config.ts';

const run = async (): Promise<string> => {
  const config = readConfigOrExit(process.env);
  const words = process.argv.slice(2);
  const output = runFilesCommand(config.databaseUrl, words);
  if (output !== undefined) return output;
  const db = await openExistingDatabase(config.databaseUrl);
  const siteUrl = config.siteUrl ?? reachableAddress(config.host, config.port);
  const { meetingUrlTemplate } = config;
  try {
    return await runLeadsCommand({ db, now: new Date(), siteUrl, meetingUrlTemplate }, words);
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof CommandError ? `${reason.trim()}\n` : `Cannot read the leads: ${reason}\n`,
  );
  process.exitCode = 1;
}
