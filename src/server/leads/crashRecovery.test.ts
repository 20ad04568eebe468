import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { callPath } from '../../contract/calls.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import {
  startMailReceiver,
  startWebhookReceiver,
  type Mood,
} from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf, startLeadsProcess } from '../../testing/server/testDatabases.ts';
import { isSoak } from '../../testing/soak.ts';
import { until } from '../../testing/until.ts';
import { writeContentFolder } from '../content/load/content.fixtures.ts';
import { filterLeads } from './cli/filterLeads.ts';
import { traceLeads } from './cli/traceLeads.ts';
import type { LeadTrace } from './views/leadTrace.ts';
import { commandContext } from './leads.fixtures.ts';
import { openDatabase } from './database/database.ts';
import { isReminder, REMINDER_KINDS } from './database/deliveryKinds.ts';

/** With four, each way the mail server behaves is met. `KILLS=20` reproduces the figures of the README. */
const KILLS = Number(process.env.KILLS ?? (isSoak ? 4 : 1));
const WRITERS = 16;
const TEST_MS = 400_000;
const EVENT = 'live-rotation';
/** The mail server fails in every way, and recovers. */
const MOODS: readonly Mood[] = ['refuse', 'accept', 'fail', 'accept'];

const KINDS = ['demo', 'registration', 'newsletter'] as const;
const kindOf = (n: number) => KINDS[n % 3]!;
/** One lead of ten fills in the honeypot. */
const isBot = (n: number) => n % 10 === 9;

/** The path and the body of lead number `n`. */
const formOf = (n: number) => {
  const email = `lead-${n}@example.com`;
  const touch = { utm_source: `n-${n}`, landing: '/request-demo' };
  const source = { first: touch, last: touch };
  const common = { source, ...(isBot(n) && { opening_hours: 'always' }) };
  const { first_name, last_name, phone, ...demo } = demoForm(email);
  const person = { first_name, last_name, phone, email };
  switch (kindOf(n)) {
    case 'demo':
      return { path: callPath('requestDemo'), body: { ...common, ...person, ...demo } };
    case 'registration': {
      const reason_for_attending = 'To learn';
      const body = { ...common, ...person, company: 'Alder', reason_for_attending };
      return { path: callPath('register', { id: EVENT }), body };
    }
    case 'newsletter':
      return { path: callPath('subscribe'), body: { ...common, email } };
  }
};

/** Sends a lead until it is acknowledged, like a browser that retries; returns its receipt. */
const send = async (getUrl: () => string, n: number, isOver: () => boolean) => {
  const key = randomUUID();
  const { path, body } = formOf(n);
  for (let tries = 1; !isOver(); tries += 1) {
    try {
      const response = await fetch(getUrl() + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      });
      const { data } = (await response.json()) as { data?: { demo_id?: string; receipt?: string } };
      if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
      return { id: data?.demo_id ?? data?.receipt, tries };
    } catch {
      await pause(20);
    }
  }
  return undefined;
};

const isWrong = (n: number, { kind, events, deliveries, first_touch }: LeadTrace) => {
  const due = deliveries.filter((one) => !isReminder(one.kind));
  const isQuarantined = events.some(
    ({ what, reason }) => `${what} ${reason}` === 'quarantined honeypot',
  );
  const kinds = new Set(due.map((one) => one.kind)).size;
  return (
    kind !== kindOf(n) ||
    !first_touch.includes(`utm_source=n-${n}&`) ||
    isQuarantined !== isBot(n) ||
    due.length !== kinds ||
    kinds !== (isBot(n) ? 0 : kind === 'newsletter' ? 1 : 3) ||
    due.some(({ status, claimed_at }) => status !== 'delivered' || claimed_at === null)
  );
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it(
    `${KILLS} kills under ${WRITERS} writers lose and double no lead, while the mail server fails`,
    async () => {
      const [mails, calls] = await Promise.all([startMailReceiver(), startWebhookReceiver()]);
      const databaseUrl = await databases.nextUrl();
      const receivers = { LEADS_WEBHOOK_URL: calls.url, SMTP_URL: mails.url };
      // A start takes less time with little content.
      const content = { CONTENT_DIR: await writeContentFolder() };
      const environment = { DATABASE_URL: databaseUrl, ...receivers, ...content };
      let server = await startLeadsProcess(environment);
      const acknowledged = new Map<string, { id: string | undefined; tries: number }>();
      let isOver = false;
      let isPaused = false;
      let next = 0;

      const write = async () => {
        while (!isOver) {
          // No lead is sent while a process starts: the writers compete with the kills.
          while (isPaused) await pause(5);
          const n = next++;
          const answer = await send(
            () => server.url,
            n,
            () => isOver,
          );
          if (answer) acknowledged.set(`lead-${n}@example.com`, answer);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      for (let kills = 0; kills < KILLS; kills += 1) {
        await mails.setMood(MOODS[kills % MOODS.length]!);
        // Two processes share the database, and no writer is idle when one dies.
        isPaused = true;
        const started = await startLeadsProcess(environment);
        isPaused = false;
        await pause(100 + Math.random() * 200);
        await server.kill();
        server = started;
      }
      // The writers repeat what the kill interrupted.
      const before = acknowledged.size;
      await until(() => acknowledged.size >= before + WRITERS, 'leads after the kill');
      isOver = true;
      await Promise.all(writers);
      await mails.setMood('accept');

      const db = await openDatabase(databaseUrl);
      const waiting = db
        .selectFrom('outbox')
        .select('id')
        .where('kind', 'not in', REMINDER_KINDS)
        .where('status', '!=', 'delivered')
        .limit(1);
      for (let waits = 0; waits < 600 && (await waiting.execute()).length > 0; waits += 1)
        await pause(100);
      await server.kill();
      const context = commandContext({ db, now: new Date(), siteUrl: '', meetingUrlTemplate: '' });
      const leads = await filterLeads(context);
      const wrong: unknown[] = [];
      for (const { email, id } of leads) {
        const [trace] = await traceLeads(context, id!);
        if (isWrong(Number(/\d+/.exec(email!)?.[0]), trace!)) wrong.push(trace);
      }
      await Promise.all([mails.close(), calls.close(), db.destroy()]);

      const idOf = new Map(leads.map(({ id, email }) => [email, id]));
      // Newsletter answers have no receipt, because known and unknown addresses get the same answer.
      const lost = [...acknowledged].filter(
        ([email, { id = idOf.get(email) }]) => !id || idOf.get(email) !== id,
      );
      const doubled = leads.length - idOf.size;
      const received = new Set(
        calls.received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id),
      );
      const undelivered = leads.filter(
        ({ id, kind, quarantine_reason }) =>
          received.has(id!) !== (quarantine_reason === '' && kind !== 'newsletter'),
      );
      const retried = [...acknowledged.values()].filter(({ tries }) => tries > 1).length;
      process.stderr.write(
        `${kind}: ${KILLS} kills, ${WRITERS} writers, ${acknowledged.size} leads acknowledged ` +
          `(${retried} after more than one try), ${leads.length} stored, ${lost.length} lost, ` +
          `${doubled} doubled, ${mails.received.length} emails, ${received.size} webhooks\n`,
      );
      expect(acknowledged.size).toBeGreaterThan(WRITERS);
      expect({ lost, doubled, undelivered, wrong }).toEqual({
        lost: [],
        doubled: 0,
        undelivered: [],
        wrong: [],
      });
    },
    TEST_MS,
  );
});
