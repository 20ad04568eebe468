import { readConfigOrExit } from '../configReport.ts';
import { CommandError } from '../leads/cli/backup.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { readPeopleWords, runPeopleCommand } from '../people/peopleCommand.ts';

const run = async (): Promise<string> => {
  const command = readPeopleWords(process.argv.slice(2));
  if ('help' in command) return command.help;
  const { databaseUrl } = readConfigOrExit(process.env);
  const db = await openExistingDatabase(databaseUrl);
  try {
    return await runPeopleCommand(db, command, new Date());
  } finally {
    await db.destroy();
  }
};

try {
  process.stdout.write(await run());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof CommandError ? `${reason.trim()}\n` : `Cannot read the people: ${reason}\n`,
  );
  process.exitCode = 1;
}
