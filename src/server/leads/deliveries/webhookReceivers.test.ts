import Ajv from 'ajv/dist/2020.js';
import Fastify from 'fastify';
import { Webhook } from 'standardwebhooks';
import { startWebhookReceiver } from '../../../testing/server/receivers.ts';
import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { until } from '../../../testing/until.ts';
import { registerWebhookSchemas } from '../../web/files/webhookSchemas.ts';
import { cancelDemo, moveDemo } from '../submissions/demoChanges.ts';
import { demo, event, makeLeads, registration } from '../leads.fixtures.ts';
import { runLeadsCommand } from '../cli/leadsCommand.ts';
import { startDeliveries } from '../startDeliveries.ts';
import { EVENT_TYPES, SCHEMAS_PATH, webhookSchema } from './webhookEvents.ts';
import type { WebhookEventType } from './webhookEvents.ts';
import { parseReceivers, type WebhookReceiver } from './webhookReceivers.ts';

const OLD = 'the-old-secret-of-the-crm';
const NEW = 'the-new-secret-of-the-crm';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const startReceiver = async () => {
  const receiver = await startWebhookReceiver();
  stops.push(receiver.close);
  return receiver;
};

describe('a file of receivers', () => {
  it('says who is told of what, and which variables hold the secrets', () => {
    const text = `
- name: crm
  url: https://crm.example.com/leads
  secrets: [CRM_SECRET, CRM_SECRET_BEFORE]
- name: statistics
  url: https://statistics.example.com/
  events: [demo.requested, newsletter.subscribed]
  secrets: [STATISTICS_SECRET]
`;
    const environment = {
      CRM_SECRET: NEW,
      CRM_SECRET_BEFORE: OLD,
      STATISTICS_SECRET: 'one-of-statistics',
    };
    expect(parseReceivers(text, environment)).toEqual([
      { name: 'crm', url: 'https://crm.example.com/leads', secrets: [NEW, OLD] },
      {
        name: 'statistics',
        url: 'https://statistics.example.com/',
        events: ['demo.requested', 'newsletter.subscribed'],
        secrets: ['one-of-statistics'],
      },
    ]);
  });

  const crm = (more: object) =>
    JSON.stringify([{ name: 'crm', url: 'https://c.example', secrets: ['CRM_SECRET'], ...more }]);
  it.each([
    ['', 'what it holds must be a list'],
    ['[]', 'what it holds must be a list of one or more'],
    ['- name: [', /^it is no YAML: /],
    ['- crm', 'receiver 1 must be one'],
    [crm({ name: undefined }), 'receiver 1 name must be there'],
    [crm({ name: 'The CRM' }), 'receiver 1 name must be of small letters, digits and hyphens'],
    [
      crm({ url: 'https://site:hunter2@c.example' }),
      'receiver 1 url must not contain a user name or password',
    ],
    [crm({ events: [] }), 'receiver 1 events must name an event, or be left out for all of them'],
    [crm({ events: ['demo'] }), /^receiver 1 events 0 must be of demo\.requested, /],
    [crm({ secret: 'hunter2' }), 'receiver 1 must have name, url, events and secrets alone'],
    [crm({ secrets: [] }), 'receiver 1 secrets must name an environment variable'],
    [crm({ secrets: ['NONE'] }), 'NONE, a secret of crm, must have 16 characters or more'],
    [crm({ secrets: ['BAD'] }), 'BAD, a secret of crm, must have base64 behind whsec_'],
    [
      `${crm({}).slice(0, -1)},${crm({}).slice(1)}`,
      'what it holds must be a list of different names',
    ],
  ])('is told of in one line when it is %j', (text, message) => {
    const environment = { CRM_SECRET: NEW, BAD: 'whsec_no-base64-hunter2!' };
    let said = '';
    try {
      parseReceivers(text, environment);
    } catch (error) {
      said = (error as Error).message;
    }
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
    expect(said).not.toMatch(/hunter2|\n/);
  });
});

