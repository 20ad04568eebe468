import { ConfigError, readConfig } from '../server/config.ts';
import { openDatabase } from '../server/leads/database.ts';
import { meetingUrlOf } from '../server/leads/leadService.ts';
import { reachableAddress } from '../server/listenAddress.ts';
import { projectRoot } from './paths.ts';
import { runLeadsCommand, UsageError } from '../server/leads/leadsCommand.ts';

/** `npm run leads -- list|export|quarantined|release|drop|retry|forget`: works on the database that the site writes. */
process.chdir(projectRoot);

const run = async (): Promise<string> => {
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseUrl);
  const links = {
    siteUrl: config.siteUrl ?? reachableAddress(config.host, config.port),
    meetingUrl: meetingUrlOf(config.meetingUrlTemplate),
  };
  try {
    return await runLeadsCommand(db, process.argv.slice(2), new Date(), links);
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run());
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof ConfigError;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(isExpected ? `${reason.trim()}\n` : `The leads can't be read: ${reason}\n`);
  process.exitCode = 1;
}
