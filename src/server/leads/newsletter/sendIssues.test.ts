import { sql } from 'kysely';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { isPostgres, openDatabase } from '../database/database.ts';
import type { SiteDb } from '../database/schema.ts';
import { PermanentFailure } from '../deliveries/deliveryFailures.ts';
import { createTestLeads, silentLog } from '../leads.fixtures.ts';
import {
  countReaders,
  createIssue,
  findIssue,
  queueIssue,
  reportIssue,
  scheduleIssue,
  sendUnknownAgain,
  stopIssue,
} from './issues.ts';
import type { IssueMail } from '../mail/issueMessage.ts';
import { reserveSendTime, startIssueSender, type IssueSender } from './sendIssues.ts';

const TEXT = { subject: 'The evening shift', preheader: 'In numbers', body: 'Hello.' };
const FAST = 6_000_000;

const readersNamed = async (db: SiteDb, count: number) => {
  const leads = createTestLeads(db);
  for (let number = 0; number < count; number += 1) await leads.subscribe(`r${number}@x.example`);
  return leads;
};

const schedule = async (db: SiteDb) => {
  const id = await createIssue(db, TEXT, 'priya@x.test', new Date());
  await scheduleIssue(db, id, new Date());
  return id;
};

/** Stops every issue the moment that one of its emails gets the status. */
const stopWhen = async (db: SiteDb, status: 'claimed' | 'queued') => {
  if (!isPostgres(db)) {
    await sql`create trigger stop_issues after update on issue_mails when new.status = ${sql.lit(status)}
      begin update issues set status = 'stopped'; end`.execute(db);
    return;
  }
  await sql`create function stop_issues() returns trigger language plpgsql as
    $$ begin update issues set status = 'stopped'; return new; end $$`.execute(db);
  await sql`create trigger stop_issues after update on issue_mails for each row
    when (new.status = ${sql.lit(status)}) execute function stop_issues()`.execute(db);
};