describe.each(DATABASES)('receivers on %s', (kind) => {
  const databases = databasesOf(kind);

  const settings = {
    smtpUrl: undefined,
    mailFrom: 'hello@example.com',
    salesEmail: 'sales@example.com',
    brand: { name: 'Hearthline', signature: 'We answer' },
    eventTimeZone: 'UTC',
  };

  const start = async (
    receivers: readonly WebhookReceiver[],
    db?: Awaited<ReturnType<typeof databases.open>>,
  ) => {
    const open = db ?? (await databases.open());
    const lines: string[] = [];
    const write = (details: object, message: string) =>
      void lines.push(JSON.stringify({ ...details, message }));
    const log = { info: write, warn: write, error: write };
    const outbox = startDeliveries(open, { ...settings, webhooks: receivers }, log);
    stops.unshift(outbox.stop);
    const getSiteUrl = () => 'https://hearthline.example';
    const leads = makeLeads(open, { getSiteUrl, receivers, onStored: outbox.wake });
    return { db: open, leads, lines, outbox };
  };

  const typesOf = ({ received }: { received: { body: string }[] }) =>
    received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();

  it('get the events they want, each signed with its own secrets, both while one is replaced', async () => {
    const [first, crm, statistics] = [
      await startReceiver(),
      await startReceiver(),
      await startReceiver(),
    ];
    const { leads } = await start([
      { name: 'leads', url: first.url, secrets: ['the-secret-of-the-first'] },
      { name: 'crm', url: crm.url, secrets: [NEW, OLD], events: ['demo.requested'] },
      {
        name: 'statistics',
        url: statistics.url,
        secrets: ['one-of-statistics'],
        events: ['newsletter.subscribed', 'event.registration_updated'],
      },
    ]);
    await leads.requestDemo(demo);
    await leads.register(event, registration);
    await leads.register(event, { ...registration, company: 'Alder & Sons' });
    await leads.subscribe('elena@example.com');
    await until(
      () =>
        first.received.length === 4 &&
        crm.received.length === 1 &&
        statistics.received.length === 2,
      'all arrive',
    );
    expect(typesOf(crm)).toEqual(['demo.requested']);
    expect(typesOf(statistics)).toEqual(['event.registration_updated', 'newsletter.subscribed']);

    const [{ headers, body } = { headers: {}, body: '' }] = crm.received;
    expect(headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    for (const secret of [OLD, NEW]) {
      const judge = new Webhook(Buffer.from(secret), { format: 'raw' });
      expect(judge.verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'demo.requested',
      });
    }
    const foreign = new Webhook(Buffer.from('one-of-statistics'), { format: 'raw' });
    expect(() => foreign.verify(body, headers as Record<string, string>)).toThrow('No matching');
  });

  it('do not wait for one that is down, and its letters are dead for it alone', async () => {
    const [up, down] = [await startReceiver(), await startReceiver()];
    await down.setMood('hang');
    const receivers = [
      { name: 'down', url: down.url, secrets: [OLD] },
      { name: 'up', url: up.url, secrets: [NEW] },
    ];
    const { db, leads, outbox } = await start(receivers);
    for (const name of ['elena', 'ruth', 'omar']) await leads.subscribe(`${name}@example.com`);
    await until(() => up.received.length === 3 && down.tries() > 0, 'the others arrive');
    expect(down.tries()).toBe(1);
    await down.setMood('refuse');
    await outbox.stop();
    await down.setMood('accept');
    await db.updateTable('outbox').set({ status: 'dead' }).where('receiver', '=', 'down').execute();
    expect(await runLeadsCommand(db, ['list'])).toMatch(
      /elena@example\.com {2}1 dead \(down\), 1 delivered \(up\)\n/,
    );
    expect(await runLeadsCommand(db, ['retry', '--receiver', 'up'])).toMatch(/^0 deliveries/);
    expect(await runLeadsCommand(db, ['retry', '--receiver', 'leads'])).toMatch(/^0 deliveries/);
    expect(await runLeadsCommand(db, ['retry', '--receiver', 'down'])).toMatch(/^3 deliveries/);
    await start(receivers, db);
    await until(() => down.received.length === 3, 'what was dead arrives');
    expect(up.received).toHaveLength(3);
  });

  it('hear of what happens from then on; what waits for one that is gone is set aside, and said', async () => {
    const late = await startReceiver();
    const gone = { name: 'gone', url: 'http://127.0.0.1:9/', secrets: [OLD] };
    const { db, leads, outbox } = await start([gone]);
    await leads.subscribe('elena@example.com');
    await leads.subscribe('ruth@example.com');
    await outbox.stop();
    // Of a time when there was only one.
    await makeLeads(db, { getSiteUrl: () => '' }).subscribe('omar@example.com');

    const next = await start([{ name: 'late', url: late.url, secrets: [NEW] }], db);
    await until(() => next.lines.filter((line) => line.includes('set aside')).length === 2);
    expect(next.lines.join('\n')).toMatch(/"receiver":"gone","count":2/);
    expect(next.lines.join('\n')).toMatch(/"receiver":"leads","count":1/);
    await next.leads.subscribe('noor@example.com');
    await until(() => late.received.length === 1, 'what is new arrives');
    expect(late.received[0]?.body).toContain('noor@example.com');
    const dead = await db
      .selectFrom('outbox')
      .select(['receiver', 'last_error'])
      .where('status', '=', 'dead')
      .execute();
    expect(dead).toHaveLength(3);
    expect(new Set(dead.map((row) => row.last_error))).toEqual(
      new Set(['its receiver is no longer configured']),
    );
  });

  it('let what there is to tell wait for the first one while there is none', async () => {
    const { db, leads, outbox } = await start([]);
    await leads.subscribe('elena@example.com');
    await outbox.stop();
    const first = await startReceiver();
    await start([{ name: 'leads', url: first.url, secrets: [OLD] }], db);
    await until(() => first.received.length === 1, 'it arrives');
  });
});

