import pino from 'pino';
import { openDatabase } from '../../server/leads/database/database.ts';
import { createMailer } from '../../server/leads/mail/mailer.ts';
import { startIssueSender } from '../../server/leads/newsletter/sendIssues.ts';

/** Sends issues of the newsletter, in a process that tests may kill. Prints a line when it begins. */

// The process ends with the tests that started it.
process.stdin.on('end', () => process.exit()).resume();

const { DATABASE_URL = '', SMTP_URL = '' } = process.env;
const mailer = createMailer({
  url: SMTP_URL,
  from: { name: 'Hearthline', address: 'hello@example.com' },
  salesEmail: { name: '', address: 'sales@example.com' },
  brand: { name: 'Hearthline', signature: 'We answer' },
  timeZone: 'UTC',
  getTexts: () => undefined,
});
startIssueSender(await openDatabase(DATABASE_URL), {
  send: (mail) => mailer.sendIssue(mail, 'https://hearthline.example'),
  perMinute: 60_000,
  log: pino({ level: 'silent' }),
  pollMs: 100,
  claimMs: 5000,
});
process.stdout.write('started\n');
