import { reachableAddress, type Config } from '../config.ts';
import { readConfigOrExit } from '../readConfigOrExit.ts';
import { readUsableSite } from '../content/load/loadSite.ts';
import { withContent } from '../content/storage/withContent.ts';
import { runBackupCommand } from '../leads/cli/backupCommand.ts';
import { runLeadsCommand } from '../leads/cli/leadsCommand.ts';
import { readLeadsArguments } from '../leads/cli/leadsArguments.ts';
import { openExistingDatabase } from '../leads/database/database.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../leads/database/deliveryKinds.ts';
import { printOutput } from './printOutput.ts';

/** Content with a fault must not keep anyone from the leads. */
const siteTimeZone = async (config: Config): Promise<string> => {
  try {
    const { site } = await withContent(config, readUsableSite);
    return site.time_zone;
  } catch {
    return 'UTC';
  }
};

const run = async (): Promise<string> => {
  const command = readLeadsArguments(process.argv.slice(2));
  if ('help' in command) return command.help;
  const config = readConfigOrExit(process.env);
  const output = runBackupCommand(config.databaseUrl, command);
  if (output !== undefined) return output;
  const timeZone = await siteTimeZone(config);
  const db = await openExistingDatabase(config.databaseUrl);
  const context = {
    db,
    now: new Date(),
    timeZone,
    siteUrl: config.siteUrl ?? reachableAddress(config.host, config.port),
    meetingUrlTemplate: config.meetingUrlTemplate,
    configuredKinds: [
      ...(config.smtpUrl === undefined ? [] : MAIL_KINDS),
      ...(config.webhook ? WEBHOOK_KINDS : []),
    ],
  };
  try {
    return await runLeadsCommand(context, command);
  } finally {
    await db.destroy();
  }
};

await printOutput(run, 'leads');
