import { ConfigError, readConfig } from '../server/config.ts';
import { openDatabase } from '../server/leads/database.ts';
import { FileProblem } from '../server/leads/databaseFiles.ts';
import { runFilesCommand } from '../server/leads/filesCommand.ts';
import { meetingUrlOf } from '../server/leads/leadService.ts';
import { reachableAddress } from '../server/listenAddress.ts';
import { projectRoot } from './paths.ts';
import { runLeadsCommand, UsageError } from '../server/leads/leadsCommand.ts';

/** `npm run leads -- list|export|...`: works on the database that the site writes. */
process.chdir(projectRoot);

const run = async (): Promise<string> => {
  const config = readConfig(process.env);
  const words = process.argv.slice(2);
  const done = await runFilesCommand(config.databaseUrl, words);
  if (done !== undefined) return done;
  const db = await openDatabase(config.databaseUrl);
  const links = {
    siteUrl: config.siteUrl ?? reachableAddress(config.host, config.port),
    meetingUrl: meetingUrlOf(config.meetingUrlTemplate),
    doubleOptIn: config.newsletterDoubleOptIn,
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
  const isExpected = [UsageError, ConfigError, FileProblem].some((kind) => error instanceof kind);
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isExpected ? `${reason.trim()}\n` : `The leads can't be read: ${reason}\n`);
  process.exitCode = 1;
}
