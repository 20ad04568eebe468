import { ConfigError, readConfig } from '../config.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { insightsText, readInsights } from '../leads/readerCounts.ts';

/** `npm run insights`: what readers searched for in vain and what did not help them, out of the site's database. */
const run = async (): Promise<string> => {
  const { databaseUrl } = readConfig(process.env);
  const db = await openExistingDatabase(databaseUrl);
  try {
    return insightsText(await readInsights(db));
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof ConfigError ? `${reason}\n` : `The counts can't be read: ${reason}\n`,
  );
  process.exitCode = 1;
}
