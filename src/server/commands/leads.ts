import { readConfigOrExit } from '../configReport.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { FileProblem } from '../leads/database/databaseFiles.ts';
import { runFilesCommand } from '../leads/cli/filesCommand.ts';
import { meetingUrlOf } from '../leads/leadService.ts';
import { reachableAddress } from '../listenAddress.ts';
import { CommandError, readWords, runLeadsCommand } from '../leads/cli/leadsCommand.ts';

/** Works on the database that the site writes. */
const run = async (): Promise<string> => {
  const config = readConfigOrExit(process.env);
  const words = process.argv.slice(2);
  const done = await runFilesCommand(config.databaseUrl, words);
  if (done !== undefined) return done;
  // A wrong command is reported even where there is no database.
  readWords(words);
  const db = await openExistingDatabase(config.databaseUrl);
  const links = {
    siteUrl: config.siteUrl ?? reachableAddress(config.host, config.port),
    meetingUrl: meetingUrlOf(config.meetingUrlTemplate),
    doubleOptIn: true,
  };
  try {
    return await runLeadsCommand(db, words, new Date(), links);
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run());
} catch (error) {
  const isExpected = [CommandError, FileProblem].some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isExpected ? `${reason.trim()}\n` : `Cannot read the leads: ${reason}\n`);
  process.exitCode = 1;
}
