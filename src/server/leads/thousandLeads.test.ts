import { callPath } from '../../contract/calls.ts';
import { EVENT_TIME_ZONE } from '../../contract/constants.ts';
import { wallClockAt } from '../../lib/eventTime.ts';
import { demoForm } from '../../testing/server/demoForm.ts';
import { startMailReceiver, startWebhookReceiver } from '../../testing/server/receivers.ts';
import type { Mood } from '../../testing/server/receivers.ts';
import { DATABASES, databasesOf, startLeadsProcess } from '../../testing/server/testDatabases.ts';
import { until } from '../../testing/until.ts';
import { openDatabase } from './database/database.ts';
import { listLeads } from './cli/listLeads.ts';
import { REMINDER_KINDS } from './database/schema.ts';
import { traceLead } from './cli/traceLead.ts';
import type { LeadTrace, TraceDelivery } from './cli/traceLead.ts';

const LEADS = 1000;
const WRITERS = 16;
/** Demos that an hour has room for: all visitors want the same one first. */
const CAPACITY = 2;
const WANTED = new Date(Math.ceil(Date.now() / 3_600_000 + 48) * 3_600_000).toISOString();
const TEST_MS = 600_000;
/** Milliseconds between two looks at how much is left: to look without a pause would cost more than what is looked at. */
const LOOK_AGAIN_MS = 1000;
const EVENT = 'round-robin-without-the-arguments';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const emailOf = (n: number) => `lead-${n}@example.com`;
const touchOf = (n: number) => ({ utm_source: `n-${n}`, landing: '/request-demo' });
/** What fills in a field that people do not see. */
const isMachine = (n: number) => n % 10 === 9;
/** Reminders wait for their day. */
const isDated = ({ kind }: TraceDelivery): boolean =>
  (REMINDER_KINDS as readonly string[]).includes(kind);
/** A demo, a registration, or a subscription; every other one is sent without scripts. */
const kindOf = (n: number) => (['demo', 'registration'] as const)[(n % 10) >> 1] ?? 'newsletter';

/** A call as the form's page makes it. */
interface Call {
  path: string;
  hasScripts: boolean;
  fields: Record<string, string>;
}

/** What becomes of it, and how many deliveries it causes. */
const endOf = (n: number): ['delivered' | 'quarantined', number] => {
  if (isMachine(n)) return ['quarantined', 0];
  return ['delivered', kindOf(n) === 'newsletter' ? 1 : 3];
};

/** @param slot hour of a demo that has hours, as an ISO instant */
const callOf = (n: number, slot: string): Call => {
  const { preferred_datetime: _anyHour, ...demo } = demoForm(emailOf(n));
  const [preferred_date = '', preferred_time = ''] = wallClockAt(
    Date.parse(slot),
    EVENT_TIME_ZONE,
  ).split(' ');
  const hasScripts = n % 2 === 0 || isMachine(n);
  switch (kindOf(n)) {
    case 'demo':
      return {
        path: callPath('requestDemo'),
        hasScripts,
        fields: hasScripts
          ? { ...demo, preferred_datetime: slot }
          : { ...demo, preferred_date, preferred_time },
      };
    case 'registration': {
      const { first_name, last_name, phone, email } = demo;
      const reason_for_attending = 'To learn';
      return {
        path: callPath('register', { id: EVENT }),
        hasScripts,
        fields: { first_name, last_name, phone, email, company: 'Alder', reason_for_attending },
      };
    }
    case 'newsletter':
      return { path: callPath('subscribe'), hasScripts, fields: { email: emailOf(n) } };
  }
};

/** Every place of the hour is taken. */
class HourFull extends Error {}
/** It would be answered the same for ever. */
class Refused extends Error {}

/** Sends the lead once, as its visitor's browser would. */
const send = async (url: string, n: number, slot: string): Promise<void> => {
  const { path, fields, hasScripts } = callOf(n, slot);
  const asForm = () => ({
    headers: { accept: 'text/html', referer: `${url}/request-demo?utm_source=n-${n}` },
    body: new URLSearchParams(fields),
  });
  const asJson = () => ({
    headers: { 'content-type': 'application/json', 'idempotency-key': `key-${n}` },
    body: JSON.stringify({
      ...fields,
      ...(isMachine(n) && { opening_hours: 'always' }),
      source: { first: touchOf(n), last: touchOf(n) },
    }),
  });
  const response = await fetch(url + path, {
    method: 'POST',
    redirect: 'manual',
    ...(hasScripts ? asJson() : asForm()),
  });
  await response.text();
  if (response.status === 409) throw new HourFull();
  if (response.status >= 400 && response.status < 500)
    throw new Refused(`${n}: ${response.status}`);
  if (response.status >= 500) throw new Error(`It answered ${response.status}.`);
  if (response.headers.get('location')?.includes('failed')) throw new Error('It failed.');
};

/** An hour that is free now: not for all the same, or they would go on meeting. */
const freeHour = async (url: string, n: number): Promise<string> => {
  const response = await fetch(url + callPath('demoSlots'));
  const { free } = ((await response.json()) as { data: { free: string[] } }).data;
  return free[n % Math.min(free.length, WRITERS)]!;
};

