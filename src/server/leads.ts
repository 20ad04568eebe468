import { ConfigError, readConfig } from './config';
import { openDatabase } from './intake/database';
import { runLeadsCommand, UsageError } from './intake/leadsCommand';

/** `npm run leads`: reads the database that the site writes. */
const run = async (): Promise<string> => {
  const db = await openDatabase(readConfig(process.env).databaseUrl);
  try {
    return await runLeadsCommand(db, process.argv.slice(2));
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
