import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import { eventRegistration } from '../../../contract/forms.fixtures.ts';
import { paths } from '../../../contract/paths.ts';
import type { OfficeHours } from '../../../lib/officeSlots.ts';
import { startTestSite } from '../../../testing/server/testSite.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { event } from '../leads.fixtures.ts';
import { createLeadService, type LeadService } from '../leadService.ts';
import { openDatabase } from './database.ts';
import type { SiteDatabase } from './schema.ts';
import { StorageFailure } from './storageFailure.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const TOKEN = 'AAAAAAAAAAAAAAAAAAAAAA';
const params = { token: TOKEN };
const form = { body: { email: 'ada@example.com' }, idempotencyKey: 'one', ip: '192.0.2.1' };

const OFFICE: OfficeHours = {
  zone: 'UTC',
  week: Array.from({ length: 7 }, () => [9, 16] as const),
  holidays: [],
  noticeHours: 1,
  capacity: 1,
  daysAhead: 10,
};

const READS: Record<string, (service: LeadService) => Promise<unknown>> = {
  'a registration': (service) => service.myRegistration(params),
  'a demo': (service) => service.myDemo(params),
  'the page of a link to join': (service) => service.joinEvent(params),
  'a link to join': (service) => service.joinLocation(TOKEN, true),
  'a link of the newsletter': (service) =>
    service.newsletterLink({ link: 'confirm', token: TOKEN }),
  'free hours': (service) => service.demoSlots(),
  'remaining seats': (service) => service.placesLeft({ ...event, capacity: 20 }),
  'a calendar file': (service) => service.calendar(TOKEN),
  'a form with a key': (service) => service.subscribe(form),
  'a form without a key': (service) => service.subscribe({ ...form, idempotencyKey: undefined }),
  'a registration form': (service) => service.register({ ...form, body: eventRegistration }, event),
};

it.each(Object.keys(READS))('%s is not waited for without end', async (name) => {
  const pool = { connect: () => new Promise<never>(() => undefined), end: async () => undefined };
  const db = new Kysely<SiteDatabase>({ dialect: new PostgresDialect({ pool }) });
  const service = createLeadService(db, {
    getSiteUrl: () => 'https://h.example',
    brand: 'Hearthline',
    hasLimits: true,
    getOffice: () => OFFICE,
    readTimeoutMs: 10,
  });
  await expect(READS[name]!(service)).rejects.toBeInstanceOf(StorageFailure);
});

/** A way to the database on which it can fall silent: connections stay open, and new ones are accepted. */
const startSilencer = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (isSilent) return;
    const database = connect(Number(port), hostname);
    sockets.add(database.on('error', () => undefined));
    socket.pipe(database).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  closings.push(end);
  const silenced = new URL(url);
  silenced.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: silenced.href,
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** The queries that still wait fail. */
    end,
  };
};

describe('PostgreSQL that falls silent', () => {
  const databases = databasesOf('PostgreSQL');

  it('lets a transaction fail before the queries that may take long', async () => {
    const silencer = await startSilencer(await databases.nextUrl());
    const db = await openDatabase(silencer.url);
    const select = () => db.selectFrom('leads').select('id').execute();
    await Promise.all([select(), select()]);
    silencer.fallSilent();
    const query = select().catch(() => 'query');
    const begin = db
      .transaction()
      .execute(() => Promise.resolve())
      .catch(() => 'transaction');
    expect(await Promise.race([query, begin])).toBe('transaction');
    silencer.end();
    await Promise.all([query, begin]);
    await db.destroy();
  });

  it('is answered like one that is down', async () => {
    const silencer = await startSilencer(await databases.nextUrl());
    const site = await startTestSite({ DATABASE_URL: silencer.url, PAGE_CACHE_SECONDS: '0' });
    closings.push(() => site.close());
    expect((await site.get('/readyz')).status).toBe(200);
    silencer.fallSilent();
    const refused = [
      `/my-registration/${TOKEN}/join`,
      `/my-registration/${TOKEN}`,
      `/my-demo/${TOKEN}`,
      `/newsletter/confirm/${TOKEN}`,
      `/newsletter/unsubscribe/${TOKEN}`,
      `/calendar/${TOKEN}.ics`,
    ];
    const answers = await Promise.all(
      refused.map(async (address) => [address, (await site.get(address)).status]),
    );
    expect(answers).toEqual(refused.map((address) => [address, 503]));
    for (const address of ['/pricing', paths.event('import-day-together'), paths.webinars])
      expect([address, (await site.get(address)).status]).toEqual([address, 200]);
    silencer.end();
  });
});