describe('the published schemas', () => {
  const databases = databasesOf('SQLite');
  const SITE = 'https://hearthline.example';

  /** What is sent of every event, by its type. */
  const sendEverything = async (): Promise<Map<string, unknown[]>> => {
    const receiver = await startReceiver();
    const db = await databases.open();
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const webhooks = [{ name: 'crm', url: receiver.url, secrets: [OLD] }];
    const outbox = startDeliveries(
      db,
      {
        smtpUrl: undefined,
        mailFrom: 'hello@example.com',
        salesEmail: 'sales@example.com',
        brand: { name: 'Hearthline', signature: 'We answer' },
        eventTimeZone: 'UTC',
        webhooks,
      },
      log,
    );
    stops.unshift(outbox.stop);
    const leads = makeLeads(db, { getSiteUrl: () => SITE, receivers: webhooks });
    const touch = { utm_source: 'harbor', landing: '/pricing' };
    const source = { first: touch, last: { referrer: 'example.com' } };
    await leads.requestDemo(demo);
    await leads.requestDemo(demo, { source });
    await db.transaction().execute(async (transaction) => {
      const { link_token: token } = await transaction
        .selectFrom('demo_requests')
        .select('link_token')
        .executeTakeFirstOrThrow();
      const meetingUrl = () => 'https://meet.example/1';
      const settings = { siteUrl: SITE, meetingUrl, now: new Date(), receivers: webhooks };
      const moved = { preferred_datetime: '2050-01-05T15:00:00Z', sequence: 0 };
      await moveDemo(transaction, token!, moved, settings);
      await cancelDemo(transaction, token!, { sequence: 1 }, settings);
    });
    await leads.register(event, registration);
    await leads.register(event, { ...registration, company: 'Alder & Sons' });
    const small = { ...event, id: 'small', places: { capacity: 1, hasWaitingList: true } };
    await leads.register(small, registration);
    await leads.register(small, { ...registration, email: 'noor@example.com' });
    const guest = await db
      .selectFrom('event_registrations')
      .select(['id', 'event_id'])
      .where('event_id', '=', small.id)
      .where('standing', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    await leads.cancelRegistration(guest);
    await leads.subscribe('elena@example.com', { source });
    const { unsubscribe_token } = await db
      .selectFrom('newsletter_subscriptions')
      .select('unsubscribe_token')
      .executeTakeFirstOrThrow();
    await leads.unsubscribe(unsubscribe_token!);
    outbox.wake();
    const { length } = await db
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'webhook')
      .execute();
    await until(() => receiver.received.length === length, 'all arrive');
    const bodies = receiver.received.map(({ body }) => JSON.parse(body) as { type: string });
    return Map.groupBy(bodies, ({ type }) => type);
  };

  it('say all that is sent, for every event there is, and nothing is sent beside it', async () => {
    const sent = await sendEverything();
    expect([...sent.keys()].sort()).toEqual([...EVENT_TYPES].sort());
    for (const [type, bodies] of sent) {
      for (const isClosed of [false, true]) {
        const schema = webhookSchema(type as WebhookEventType, SITE, isClosed);
        const validate = new Ajv({ validateFormats: false }).compile(schema);
        for (const body of bodies) {
          validate(body);
          expect(validate.errors).toBeNull();
        }
      }
    }
  });

  it('stand at an address with their version, and let members be added', async () => {
    const server = Fastify();
    registerWebhookSchemas(server, { getSiteUrl: () => SITE });
    for (const type of EVENT_TYPES) {
      const { headers, body } = await server.inject(`/schemas/leads/v1/${type}.json`);
      expect(headers['content-type']).toBe('application/schema+json; charset=utf-8');
      expect(JSON.parse(body)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: `${SITE}${SCHEMAS_PATH}${type}.json`,
        title: type,
      });
      expect(body).not.toContain('"additionalProperties": false');
    }
    expect((await server.inject('/schemas/leads/v1/lead.imagined.json')).statusCode).toBe(404);
  });
});
