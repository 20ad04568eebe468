import { readConfigOrExit } from '../readConfigOrExit.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { readPeopleArguments } from '../people/peopleArguments.ts';
import { runPeopleCommand } from '../people/peopleCommand.ts';
import { printOutput } from './printOutput.ts';

const run = async (): Promise<string> => {
  const command = readPeopleArguments(process.argv.slice(2));
  if ('help' in command) return command.help;
  const { databaseUrl, smtpUrl } = readConfigOrExit(process.env);
  const db = await openExistingDatabase(databaseUrl);
  try {
    return await runPeopleCommand(db, command, { now: new Date(), hasSmtp: smtpUrl !== undefined });
  } finally {
    await db.destroy();
  }
};

await printOutput(run, 'people');
