import { demoRequest, eventRegistration } from '../../../contract/forms.fixtures.ts';
import { officeSlots, type OfficeHours } from '../../../lib/officeSlots.ts';
import { databasesOf } from '../../../testing/server/testDatabases.ts';
import { NO_METRICS } from '../../observe/metrics.ts';
import { event, NOW, silentLog } from '../leads.fixtures.ts';
import { createLeadService, type LeadServiceOptions } from '../leadService.ts';

const databases = databasesOf('SQLite');

const start = async (options: Partial<LeadServiceOptions> = {}) => {
  const db = await databases.open();
  const log = silentLog();
  const metrics = {
    ...NO_METRICS,
    formStored: jest.fn(),
    formQuarantined: jest.fn(),
    securityNoted: jest.fn(),
  };
  const service = createLeadService(db, {
    getSiteUrl: () => 'https://h.example',
    brand: 'Hearthline',
    now: () => NOW,
    log,
    metrics,
    ...options,
  });
  const stored = async () => {
    const rows = await db.selectFrom('leads').selectAll().orderBy('kind').execute();
    return rows.map(({ kind, quarantine_reason, source, history }) => ({
      kind,
      reason: quarantine_reason,
      source: source === null ? null : (JSON.parse(source) as unknown),
      history: JSON.parse(history) as unknown,
    }));
  };
  return { db, service, log, metrics, stored };
};

it('repeats the answer to a registration whose event has passed or is full since', async () => {
  const { service, stored } = await start();
  const form = { body: eventRegistration, idempotencyKey: 'k' };
  const room = { ...event, capacity: 1 };
  const { first_name, last_name, email } = eventRegistration;
  const first = await service.register(form, room);
  expect(first).toMatchObject({
    status: 200,
    message: 'Registration submitted successfully!',
    payload: { first_name, last_name, email, receipt: expect.stringMatching(/^HR-/) },
  });
  expect(await service.register(form, room)).toEqual(first);
  expect(await service.register(form, { ...room, isPast: true })).toEqual(first);
  expect(await stored()).toHaveLength(1);
});

it.each([
  [{ isPast: true }, 422, 'This event has already taken place.'],
  [{ isCanceled: true }, 422, 'This event was canceled.'],
  [{ capacity: 0 }, 409, 'This event is full.'],
])(
  'refuses a registration for an event with %j, and stores nothing',
  async (changes, ...answer) => {
    const { service, stored } = await start();
    const [status, message] = answer;
    const refused = await service.register({ body: eventRegistration }, { ...event, ...changes });
    expect(refused).toEqual({ status, message });
    expect(await stored()).toEqual([]);
  },
);

it('deletes the stored answer to a form with its lead', async () => {
  const { db, service } = await start();
  await service.register({ body: eventRegistration, idempotencyKey: 'seat' }, event);
  await service.requestDemo({ body: demoRequest, idempotencyKey: 'demo' });
  await service.subscribe({ body: { email: 'a@b.co' }, idempotencyKey: 'newsletter' });
  await db.deleteFrom('leads').execute();
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([]);
});

it('asks no age of the newsletter’s script', async () => {
  const { service, stored } = await start();
  await service.subscribe({ body: { email: 'a@b.co' }, isFromScript: true });
  await service.requestDemo({ body: demoRequest, isFromScript: true });
  expect(await stored()).toMatchObject([
    { kind: 'demo', reason: 'no-age' },
    { kind: 'newsletter', reason: null },
  ]);
});

it('stores the visit that brought the visitor', async () => {
  const { service, stored } = await start();
  const source = { first: { utm_source: 'spring' }, last: { referrer: 'example.com' } };
  await service.requestDemo({ body: demoRequest, source });
  await service.subscribe({ body: { email: 'a@b.co' } });
  expect(await stored()).toMatchObject([{ source }, { source: null }]);
});

it('answers a subscription with its receipt, also a repeated one', async () => {
  const { service, stored } = await start();
  const subscribe = () => service.subscribe({ body: { email: 'a@b.co' } });
  const first = await subscribe();
  expect(first).toMatchObject({ status: 200, payload: { receipt: expect.stringMatching(/^HN-/) } });
  expect(await subscribe()).toEqual(first);
  expect(await stored()).toHaveLength(1);
});

it('counts a stored form', async () => {
  const { service, log, metrics } = await start();
  await service.register({ body: eventRegistration }, event);
  expect(metrics.formStored.mock.calls).toEqual([['register']]);
  for (const unexpected of [metrics.formQuarantined, metrics.securityNoted, log.warn])
    expect(unexpected).not.toHaveBeenCalled();
});

it('logs and counts a form in quarantine, without personal data, and keeps the reason with its lead', async () => {
  const { service, log, metrics, stored } = await start();
  await service.requestDemo({ body: { ...demoRequest, opening_hours: 'x' } });
  const history = [{ at: NOW.toISOString(), what: 'quarantined', reason: 'honeypot' }];
  expect(await stored()).toMatchObject([{ reason: 'honeypot', history }]);
  expect(metrics.formStored).not.toHaveBeenCalled();
  expect(metrics.formQuarantined.mock.calls).toEqual([['requestDemo', 'honeypot']]);
  expect(metrics.securityNoted.mock.calls).toEqual([['quarantine']]);
  expect(log.warn.mock.calls).toEqual([
    [
      expect.objectContaining({ event: 'security', kind: 'quarantine', reason: 'honeypot' }),
      expect.any(String),
    ],
  ]);
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/ruth|abara|555/i);
});

it('does not limit forms without an address of a network', async () => {
  const office: OfficeHours = {
    zone: 'America/New_York',
    week: Array.from({ length: 7 }, () => [9, 18] as const),
    holidays: [],
    noticeHours: 2,
    capacity: 1,
    daysAhead: 4,
  };
  // Validation compares with the real clock.
  const now = new Date();
  const { service, stored } = await start({
    hasLimits: true,
    now: () => now,
    getOffice: () => office,
  });
  for (const slot of officeSlots(office, now.getTime()).slice(-6)) {
    const preferred_datetime = new Date(slot).toISOString();
    await service.requestDemo({ body: { ...demoRequest, preferred_datetime } });
  }
  expect((await stored()).map(({ reason }) => reason)).toEqual(Array(6).fill(null));
});
