import { Webhook } from 'standardwebhooks';
import { startMailReceiver, startWebhookReceiver } from '../../../testing/server/receivers.ts';
import type { Mood } from '../../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { makeLeads } from '../leads.fixtures.ts';
import { createMailer } from '../mail/mailer.ts';
import { startOutbox } from './outbox.ts';
import { MAIL_KINDS, WEBHOOK_KINDS } from '../database/schema.ts';
import { createWebhook } from './webhook.ts';

const SECRET = '0123456789abcdef';
/** Long enough for a busy machine. */
const LONG_TIMEOUT_MS = 30_000;
const SHORT_TIMEOUT_MS = 150;

const person = {
  first_name: 'Søren',
  last_name: 'O’Brien-Łuk',
  phone: '+12025550123',
  email: 'Soren@Example.com',
};
const demo = {
  ...person,
  real_estate_experience: '4+ deals a month',
  monthly_budget: '0-$500',
  preferred_datetime: '2999-01-02T15:00:00Z',
} as const;
const registration = {
  ...person,
  company: 'Alder\r\nBcc: all@example.com',
  reason_for_attending: 'To learn.\nAnd to ask.',
};
const event = {
  id: '123456',
  slug: 'live-rotation',
  title: 'Live rotation\r\nX-Evil: yes',
  startsAt: new Date('2999-01-03T18:00:00Z'),
  endsAt: new Date('2999-01-03T18:45:00Z'),
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe.each(DATABASES)('deliveries from %s', (kind) => {
  const databases = databasesOf(kind);

  const start = async (timeoutMs: number) => {
    const [mails, calls] = await Promise.all([startMailReceiver(), startWebhookReceiver()]);
    const db = await databases.open();
    const lines: string[] = [];
    const write = (details: object, message: string) => {
      lines.push(JSON.stringify({ ...details, message }));
    };
    const mailer = createMailer({
      url: mails.url,
      from: { name: 'Hearthline', address: 'hello@example.com' },
      salesEmail: { name: '', address: 'sales@example.com' },
      brand: { name: 'Hearthline', signature: 'We answer' },
      timeZone: 'America/New_York',
    });
    const outbox = startOutbox(db, {
      lanes: [
        { kinds: MAIL_KINDS, deliver: mailer.deliver },
        {
          kinds: WEBHOOK_KINDS,
          deliver: createWebhook({
            url: calls.url,
            secrets: [SECRET],
            timeoutMs,
          }),
        },
      ],
      log: { info: write, warn: write, error: write },
      pollMs: 20,
      retryDelay: () => 100,
    });
    const leads = makeLeads(db, {
      getSiteUrl: () => 'https://hearthline.example',
      onStored: outbox.wake,
    });
    stops.push(outbox.stop, async () => mailer.close(), mails.close, calls.close);
    return { db, leads, mails, calls, lines, outbox };
  };

  it('write to the visitor, the sales team and the CRM', async () => {
    const { leads, mails, calls, outbox } = await start(LONG_TIMEOUT_MS);
    const { demo_id } = await leads.requestDemo(demo);
    await leads.register(event, registration);
    await leads.subscribe('elena@example.com');
    await until(() => mails.received.length === 4 && calls.received.length === 3, 'all arrive');
    await outbox.stop();

    const confirmation = mails.received.find(({ raw }) => raw.includes('demo.ics'));
    expect(confirmation).toMatchObject({ from: 'hello@example.com', to: ['soren@example.com'] });
    expect(confirmation?.raw).toContain(`Subject: Your Hearthline demo is booked: ${demo_id}`);
    expect(confirmation?.raw).toContain('Content-Type: text/calendar; charset=utf-8');
    const notices = mails.received.filter(({ to }) => to[0] === 'sales@example.com');
    expect(notices).toHaveLength(2);
    for (const { raw } of notices) {
      expect(raw).toMatch(/^Reply-To: [^<]*<soren@example\.com>/m);
    }
    for (const { raw } of mails.received) {
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(headers).not.toMatch(/^(?:X-Evil|Bcc):/im);
    }

    const types = calls.received.map(({ headers, body }) => {
      const receiver = new Webhook(SECRET, { format: 'raw' });
      receiver.verify(body, headers as Record<string, string>);
      return (JSON.parse(body) as { type: string }).type;
    });
    expect(types.sort()).toEqual(['demo.requested', 'event.registered', 'newsletter.subscribed']);
  });

  it('arrive once both receivers have refused, hung and failed for a while', async () => {
    const { db, leads, mails, calls, lines, outbox } = await start(SHORT_TIMEOUT_MS);
    for (const mood of ['refuse', 'hang', 'fail'] satisfies Mood[]) {
      await Promise.all([mails.setMood(mood), calls.setMood(mood)]);
      const failures = () => lines.filter((line) => line.includes('delivery failed')).length;
      const before = failures();
      await leads.requestDemo(demo);
      await until(() => failures() >= before + 4, mood);
    }
    expect(mails.received).toEqual([]);
    expect(calls.received).toEqual([]);
    await Promise.all([mails.setMood('accept'), calls.setMood('accept')]);
    await until(() => mails.received.length >= 6 && calls.received.length >= 3, 'all arrive');
    await outbox.stop();

    const rows = await db
      .selectFrom('outbox')
      .select(['status', 'last_error'])
      .where('kind', '!=', 'demo-reminder')
      .execute();
    expect(rows).toEqual(Array(9).fill({ status: 'delivered', last_error: null }));
    expect(mails.received).toHaveLength(6);
    expect(new Set(calls.received.map(({ body }) => body)).size).toBe(3);
    expect(lines.join('\n')).not.toMatch(/soren|søren|o’brien|2025550123/i);
  });
});
