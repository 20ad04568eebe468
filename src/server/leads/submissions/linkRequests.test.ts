import { DATABASES, databasesOf } from '../../../testing/server/testDatabases.ts';
import { NO_METRICS } from '../../observe/metrics.ts';
import type { SiteDb } from '../database/schema.ts';
import {
  createTestLeads,
  event,
  NOW,
  openConnections,
  readOutbox,
  silentLog,
  tokenOf,
} from '../leads.fixtures.ts';
import type { LeadContext } from './leadContext.ts';
import { createLinkRequests } from './linkRequests.ts';
import type { RegistrationEvent } from './registrationEvent.ts';
import type { SentForm } from './submitForm.ts';

const ada = 'ada@example.com';
const GONE = { status: 404, message: 'Event not found' };

const requestsOf = (db: SiteDb, hasLimits = false, held: RegistrationEvent = event) => {
  let now = NOW;
  const log = silentLog();
  const leads = createTestLeads(db, { now: () => now });
  const getContext = (): LeadContext => ({
    ...leads.context,
    db,
    now,
    hasLimits,
    events: { find: (id) => (id === held.id ? held : GONE), all: () => [held] },
  });
  const requests = createLinkRequests({ getContext, observer: { log, metrics: NO_METRICS } });
  const links = async () => {
    await requests.finish();
    return (await readOutbox(db, 'registration-link')).map(({ payload }) => payload);
  };
  return {
    db,
    leads,
    log,
    links,
    ask: (email: unknown = ada, form: SentForm = {}, id = event.id) =>
      requests.answer({ id }, { body: { email }, ...form }),
    /** Every email so far was sent. */
    deliver: async () => {
      await links();
      await db.updateTable('outbox').set({ status: 'delivered' }).execute();
    },
    at: (time: Date) => (now = time),
  };
};

