import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startMailReceiver } from '../../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { openDatabase } from '../database/database.ts';
import { createTestLeads } from '../leads.fixtures.ts';
import { createIssue, findIssue, reportIssue, scheduleIssue, sendUnknownAgain } from './issues.ts';

const TEST_MS = 240_000;
const READERS = 500;
const KILLED_AFTER = 150;
/** Each of them may be at an email when it is killed. */
const WORKERS = 3;

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

const startProcess = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['src/testing/server/runIssueSender.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
};

const messageIdOf = (raw: string) => /^Message-ID:\s*(<[^>]*>)/im.exec(raw)![1]!;

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it.each([1, 2])(
    'of %i processes one is killed, and no reader gets an issue twice',
    async (processes) => {
      const url = await databases.nextUrl();
      const db = await openDatabase(url);
      const mails = await startMailReceiver();
      const leads = createTestLeads(db);
      for (let number = 0; number < READERS; number += 1)
        await leads.subscribe(`r${number}@x.example`);
      const text = { subject: 'The evening shift', preheader: '', body: 'Hello.' };
      const id = await createIssue(db, text, 'priya@x.test', new Date());
      await scheduleIssue(db, id, new Date());
      const start = () => startProcess({ DATABASE_URL: url, SMTP_URL: mails.url });
      const [first] = await Promise.all(Array.from({ length: processes }, start));
      await until(() => mails.received.length >= KILLED_AFTER, 'the first emails', TEST_MS);
      first!.kill('SIGKILL');
      await start();
      const isSent = async () => (await findIssue(db, id))!.status === 'sent';
      await until(isSent, 'the end of the issue', TEST_MS);

      const receivers = () => mails.received.map(({ to: [address] }) => address!);
      expect(new Set(receivers()).size).toBe(mails.received.length);
      const { mails: counts } = await reportIssue(db, (await findIssue(db, id))!);
      expect(counts.sent + counts.unknown).toBe(READERS);
      expect(counts.unknown).toBeLessThanOrEqual(WORKERS);

      // A person decides about those in doubt, and mail programs know them by their Message-ID.
      await sendUnknownAgain(db, id, new Date());
      await until(isSent, 'the end of the second try', TEST_MS);
      expect(new Set(receivers()).size).toBe(READERS);
      const ids = new Set(mails.received.map(({ raw }) => messageIdOf(raw)));
      expect(ids.size).toBe(READERS);
      await db.destroy();
      children.splice(0).forEach((child) => child.kill('SIGKILL'));
    },
    TEST_MS,
  );
});