describe.each(DATABASES)('issues of the newsletter on %s', (kind) => {
  const databases = databasesOf(kind);
  const senders: IssueSender[] = [];
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  });

  const start = (
    db: SiteDb,
    send: (mail: IssueMail) => Promise<void>,
    perMinute = FAST,
    pollMs = 10,
  ) => {
    const sender = startIssueSender(db, {
      send,
      perMinute,
      log: silentLog(),
      pollMs,
      graceMs: 50,
    });
    senders.push(sender);
    return sender;
  };

  const mailsOf = async (db: SiteDb, id: string) =>
    (await reportIssue(db, (await findIssue(db, id))!)).mails;
  const finished = (db: SiteDb, id: string) =>
    until(async () => (await findIssue(db, id))!.status === 'sent', 'the end of the issue');

  it('begins at once when it is woken', async () => {
    const db = await databases.open();
    await readersNamed(db, 2);
    const sent: string[] = [];
    const send = async ({ email }: IssueMail) => void sent.push(email);
    const { wake } = start(db, send, FAST, 3_600_000);
    await schedule(db);
    wake();
    await until(() => sent.length === 2, 'the emails', 30_000);
    expect(sent.sort()).toEqual(['r0@x.example', 'r1@x.example']);
  });

  it('reaches each confirmed reader once, of several processes', async () => {
    const db = await databases.open();
    const leads = await readersNamed(db, 12);
    await leads.requestSubscription('unconfirmed@x.example');
    await leads.subscribe('held@x.example', { quarantine: 'honeypot' });
    const sent: string[] = [];
    const send = async ({ email }: IssueMail) => void sent.push(email);
    const id = await schedule(db);
    start(db, send);
    start(db, send);
    start(db, send);
    await finished(db, id);
    expect(sent.toSorted()).toEqual(
      Array.from({ length: 12 }, (_, number) => `r${number}@x.example`).toSorted(),
    );
    expect(await mailsOf(db, id)).toMatchObject({ sent: 12, queued: 0, unknown: 0 });
  });

  it('waits for its time, and of two that schedule it one succeeds', async () => {
    const db = await databases.open();
    await readersNamed(db, 1);
    const id = await createIssue(db, TEXT, 'priya@x.test', new Date());
    const later = new Date(Date.now() + 3_600_000);
    const both = await Promise.all([1, 2].map(() => scheduleIssue(db, id, later)));
    expect(both.filter(Boolean)).toHaveLength(1);
    const sent: string[] = [];
    start(db, async ({ email }) => void sent.push(email));
    const other = await schedule(db);
    await finished(db, other);
    expect([sent.length, (await findIssue(db, id))!.status]).toEqual([1, 'scheduled']);
    expect(await stopIssue(db, id, new Date())).toBe(true);
    expect((await findIssue(db, id))!.status).toBe('draft');
  });

  it('sends nothing twice when a process ends in the middle, and the rest after a restart', async () => {
    const db = await databases.open();
    await readersNamed(db, 6);
    const sent: string[] = [];
    const id = await schedule(db);
    let isDead = false;
    const dying = start(db, async ({ email }) => {
      // After three emails nothing of this process is stored any more.
      if (isDead) return new Promise(() => undefined);
      sent.push(email);
      if (sent.length === 3) isDead = true;
      return isDead ? new Promise(() => undefined) : undefined;
    });
    await until(() => isDead, 'three emails');
    await dying.stop();
    const claimed = db.updateTable('issue_mails').where('status', '=', 'claimed');
    const { numUpdatedRows } = await claimed
      .set({ claimed_at: new Date(Date.now() - 3_600_000).toISOString() })
      .executeTakeFirst();
    start(db, async ({ email }) => void sent.push(email));
    await finished(db, id);
    expect(new Set(sent).size).toBe(sent.length);
    const mails = await mailsOf(db, id);
    expect(mails.unknown).toBe(Number(numUpdatedRows));
    expect(mails.sent + mails.unknown).toBe(6);
  }, 20_000);

  it('lets visitors have their turn while an issue is queued', async () => {
    const db = await databases.open();
    await readersNamed(db, 510);
    const id = await schedule(db);
    let turns = 0;
    let isQueued = false;
    const count = () => {
      turns += 1;
      if (!isQueued) setImmediate(count);
    };
    setImmediate(count);
    await queueIssue(db, id, new Date());
    isQueued = true;
    expect(turns).toBeGreaterThan(2);
    expect((await mailsOf(db, id)).queued).toBe(510);
  }, 30_000);

  it('sends again to readers in doubt when a person asks for it, and to no others', async () => {
    const db = await databases.open();
    await readersNamed(db, 4);
    const tries: string[] = [];
    const id = await schedule(db);
    start(db, async ({ email, id: mail }) => {
      tries.push(mail);
      if (tries.filter((each) => each === mail).length === 1 && /^r[01]@/.test(email))
        throw Object.assign(new Error('lost'), { code: 'ETIMEDOUT' });
    });
    await finished(db, id);
    expect(await mailsOf(db, id)).toMatchObject({ sent: 2, unknown: 2 });
    expect(await sendUnknownAgain(db, id, new Date())).toBe(true);
    await finished(db, id);
    expect(await mailsOf(db, id)).toMatchObject({ sent: 4, unknown: 0 });
    expect(tries).toHaveLength(6);
    expect(new Set(tries).size).toBe(4);
    expect(await sendUnknownAgain(db, id, new Date())).toBe(false);
    expect((await findIssue(db, id))!.status).toBe('sent');
  });

  it('sends nothing again of an issue that was stopped, before or in the middle', async () => {
    // The trigger would stay in the database of the other tests.
    const db = await openDatabase(await databases.nextUrl());
    await readersNamed(db, 1);
    const id = await schedule(db);
    await queueIssue(db, id, new Date());
    await db.updateTable('issue_mails').set({ status: 'unknown' }).execute();
    await db.updateTable('issues').set({ status: 'stopped' }).execute();
    expect(await sendUnknownAgain(db, id, new Date())).toBe(false);
    expect(await mailsOf(db, id)).toMatchObject({ unknown: 1, queued: 0 });

    await db.updateTable('issues').set({ status: 'sent' }).execute();
    await stopWhen(db, 'queued');
    await sendUnknownAgain(db, id, new Date());
    expect((await findIssue(db, id))!.status).toBe('stopped');
    await db.destroy();
  });

  it('does not end an issue whose emails are queued again at that moment', async () => {
    // The trigger would stay in the database of the other tests.
    const db = await openDatabase(await databases.nextUrl());
    await readersNamed(db, 1);
    const id = await schedule(db);
    await queueIssue(db, id, new Date());
    await db.updateTable('issue_mails').set({ status: 'unknown' }).execute();
    await db.updateTable('issues').set({ status: 'sending' }).execute();
    if (isPostgres(db)) {
      await sql`create function be_slow() returns trigger language plpgsql as
        $$ begin perform pg_sleep(0.5); return new; end $$`.execute(db);
      await sql`create trigger be_slow before update on issue_mails for each row
        when (new.status = 'queued') execute function be_slow()`.execute(db);
    }
    const again = sendUnknownAgain(db, id, new Date());
    const sent: string[] = [];
    const sender = start(db, async ({ email }) => void sent.push(email));
    expect(await again).toBe(true);
    await until(() => sent.length === 1, 'the email');
    await sender.stop();
    await db.destroy();
  });

  it('leaves out who has unsubscribed until the last moment', async () => {
    const db = await databases.open();
    const leads = await readersNamed(db, 12);
    let unsubscribed: Promise<void> | undefined;
    const unsubscribeOthers = async (reader: string) => {
      const rows = await db.selectFrom('leads').selectAll().where('email', '!=', reader).execute();
      for (const { unsubscribe_token } of rows) await leads.unsubscribe(unsubscribe_token);
    };
    const id = await schedule(db);
    // Three workers: two others may have claimed an email before.
    start(db, async ({ email }) => (unsubscribed ??= unsubscribeOthers(email)));
    await finished(db, id);
    const mails = await mailsOf(db, id);
    expect(mails.sent).toBeLessThanOrEqual(3);
    expect(mails.sent + mails.skipped).toBe(12);
  });

  it('keeps what is sent when it is stopped', async () => {
    const db = await databases.open();
    await readersNamed(db, 8);
    const sent: string[] = [];
    const stop = Promise.withResolvers<boolean>();
    const id = await schedule(db);
    start(db, async ({ email }) => {
      sent.push(email);
      if (sent.length === 2) stop.resolve(stopIssue(db, id, new Date()));
      // The other workers have one more email at most before the stop.
      if (sent.length >= 2) await stop.promise;
    });
    await until(async () => (await findIssue(db, id))!.status === 'stopped', 'the stop');
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    const mails = await mailsOf(db, id);
    expect(mails.sent).toBe(sent.length);
    expect(mails.queued).toBe(8 - sent.length);
    expect(mails.queued).toBeGreaterThan(0);
  });

  it('does not send an email that was claimed just before the stop', async () => {
    // The trigger would stay in the database of the other tests.
    const db = await openDatabase(await databases.nextUrl());
    await readersNamed(db, 2);
    await stopWhen(db, 'claimed');
    const sent: string[] = [];
    const id = await schedule(db);
    const sender = start(db, async ({ email }) => void sent.push(email));
    await until(async () => (await findIssue(db, id))!.status === 'stopped', 'the stop');
    await sender.stop();
    expect(sent).toEqual([]);
    expect(await mailsOf(db, id)).toMatchObject({ queued: 2, claimed: 0, skipped: 0 });
    await db.destroy();
  });

  it('tries again what the mail server did not take, and never what it may have taken', async () => {
    const db = await databases.open();
    await readersNamed(db, 3);
    const tries = new Map<string, number>();
    const id = await schedule(db);
    start(db, async ({ email }) => {
      tries.set(email, (tries.get(email) ?? 0) + 1);
      if (email.startsWith('r0')) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
      if (email.startsWith('r1')) throw Object.assign(new Error('lost'), { code: 'ETIMEDOUT' });
    });
    await until(async () => {
      const { queued, sent, unknown } = await mailsOf(db, id);
      return queued === 1 && sent === 1 && unknown === 1;
    }, 'one of each');
    await db.updateTable('issue_mails').set({ next_attempt_at: '' }).execute();
    await until(() => tries.get('r0@x.example')! > 1, 'another try');
    expect([tries.get('r1@x.example'), tries.get('r2@x.example')]).toEqual([1, 1]);
  });

  it('marks a mailbox after two refusals', async () => {
    const db = await databases.open();
    await readersNamed(db, 2);
    const refuse = async ({ email }: IssueMail) => {
      if (email.startsWith('r0')) throw new PermanentFailure(new Error('550'), 'refused');
    };
    start(db, refuse);
    for (const readers of [2, 1]) {
      const id = await schedule(db);
      await finished(db, id);
      expect(await mailsOf(db, id)).toMatchObject({ sent: 1, refused: 1 });
      expect(await countReaders(db)).toBe(readers);
    }
    const last = await schedule(db);
    await finished(db, last);
    expect(await mailsOf(db, last)).toMatchObject({ sent: 1, refused: 0 });
  });

  it('keeps to the pace, also when it was away', async () => {
    const db = await databases.open();
    const at = new Date('2026-11-27T12:00:00Z');
    const times = [];
    for (let count = 0; count < 4; count += 1) times.push(await reserveSendTime(db, 300, at));
    expect(times.map((time) => time - at.getTime())).toEqual([0, 200, 400, 600]);
    const later = new Date(at.getTime() + 60_000);
    expect((await reserveSendTime(db, 300, later)) - later.getTime()).toBe(0);
  });
});