describe.each(DATABASES)('a guest’s links on %s', (kind) => {
  const databases = databasesOf(kind);
  const start = async (hasLimits = false, held = event) =>
    requestsOf(await databases.open(), hasLimits, held);

  it('are emailed again to the address of the registration, before and during the event', async () => {
    const { leads, ask, links, deliver, at } = await start();
    const { link } = (await leads.register({ email: ada }))!;
    await deliver();
    for (const [time, email] of [
      [NOW, 'ADA@Example.com '],
      [new Date(event.startsAt.getTime() + 60_000), ada],
    ] as const) {
      at(time);
      expect(await ask(email)).toMatchObject({ status: 200 });
      expect((await links()).at(-1)).toMatchObject({
        email: ada,
        link,
        not_after: event.endsAt.toISOString(),
      });
      await deliver();
    }
    expect(await links()).toHaveLength(2);
  });

  it('are those of the latest registration', async () => {
    const { leads, ask, links, at } = await start();
    await leads.register({ email: ada });
    at(new Date(NOW.getTime() + 60_000));
    const { link } = (await leads.register({ email: ada }))!;
    await ask();
    expect(await links()).toMatchObject([{ link }]);
  });

  it('are in one email while it waits, and in none for a registration that is canceled meanwhile', async () => {
    const { leads, ask, links } = await start();
    const { link } = (await leads.register({ email: ada }))!;
    for (let n = 0; n < 3; n += 1) await ask();
    expect(await links()).toHaveLength(1);
    await leads.cancelRegistration(tokenOf(link));
    expect(await links()).toEqual([]);
  });

  it('are in one email when several requests arrive at once', async () => {
    const { leads, ask, links, db } = await start();
    await leads.register({ email: ada });
    await openConnections(db, 8);
    await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(await links()).toHaveLength(1);
  });

  it('are sent to no one else, with the same answer and without a new lead', async () => {
    const { leads, ask, links, log } = await start();
    const other = { ...event, id: 'other', slug: 'other' };
    const over = { ...event, endsAt: NOW };
    const canceled = await leads.register({ email: 'canceled@example.com' });
    await leads.cancelRegistration(tokenOf(canceled?.link));
    await leads.register({ email: 'spam@example.com' }, { quarantine: 'honeypot' });
    await leads.register({ email: 'other@example.com' }, {}, other);
    await leads.register({ email: 'over@example.com' }, {}, over);
    await leads.subscribe('reader@example.com');
    await leads.register({ email: ada });
    const count = async () =>
      (await leads.run(({ db }) => db.selectFrom('leads').selectAll().execute())).length;
    const before = await count();
    const names = ['canceled', 'spam', 'other', 'over', 'reader', 'nobody', 'ada'];
    for (const name of names) {
      const email = `${name}@example.com`;
      expect(await ask(email)).toEqual({ status: 200, message: '', payload: { email } });
    }
    expect(await links()).toMatchObject([{ email: ada }]);
    expect(await count()).toBe(before);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('count toward the emails to a mailbox', async () => {
    const { leads, ask, links, deliver } = await start();
    await leads.register({ email: ada });
    for (let n = 0; n < 7; n += 1) {
      await deliver();
      expect(await ask()).toMatchObject({ status: 200 });
    }
    // The confirmation was the first of five.
    expect(await links()).toHaveLength(4);
  });

  it('are asked for by a network only so often, whatever the addresses, with the same answer', async () => {
    const { leads, ask, links } = await start(true);
    await leads.register({ email: ada });
    const ip = '192.0.2.7';
    for (let n = 0; n < 5; n += 1) await ask(`nobody-${n}@example.com`, { ip });
    expect(await ask(ada, { ip })).toEqual({ status: 200, message: '', payload: { email: ada } });
    expect(await links()).toEqual([]);
    await ask(ada, { ip: '198.51.100.7' });
    expect(await links()).toHaveLength(1);
  });

  it('are asked for more often by people who take time to fill in the form of the page', async () => {
    const { leads, ask, links } = await start(true);
    await leads.register({ email: ada });
    const form = { ip: '192.0.2.7', isFromScript: true };
    for (let n = 0; n < 5; n += 1)
      await ask(ada, { ...form, body: { email: `nobody-${n}@example.com`, form_age_ms: 5000 } });
    await ask(ada, { ...form, body: { email: ada, form_age_ms: 5000 } });
    expect(await links()).toHaveLength(1);
  });

  it.each([{ opening_hours: 'spam' }, { form_age_ms: 200 }, {}])(
    'are not sent to a script that fills in %j',
    async (more) => {
      const { leads, ask, links } = await start();
      await leads.register({ email: ada });
      const form = { isFromScript: true };
      expect(await ask(ada, { ...form, body: { email: ada, ...more } })).toMatchObject({
        status: 200,
      });
      expect(await links()).toEqual([]);
      await ask(ada, { ...form, body: { email: ada, opening_hours: '', form_age_ms: 5000 } });
      expect(await links()).toHaveLength(1);
    },
  );

  it.each([
    ['an event that is over', { isPast: true }, 422, 'This event has already taken place.'],
    ['a canceled event', { isCanceled: true }, 422, 'This event was canceled.'],
    ['an unknown event', { id: 'unknown' }, 404, 'Event not found'],
  ])('are not sent for %s', async (_what, changes, status, message) => {
    const { leads, ask, links } = await start(false, { ...event, ...changes });
    await leads.register({ email: ada });
    expect(await ask()).toEqual({ status, message });
    expect(await links()).toEqual([]);
  });

  it.each(['', 'ada', 'ada@example', 7, null])('need an address: %j', async (email) => {
    const { ask } = await start();
    expect(await ask(email)).toMatchObject({ status: 422, fields: { email: expect.any(String) } });
  });
});

it('answers before an address is looked up', async () => {
  // Without a database nothing can be looked up.
  const { ask, links, log } = requestsOf({
    transaction: () => ({ execute: () => Promise.reject(new Error(`${ada} is unreadable`)) }),
    getExecutor: () => ({ adapter: {} }),
  } as unknown as SiteDb);
  expect(await ask()).toEqual({ status: 200, message: '', payload: { email: ada } });
  await links().catch(() => undefined);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(log.warn.mock.calls)).not.toContain(ada);
});

it('finds no event where content has none', async () => {
  const requests = createLinkRequests({
    getContext: () => ({}) as LeadContext,
    observer: { log: silentLog(), metrics: NO_METRICS },
  });
  expect(await requests.answer(event, { body: { email: ada } })).toEqual({
    status: 404,
    message: 'We can’t find that event.',
  });
});
