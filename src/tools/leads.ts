import { ConfigError, readConfig } from '../server/config.ts';
import { openDatabase } from '../server/leads/database.ts';
import { FileProblem } from '../server/leads/databaseFiles.ts';
import { runFilesCommand } from '../server/leads/filesCommand.ts';
import { projectRoot } from './paths.ts';
import { runLeadsCommand, UsageError } from '../server/leads/leadsCommand.ts';

/** `npm run leads -- list|export|...`: works on the database that the site writes. */
process.chdir(projectRoot);

const run = async (): Promise<string> => {
  const { databaseUrl } = readConfig(process.env);
  const words = process.argv.slice(2);
  const done = await runFilesCommand(databaseUrl, words);
  if (done !== undefined) return done;
  const db = await openDatabase(databaseUrl);
  try {
    return await runLeadsCommand(db, words);
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