describe.each(DATABASES)('on %s', (kind) => {
  const databases = databasesOf(kind);

  it(
    `${LEADS} leads, with scripts and without, can each be traced, once, with what brought them`,
    async () => {
      const [mails, calls] = await Promise.all([startMailReceiver(), startWebhookReceiver()]);
      const databaseUrl = await databases.nextUrl();
      const environment = {
        DATABASE_URL: databaseUrl,
        LEADS_WEBHOOK_URL: calls.url,
        SMTP_URL: mails.url,
        DEMO_CAPACITY: String(CAPACITY),
      };
      let server = await startLeadsProcess(environment);
      let full = 0;

      /** Sends a lead until it is acknowledged, at another hour if the one it wants is full. */
      const sendUntilTaken = async (n: number) => {
        let slot = WANTED;
        for (;;) {
          try {
            return await send(server.url, n, slot);
          } catch (error) {
            if (error instanceof Refused) throw error;
            if (error instanceof HourFull) {
              full += 1;
              slot = await freeHour(server.url, n).catch(() => slot);
            } else await pause(20);
          }
        }
      };
      const replaceServer = async () => {
        const next = await startLeadsProcess(environment);
        await server.kill();
        server = next;
      };

      /** Sends leads, each until it is acknowledged; `meanwhile` happens once half of them are. */
      const sendAll = async (from: number, to: number, meanwhile: () => Promise<void>) => {
        let next = from;
        let half: Promise<void> | undefined;
        const write = async () => {
          for (let n = next++; n < to; n = next++) {
            if (n >= (from + to) / 2) half ??= meanwhile();
            await sendUntilTaken(n);
          }
        };
        await Promise.all(Array.from({ length: WRITERS }, write));
        await half;
      };

      // The mail server comes and goes, and processes die under the writers.
      const moods: Mood[] = ['refuse', 'accept', 'fail', 'accept'];
      const share = LEADS / moods.length;
      for (const [part, mood] of moods.entries()) {
        await mails.setMood(mood);
        await sendAll(part * share, (part + 1) * share, replaceServer);
      }
      const db = await openDatabase(databaseUrl);
      const { count } = db.fn;
      const countOpen = async () => {
        const { open } = await db
          .selectFrom('outbox')
          .select(count<string | number>('id').as('open'))
          .where('kind', 'not in', REMINDER_KINDS)
          .where('status', 'in', ['pending', 'delivering'])
          .executeTakeFirstOrThrow();
        return Number(open);
      };
      for (let open = await countOpen(); open > 0;) {
        const before = open;
        const isFewer = async () => {
          await pause(LOOK_AGAIN_MS);
          open = await countOpen();
          return open < before;
        };
        await until(isFewer, `${before} leave the outbox`);
      }
      await server.kill();

      const hours = await db
        .selectFrom('leads')
        .select(['slot', count<string | number>('id').as('demos')])
        .where('kind', '=', 'demo')
        .where('quarantine_reason', 'is', null)
        .groupBy('slot')
        .execute();
      const lines = await listLeads(db);
      const traces: LeadTrace[] = [];
      for (const { receipt } of lines) traces.push((await traceLead(db, receipt!))!);
      await Promise.all([mails.close(), calls.close(), db.destroy()]);

      expect(new Set(traces.map(({ receipt }) => receipt)).size).toBe(lines.length);
      const ends = { delivered: 0, quarantined: 0 };
      const wrong: unknown[] = [];
      const seen = new Set<number>();
      for (const [index, { email }] of lines.entries()) {
        const trace = traces[index]!;
        const n = Number(/\d+/.exec(email!)?.[0]);
        if (seen.has(n)) {
          // A form without scripts has no idempotency key. If its process dies between the commit and the response,
          // the retry is a second lead.
          if (callOf(n, WANTED).hasScripts) wrong.push(trace);
          continue;
        }
        seen.add(n);
        const { deliveries, events, first_touch } = trace;
        const sent = deliveries.filter((delivery) => !isDated(delivery));
        const [end, count] = endOf(n);
        ends[end] += 1;
        const isSourced = first_touch.includes(`utm_source=n-${n}&`) && trace.kind === kindOf(n);
        const isSaid =
          end === 'quarantined'
            ? events.some(({ what, reason }) => what === end && reason === 'honeypot')
            : sent.some(({ status }) => status === end);
        const hasTimes = sent.every(({ claimed_at }) => claimed_at !== null);
        if (!isSourced || !isSaid || !hasTimes || sent.length !== count) wrong.push(trace);
      }
      expect(wrong).toEqual([]);
      expect(seen.size).toBe(LEADS);
      expect(full).toBeGreaterThan(0);
      expect(Math.max(...hours.map(({ demos }) => Number(demos)))).toBe(CAPACITY);
      process.stderr.write(`${kind}: ${JSON.stringify(ends)}\n`);
      expect(ends).toEqual({ delivered: 900, quarantined: 100 });

      const told = calls.received.map(
        ({ body }) => (JSON.parse(body) as { data: { receipt: string } }).data.receipt,
      );
      const expected = traces.filter(({ deliveries }) => deliveries.length > 0);
      expect(new Set(told)).toEqual(new Set(expected.map(({ receipt }) => receipt)));
    },
    TEST_MS,
  );
});
