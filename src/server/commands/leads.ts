import { readConfigOrExit } from '../configReport.ts';
import {
  CommandError,
  readWords,
  runFilesCommand,
  runLeadsCommand,
} from '../leads/cli/leadsCommand.ts';
import { FileProblem } from '../leads/database/backup.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { meetingUrlOf } from '../leads/leadService.ts';
import { reachableAddress } from '../config.ts';

const run = async (): Promise<string> => {
  const config = readConfigOrExit(process.env);
  const words = process.argv.slice(2);
  const output = await runFilesCommand(config.databaseUrl, words);
  if (output !== undefined) return output;
  // A wrong command is reported even without a database.
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
